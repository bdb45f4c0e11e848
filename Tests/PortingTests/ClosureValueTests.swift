import TestSupport
import Testing

/// The values of an app's types that are made in closures, the source cut out of the app for a
/// view.
@Suite(.programs) struct ClosureValueTests {
  @Test func `a stub of a property with a type as its value has that type`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift":
        "class HerbView: UIView { func fill() { addSubview(Parts.shared.pot.init(frame: .zero)) } }\n",
      "Parts.swift": """
      class Parts {
        static let shared = Parts()
        var pot: PotView.Type { Missing.pot }
      }
      class PotView: UIView { required override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil } }

      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("PotView.self"), "\(source)")
  }

  @Test func `a function's type with a name of its own has values`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      typealias Watered = (Int, String) -> Void
      class HerbView: UIView {
        init(watered: Watered) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("func standIn(_ name: String = \"\") -> Watered { { _, _ in } }"))
  }

  @Test func `a stub whose initialiser is private has values`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift":
        "class HerbView: UIView { func fill() { tag = Store.shared.count } }\n",
      "Store.swift": """
      class Store {
        static var shared: Store { Missing.store }
        let count: Int
        private init(count: Int) { self.count = Missing.count }
        static func make() -> Store { Store(count: 1) }
      }

      """,
      "Other.swift": "func count() -> Int { Store(count: 2).count }\n",
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("extension Store: StandInValue"), "\(source)")
  }

  @Test func `a model has the values of a sample file of the project`() throws {
    let (report, source) = try ClosureTests.closure(
      of: [
        "HerbView.swift": """
        struct Herb: Codable {
          let title: String
          let potCount: Int
          let latin: String?
          enum CodingKeys: String, CodingKey { case title, potCount, latin = "latin_name" }
        }
        class HerbView: UIView {
          init(herb: Herb) { super.init(frame: .zero) }
          required init?(coder: NSCoder) { nil }
        }

        """
      ],
      samples: [
        "herbs.json": """
        {"herbs": [{"title": "Lovage \\"old\\"", "potCount": 7, "latin_name": "Levisticum"}]}
        """
      ])
    #expect(report.isAsWritten, "\(report.errors)")
    let values = #"Self(title: "Lovage \"old\"", potCount: 7, latin: "Levisticum")"#
    #expect(source.contains(values), "\(source)")
  }

  @Test func `an error of the linker is repaired where the symbol is used`() throws {
    let report = try ClosureTests.closure(
      of: ["HerbView.swift": "class HerbView: UIView {\n  func fill() { soak() }\n}\n"],
      compiler: """
        folder=$(dirname "$0")
        for last; do :; done
        case "$*" in
        *-typecheck*) exit 0 ;;
        *-frontend*) exit 0 ;;
        esac
        if [ ! -e "$folder/linked" ]; then
          touch "$folder/linked"
          echo "ld.lld: error: undefined symbol: soak" >&2
          echo ">>> referenced by HerbView.swift:3 ($folder/HerbView.swift:3)" >&2
          exit 1
        fi
        touch "$last"
        """, makesProgram: true
    ).report
    #expect(report.hasProgram, "\(report.errors)")
    #expect(report.cuts.map(\.name) == ["fill"])
  }

  @Test func `a stub has the type of a value that is unwrapped, or a type's own`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIImageView {
        func fill() { image = Assets.Images.leaf; print(Store().files, Assets.Images.title) }
      }
      """,
      "Store.swift": "class Store { let files = FileManager.default }\n",
      "Assets.swift": """
      struct Assets {
        struct Images {
          static let leaf = UIImage(symbol: missing)!
          static let title = NSLocalizedString(missing, comment: "")
        }
        let padding = "A type of more than 1,500 bytes is a stub: \(String(repeating: " ", count: 1_500))"
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("`leaf`: UIImage = standIn(\"leaf\")"), "\(source)")
    #expect(source.contains("`files`: FileManager = standIn(\"files\")"), "\(source)")
    #expect(source.contains("`title`: String = standIn(\"title\")"), "\(source)")
  }

  @Test func `a test's set-up makes an object`() throws {
    let (report, source) = try ClosureTests.closure(
      of: [
        "HerbView.swift": """
        struct Herb { let name: String }
        class HerbView: UIView {
          init(herb: Herb, size: Int) { super.init(frame: .zero) }
          required init?(coder: NSCoder) { nil }
        }

        """
      ],
      tests: [
        "HerbViewTests.swift": """
        class HerbViewTests: XCTestCase {
          var herb: Herb!
          override func setUp() { herb = Herb(name: "Basil") }
          func testSize() {
            let size = 3
            let view = HerbView(herb: herb, size: size)
            XCTAssertNotNil(view)
          }
        }
        """
      ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains(#"HerbView(herb: Herb(name: "Basil"), size: 3)"#), "\(source)")
  }

  @Test func `a view controller's initialiser gets no name of a file`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbController.swift": """
      class HerbController: UIViewController {
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
          super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }
        required init?(coder: NSCoder) { nil }
      }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("HerbController(nibName: nil, bundle: nil)"), "\(source)")
  }

  @Test func `what an initialiser makes or gets is not replaced by something else`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbController.swift": """
      class HerbController: UIViewController {
        var list: UICollectionView
        var title2: String?
        private var shop: HerbSource
        init(shop: HerbSource) {
          self.shop = shop
          list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
      }
      protocol HerbSource { var herbs: [String] { get } }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("fillStandIn(own, \\.title2"), "\(source)")
    #expect(!source.contains("\\.list"), "\(source)")
    #expect(!source.contains("\\.shop"), "\(source)")
  }

  @Test func `the app's own sample values make an object`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        var herbs: [Herb]
        init(title: String, herbs: [Herb]) { self.herbs = herbs; super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }

      """,
      "Herb.swift": """
      struct Herb { var name: String; static var samples: [Herb] { [Herb(name: "Basil")] } }
      class Garden {
        func view(_ title: String) -> UIView { HerbView(title: title, herbs: Herb.samples) }
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    let making = #"HerbView(title: standIn("title"), herbs: Herb.samples)"#
    #expect(source.contains(making), "\(source)")
    #expect(source.contains(#"[Herb(name: "Basil")]"#), "\(source)")
    #expect(!source.contains("fillStandIn(own, \\.herbs"), "\(source)")
  }

  @Test func `a cell in an extension of a view in another file is drawn as written`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": "class HerbView: UIView { func fill() { addSubview(HerbCell()) } }\n",
      "HerbView+Cell.swift": """
      extension HerbView {
        class HerbCell: UICollectionViewListCell {
          override func updateConfiguration(using state: UICellConfigurationState) { tag = 5 }
        }
      }

      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("tag = 5"), "\(source)")
  }

  @Test func `a property of a wrapper that is not here has a value when it is read`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        @Watered(\\.soil) private var soil
        @Watered var depth: Int
        func fill() { tag = depth; print(soil) }
      }
      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("stored ?? standIn(\"value\")"), "\(source)")
  }

  @Test func `an override that UIKit does not have is none`() throws {
    let report = try ClosureTests.closure(of: [
      "HerbView.swift":
        "class HerbView: UIView { override func addSubview(_ view: UIView, soil: Int) {} }\n"
    ]).report
    #expect(report.isAsWritten, "\(report.errors)")
  }
}
