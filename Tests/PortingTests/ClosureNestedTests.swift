import TestSupport
import Testing

/// Nested types that are named by the stubs of a closure, the source cut out of an app for a view.
@Suite(.programs) struct ClosureNestedTests {
  private static let view = """
    class HerbView: UIView {
      let look: Look = .default
      func fill() { backgroundColor = look.palette.leaf }
    }

    """

  @Test(arguments: ["", "public "])
  func `a type in an extension is found by a value of a stub`(access: String) throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": Self.view,
      "Look.swift": """
      @MainActor public final class Look {
        public var palette = Palette()
        public init() { Missing.start() }
        public static var `default`: Look = .init()
      }
      """,
      "Look+Palette.swift": """
      \(access)extension Look {
        @MainActor final class Palette {
          public lazy var leaf: UIColor = UIColor(shade: .green)
          public init() {}
        }
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("extension Look.Palette: StandInValue"), "\(source)")
  }

  @Test func `a value of a type whose only initialiser throws is made by it`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        func fill() { tag = Store.shared.user.age + ((try? User(json: [:]))?.age ?? 0) }
      }
      """,
      "Store.swift":
        "class Store { static let shared = Store(); var user: User { Missing.user } }\n",
      "User.swift": """
      struct User {
        let age: Int
        init(json: [String: Any]) throws { age = try Missing.age(json) }
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("attemptedStandIn { try Self(json: standIn(\"json\")) }"), "\(source)")
  }

  @Test func `what finds a nib by a class's name stays as written in far extensions`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": "class HerbView: UITableView { func fill() { sow() } }\n",
      "Sowing.swift": "extension UITableView { func sow() { plant() } }\n",
      "Planting.swift":
        "extension UITableView { func plant() { register(UITableViewCell.loadNib(), forCellReuseIdentifier: \"h\") } }\n",
      "Nibs.swift": """
      extension UIView { class func loadNib() -> UINib { UINib(nibName: ownClassName, bundle: nil) } }
      """,
      "Names.swift": """
      extension NSObject { class var ownClassName: String { "\\(self)" } }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("UINib(nibName: ownClassName, bundle: nil)"), "\(source)")
    #expect(source.contains("ownClassName: String { \"\\(self)\" }"), "\(source)")
  }
}
