import TestSupport
import Testing

/// Bodies and statements that are left out of a closure, the source cut out of an app for a view,
/// so that the other source stays as written.
@Suite(.programs) struct ClosureCutTests {
  private func errors(of files: KeyValuePairs<String, String>) throws -> [String] {
    let report = try ClosureTests.closure(of: files).report
    return report.isAsWritten ? [] : report.errors + report.cuts.map(\.name)
  }

  @Test func `properties that Core Data manages have values`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift":
        "class HerbView: UIView { func fill(_ herb: Herb) { tag = herb.size; herb.size = 2 } }\n",
      "Herb.swift":
        "class Herb: NSManagedObject {}\nextension Herb { @NSManaged var size: Int }\n",
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    // The attribute is removed: nothing would link the accessors that Core Data makes.
    #expect(source.contains("`size`: Int { get") && !source.contains("@NSManaged"))
  }

  @Test func `a private class of another file has its extensions`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": "class HerbView: UIView { func fill() { tag = UIFont.herbs } }\n",
      "Fonts.swift": """
      extension UIFont { static var herbs: Int { Kept().count } }
      private class Kept { var count = 0; init() { grow() } }
      private extension Kept { func grow() { count = 7 } }

      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("count = 7"))
  }

  @Test func `a local variable with the name of a property is not left out alone`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        lazy var herbs: [Int] = makeHerbs()
        func makeHerbs() -> [Int] {
          let herbs: [Int] = UIColor.red
          return herbs
        }
      }

      """
    ])
    #expect(report.cuts.map(\.name) == ["makeHerbs"])
    #expect(!source.contains("return herbs"))
  }

  @Test func `an initialiser is without the statement that does not compile`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        let pot = PotView()
        init() {
          super.init(frame: .zero)
          let broken: Int = "herb"
          addSubview(pot)
        }
        required init?(coder: NSCoder) { nil }
      }

      """,
      "PotView.swift": """
      class PotView: UIView {
        init() {
          super.init(frame: .zero)
          if isHidden { let broken: Int = "pot" }
          backgroundColor = .brown
        }
        required init?(coder: NSCoder) { nil }
      }

      """,
    ])
    #expect(report.hasProgram, "\(report.errors)")
    #expect(report.cuts.filter(\.isAsked).map(\.name) == ["init"])
    #expect(source.contains("addSubview(pot)") && source.contains("backgroundColor = .brown"))
    #expect(!source.contains("let broken"))
  }

  @Test func `a function that does not compile without a statement either is cut`() throws {
    // The compiler finds the second error only after it has checked all types.
    let (_, source) = try ClosureTests.closure(
      of: [
        "HerbView.swift": """
        class HerbView: UIView {
          func fill() {
            tag = 5
            let broken: Int = "herb"
            let count: Int
            tag = count
          }
        }

        """
      ], makesProgram: true)
    #expect(!source.contains("let broken") && !source.contains("tag = 5"))
  }

  @Test func `a class that inherits from one that is not here has its own initialisers`() throws {
    let errors = try errors(of: [
      "HerbView.swift": """
      import Garden
      class HerbState: GardenState {
        let depth: Int
        init(depth: Int) {
          self.depth = depth
          super.init()
        }
      }
      class HerbView: UIView { let state = HerbState(depth: 2) }

      """
    ])
    #expect(errors == [])
  }

  @Test func `a stack view's only initialiser cannot fail`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbStack.swift": """
      class HerbStack: UIStackView {
        required init(coder: NSCoder) { super.init(coder: coder) }
      }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("HerbStack(coder: standInCoder())"))
  }

  @Test func `a member of a class of a module is called on the class`() throws {
    let errors = try errors(of: [
      "HerbView.swift":
        "class HerbView: UIView { func fill() { AVPlayer.forget(with: [\"herb\"]) } }\n"
    ])
    #expect(errors == [])
  }

  @Test func `a controller of a view of SwiftUI is made with a view`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbController.swift": "class HerbController: UIHostingController<AnyView> {}\n"
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("HerbController(rootView: "))
  }

  @Test func `a cell with outlets is the one inside a document`() throws {
    let (report, source) = try ClosureTests.closure(
      of: [
        "HerbCell.swift": "class HerbCell: UICollectionViewCell { @IBOutlet var label: UILabel! }\n"
      ], documents: ["Main.storyboard": #"<collectionViewCell customClass="HerbCell"/>"#])
    #expect(report.hasProgram, "\(report.errors)")
    #expect(source.contains("PreviewDocuments.view(of: HerbCell.self, hasOutlets: true)"))
  }
}
