import TestSupport
import Testing

/// Values and bodies in closures, the source cut out of an app for a view, in place of those that
/// do not compile.
@Suite(.programs) struct ClosureMendTests {
  @Test func `a value of a type inside another is made by its whole name`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView { func fill() { backgroundColor = Look.shared.palette.leaf } }

      """,
      "Look.swift": """
      public class Look { public static var shared: Look { Missing.look }
        public var palette = Palette() }
      """,
      "Look+Palette.swift": """
      public extension Look {
        class Palette { public lazy var leaf: UIColor = Missing.leaf; public init() {} }
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(!report.missing.contains("Palette"))
    #expect(source.contains("Any { Look.Palette() }"), "\(source)")
  }

  @Test func `a public declaration may name a stub of an internal type`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      public class HerbView: UIView {
        public var pot: Look.Pot = Look.pot
        @inlinable public func fill() { tag = pot.size }
      }

      """,
      "Look.swift": """
      public enum Look { public static var pot: Pot { Missing.pot } }
      public extension Look { struct Pot { public var size: Int { Missing.size } } }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(!source.contains("public class HerbView"))
  }

  @Test func `an initialiser that does not compile gives the properties values`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        let herb: Herb
        let count: Int
        init(count: Int) {
          self.count = count
          switch count { case let missing as Absent.Kind: self.herb = missing.herb(1, of: self) }
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
      }
      struct Herb { var name: String }

      """
    ])
    #expect(report.hasProgram, "\(report.errors)")
    #expect(!source.contains("unreachableStandIn(\"init\")"))
    #expect(source.contains("self.`herb` = standIn(\"herb\"); self.`count` = standIn(\"count\")"))
  }

  @Test func `a composition of protocols and its metatype have values`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        func fill() {
          print(Parts.shared.badge)
          tag = Parts.shared.pot.size
        }
      }

      """,
      "Parts.swift": """
      class Parts {
        static var shared: Parts { Missing.parts }
        var badge: (UIView & Masking).Type { Missing.badge }
        var pot: UIView & Potted { Missing.pot }
      }
      protocol Masking { var mask: CGRect? { get } }
      protocol Potted: AnyObject { var size: Int { get } }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("StandInKind.self)\") { Composition"), "\(source)")
    #expect(source.contains("(any UIView & Potted).self)\") { Composition"), "\(source)")
  }

  @Test func `a value that is no optional is made one where its use requires it`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        let titles: [String] = []
        func fill() {
          Store.shared.pots?.first?.water(at: 3)
          if let height = Store.shared.height { tag = height.rounded }
          guard let titles = Store.shared.names.all() else { return }
          tag = titles.count
        }
      }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors) \(report.cuts)")
    #expect(source.contains("optionalStandIn"), "\(source)")
  }

  @Test func `a base class's method keeps the statements that compile`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbController.swift": "class HerbController: BaseController {}\n",
      "BaseController.swift": """
      class BaseController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.tag = "nowhere"
          view.addSubview(UILabel())
        }
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("view.addSubview(UILabel())"), "\(source)")
    #expect(!source.contains("nowhere"))
  }

  @Test func `initialisers of a view that is not here are overridden`() throws {
    let (report, _) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView { let bar = TitleBar(titles: ["Basil"]) }

      """,
      "TitleBar.swift": """
      class TitleBar: KitTitleControl {
        override init(titles: [String]) { super.init(titles: titles) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors) \(report.cuts)")
  }

  @Test func `the stubs that a file names are in sight of it`() throws {
    let (report, _) = try ClosureTests.closure(of: [
      "HerbView.swift":
        "class HerbView: UIView { func fill() { tag = Store.shared.count } }\n",
      "Store.swift": """
      class Store { static let shared = Store()
        var count: Int { other * 2 }
        var other: Int { Missing.count } }
      """,
    ])
    #expect(report.stubbed == ["Store.count", "Store.shared"])
  }

  @Test func `a protocol with an initialiser has a value`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift":
        "class HerbView: UIView { func fill() { backgroundColor = Look.shared.theme.leaf } }\n",
      "Look.swift": """
      class Look { static var shared: Look { Missing.look }
        var theme: any Theme { Missing.theme } }
      protocol Theme { var leaf: UIColor { get }
        init(color: UIColor) }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("register(\"Theme\") { ThemeStandIn() }"), "\(source)")
  }
}
