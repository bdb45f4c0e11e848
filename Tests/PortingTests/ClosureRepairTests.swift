import TestSupport
import Testing

/// Kinds of source that are made to compile in a closure, the source cut out of an app for a view.
@Suite(.programs) struct ClosureRepairTests {
  private static func errors(of files: KeyValuePairs<String, String>) throws -> [String] {
    let report = try ClosureTests.closure(of: files).report
    return report.isAsWritten ? [] : report.errors + report.cuts.map(\.name)
  }

  @Test func `the name of a module of the app before a type's is left out`() throws {
    let errors = try Self.errors(of: [
      "HerbView.swift":
        "import Garden\nclass HerbView: UIView { func fill(_ herb: Garden.Herb) { tag = herb.size } }\n",
      "Garden/Herb.swift": "public struct Herb { public let size: Int }\n",
    ])
    #expect(errors == [])
  }

  @Test func `a type after the name of a module that is not here is a type of its own`() throws {
    let report = try ClosureTests.closure(of: [
      "HerbView.swift":
        "import Garden\nclass HerbView: UIView { func fill(_ soil: Garden.Soil) { print(soil) } }\n"
    ]).report
    #expect(report.missing == ["Soil"])
  }

  @Test func `a member of an extension is overridden as through Objective-C`() throws {
    let errors = try Self.errors(of: [
      "HerbView.swift":
        "class HerbView: UIView { override func soak() -> Int { 2 }; func fill() { tag = soak() } }\n",
      "Soak.swift": "extension UIView { @objc func soak() -> Int { 1 } }\n",
    ])
    #expect(errors == [])
  }

  @Test func `a stubbed type has the name of a keyword`() throws {
    let errors = try Self.errors(of: [
      "HerbView.swift":
        "class HerbView: UIView { func fill(_ kind: Herb.`Type`) { print(kind) } }\n",
      "Herb.swift": "class Herb { enum `Type`: String { case mint = \"mint\" } }\n",
    ])
    #expect(errors == [])
  }

  @Test func `a stub's published property needs no import in its file`() throws {
    let errors = try Self.errors(of: [
      "HerbView.swift":
        "class HerbView: UIView { let herb = Herb(); func fill() { print(herb.$size) } }\n",
      "Herb.swift": "class Herb { @Published var size = 1 }\n",
    ])
    #expect(errors == [])
  }

  @Test func `an extension's initialiser makes an object of a class that is not here`() throws {
    let errors = try Self.errors(of: [
      "HerbView.swift":
        "import Garden\nclass HerbView: UIView { func fill() { print(Soil(depth: 2)) } }\n",
      "Soil.swift":
        "import Garden\nextension Soil { init(depth: Int) { self.init(); print(Missing.depth) } }\n",
    ])
    #expect(errors == [])
  }

  @Test func `a type that an image view shows is its image`() throws {
    let errors = try Self.errors(of: [
      "HerbView.swift": """
      import Garden
      class HerbView: UIImageView {
        var leaf: Leaf?
        func fill() { image = leaf }
      }

      """
    ])
    #expect(errors == [])
  }

  @Test func `a property that is set to a function's result has no type of the function's name`()
    throws
  {
    let errors = try Self.errors(of: [
      "HerbView.swift": """
      import Garden
      class HerbView: UIView {
        func fill(_ soil: Soil) {
          soil.words = NSLocalizedString("Soil", comment: "")
          soil.size = CGRectGetSize(bounds)
        }
      }
      func CGRectGetSize(_ rectangle: CGRect) -> CGSize { rectangle.size }

      """
    ])
    #expect(errors == [])
  }

  @Test func `a compiler that crashes has made no program`() throws {
    let report = try ClosureTests.closure(
      of: ["HerbView.swift": "class HerbView: UIView {}\n"], compiler: "kill -SEGV $$"
    ).report
    #expect(!report.hasProgram)
  }

  @Test func `an initialiser that another module adds to a colour is declared`() throws {
    let errors = try Self.errors(of: [
      "HerbView.swift":
        "class HerbView: UIView { func fill() { backgroundColor = UIColor(hex: \"#fff\") } }\n"
    ])
    #expect(errors == [])
  }

  @Test func `a name before groups of values has a value of each type`() throws {
    let errors = try Self.errors(of: [
      "HerbView.swift":
        "class HerbView: UILabel { func fill() { text = Texts.Herbs.Basil.title; tag = Texts.Herbs.count } }\n"
    ])
    #expect(errors == [])
  }

  @Test func `a value without a type is passed where one is required`() throws {
    let errors = try Self.errors(of: [
      "HerbView.swift": """
      import Garden
      class HerbView: UIView {
        func fill() { Soil.load { parameters in self.take(parameters) } }
        func take(_ values: [String: String]) {}
      }

      """
    ])
    #expect(errors == [])
  }

  @Test func `a required initialiser of the view's frame makes an object of a type`() throws {
    let errors = try Self.errors(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        var kind: PotView.Type = PotView.self
        func fill() { addSubview(kind.init()) }
      }
      class PotView: UIView {
        required override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
      }

      """
    ])
    #expect(errors == [])
  }

  @Test func `a second run begins with what made the first compile`() throws {
    let report = try ClosureTests.closure(
      of: [
        "HerbView.swift": "class HerbView: UIView { let pot = PotView() }\n",
        "PotView.swift": "class PotView: UIView { func paint() { paintMissing(self) } }\n",
      ], runs: 2
    ).report
    #expect(report.rounds == 1)
  }

  @Test func `a value that cannot be made is left out in the second run too`() throws {
    let report = try ClosureTests.closure(
      of: [
        "HerbView.swift": """
        class HerbView: UIView { let size = Pot().size }
        struct Pot: ~Copyable { var size = 1 }

        """
      ], runs: 2
    ).report
    #expect(report.isAsWritten && report.rounds == 1, "\(report.errors)")
  }

  @Test func `a member that an extension of an alias adds to UIKit's type is found`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbList.swift": """
      class HerbList: UIViewController {
        override func viewDidLoad() { HerbSnapshot.sample().addMore() }
      }
      """,
      "Alias.swift": "typealias HerbSnapshot = NSDiffableDataSourceSnapshot<Int, String>\n",
      "More.swift": """
      extension HerbSnapshot {
        static func sample() -> HerbSnapshot { HerbSnapshot() }
        func addMore() {}
      }
      """,
    ])
    #expect(report.isAsWritten && source.contains("addMore"), "\(report.errors)")
  }

  @Test func `an initialiser that is called by its labels alone is found`() throws {
    let errors = try Self.errors(of: [
      "HerbView.swift":
        "class HerbView: UIView { func fill() { layoutMargins = .init(across: 3, along: 4) } }\n",
      "More.swift": """
      extension UIEdgeInsets {
        init(across: CGFloat, along: CGFloat) {
          self.init(top: along, left: across, bottom: along, right: across)
        }
      }

      """,
    ])
    #expect(errors == [])
  }

  @Test func `a class and its superclass both have values`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbList.swift": """
      class HerbList: HerbBase { override func viewDidLoad() { view.addSubview(OwnCell()) } }

      """,
      "Base.swift": """
      class HerbBase: UIViewController { let cell = OwnCell(frame: .zero) }
      class BaseCell: UIView { var depth: Int { 3 } }
      class OwnCell: BaseCell {}

      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("return OwnCell(frame: .zero)"))
  }

  @Test func `a member of a type of UIKit is found beside an alias of the same name`() throws {
    let errors = try Self.errors(of: [
      "HerbList.swift": """
      class HerbList: UIViewController {
        typealias Appearance = UICollectionLayoutListConfiguration.Appearance
        var appearance = Appearance.plain
        override func viewDidLoad() { title = appearance.herbs }
      }

      """,
      "More.swift": """
      extension UICollectionLayoutListConfiguration.Appearance { var herbs: String { "a" } }

      """,
    ])
    #expect(errors == [])
  }

  @Test func `a protocol stays one of classes without the protocol that says so`() throws {
    let errors = try Self.errors(of: [
      "HerbView.swift": "class HerbView: UIView { weak var guide: (any HerbGuide)? }\n",
      "Guide.swift": """
      protocol Guide: AnyObject { func start() }
      protocol HerbGuide: Guide { func show() }

      """,
    ])
    #expect(errors == [])
  }

  @Test func `an initialiser whose last argument is a closure is found without its label`() throws {
    let errors = try Self.errors(of: [
      "HerbView.swift":
        "class HerbView: UIView { func fill() { let walk = Walk { _ in }; tag = walk.count } }\n",
      "Walk.swift": """
      class Walk: NSObject {
        typealias Step = (Walk) -> Void
        let step: Step
        var count: Int { 3 }
        init(step: @escaping Step) { self.step = step }
      }

      """,
    ])
    #expect(errors == [])
  }

  @Test func `a private member of a private type of another file is left out`() throws {
    let errors = try Self.errors(of: [
      "HerbList.swift": """
      class HerbList: UIViewController {
        var rows: [Int] = []
        override func viewDidLoad() { present(OtherList(), animated: rows.isEmpty) }
      }

      """,
      "Other.swift": """
      private enum Part { case main }
      class OtherList: UIViewController { private var rows: [Part] = [] }

      """,
    ])
    #expect(errors == [])
  }

  @Test func `an initialiser with a closure of a named type is called with one`() throws {
    let errors = try Self.errors(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        var well: Well?
        func fill() { well = Well { _ in } }
      }

      """,
      "Well.swift": """
      class Well {
        typealias Pump = (Well) -> Void
        init(pump: @escaping Pump) { DispatchQueue.main.async { pump(self) } }
      }

      """,
    ])
    #expect(errors == [])
  }

  @Test func `a cut type's own identifier differs from those of others`() throws {
    let (_, source) = try ClosureTests.closure(of: [
      "HerbView.swift": "class HerbView: UIView { let herbs = [Herb(), Herb()].map(\\.id) }\n",
      "Herb.swift": "class Herb { let id = UUID(); func load() { missingLoad() } }\n",
    ])
    #expect(source.contains("freshStandIn()"))
  }

  @Test func `objects of a cut class are equal only to themselves`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift":
        "class HerbView: UIView { func fill() { tag = Set([Herb(), Herb()]).count } }\n",
      "Herb.swift": """
      class Herb { func load() { missingLoad() } }
      extension Herb: Hashable {
        static func == (one: Herb, other: Herb) -> Bool { missingEqual(one, other) }
        func hash(into hasher: inout Hasher) {}
      }

      """,
    ])
    #expect(report.errors == [])
    #expect(source.contains("{ lhs === rhs }"))
  }

  @Test func `a data source of an app's own makes its cells`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbList.swift": """
      class HerbList: UIViewController {
        override func viewDidLoad() { _ = HerbSource(list: UICollectionView()) }
      }

      """,
      "HerbSource.swift": """
      class HerbSource: UICollectionViewDiffableDataSource<Int, Int> {
        init(list: UICollectionView) {
          super.init(collectionView: list) { _, _, _ in UICollectionViewCell() }
        }
      }

      """,
    ])
    #expect(report.isAsWritten && source.contains("in UICollectionViewCell()"), "\(report.errors)")
  }

  @Test func `of two names of one type, a public declaration uses the public one`() throws {
    let errors = try Self.errors(of: [
      "HerbView.swift":
        "class HerbView: UIView { let icon = HerbIcon(); let paint: Paint? = nil }\n",
      "Names.swift": "typealias Paint = UIColor\n",
      "Garden/Icon.swift": """
      public typealias Paint = UIColor
      public final class HerbIcon: UIView { public var paint: Paint? }

      """,
    ])
    #expect(errors == [])
  }
}
