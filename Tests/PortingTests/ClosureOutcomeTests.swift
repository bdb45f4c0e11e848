import TestSupport
import Testing

/// Calls into missing modules, classes that Foundation on Linux lacks, and superclasses, in the
/// source cut out of an app for a view.
@Suite(.programs) struct ClosureOutcomeTests {
  @Test func `a closure that tells success from failure takes a result`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      import Greenhouse

      class HerbView: UIView {
        func fill() {
          Greenhouse.Orders.send(herb: "Basil") { [weak self] result in
            self?.setNeedsLayout()
            switch result {
            case .success(let herb): print(herb.name)
            case .failure(let error): print(error)
            }
          }
        }
      }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors) \(report.cuts)")
    #expect(source.contains("Result<Unknown, any Error>"), "\(source)")
  }

  @Test func `a text and a value of a module that is not here are a text`() throws {
    let (report, _) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      import Greenhouse

      class HerbView: UIView {
        let label = UILabel()
        func fill() {
          let price = Greenhouse.price.text
          label.text = price + (price.isEmpty ? "" : " per pot")
        }
      }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors) \(report.cuts)")
  }

  @Test func `a formatter of durations compiles`() throws {
    let (report, _) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        lazy var formatter: DateComponentsFormatter = {
          let formatter = DateComponentsFormatter()
          formatter.allowedUnits = [.minute, .second]
          formatter.unitsStyle = .positional
          formatter.zeroFormattingBehavior = .pad
          return formatter
        }()
        let label = UILabel()
        func fill() { label.text = formatter.string(from: 90) }
      }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors) \(report.cuts)")
  }

  @Test func `the initialiser of a stub calls that of a superclass without initialisers`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView { func fill(_ bed: Bed) { tag = bed.size } }

      """,
      "Bed.swift": """
      class Ground { var depth = 1 }
      class Bed: Ground {
        let kind: Kind
        var size: Int { Missing.size }
        init(kind: Kind) { self.kind = kind; super.init(); Missing.note() }
      }
      enum Kind { case low, high }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors) \(report.cuts)")
    #expect(!source.contains("init(kind: Kind)") || source.contains("super.init()"), "\(source)")
  }

  @Test func `a member of a button's class of another module is one of all views`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      import Greenhouse

      class HerbView: UIView {
        let button = HerbButton()
        func fill() { button.cornerRoundness = 4; cornerRoundness = 3 }
      }

      """,
      "HerbButton.swift": """
      class HerbButton: UIButton {
        override init(frame: CGRect) { super.init(frame: frame); cornerRoundness = 2 }
        required init?(coder: NSCoder) { nil }
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors) \(report.cuts)")
    #expect(!source.contains("extension UIButton {"), "\(source)")
  }

  @Test func `the statement that ended the program is left out`() throws {
    let (report, source) = try ClosureTests.closure(
      of: [
        "HerbView.swift": """
        class HerbView: UIView {
          func fill() {
            tag = 1
            fatalError("no soil")
          }
        }

        """
      ], endings: [.init(file: "HerbView.swift", line: 5, text: "Fatal error: no soil")])
    #expect(report.hasProgram, "\(report.errors)")
    #expect(source.contains("tag = 1"))
    #expect(!source.contains("no soil"), "\(source)")
    #expect(report.cuts.contains { $0.line == 5 && $0.why.hasPrefix("it ends the program") })
  }

  @Test func `a public helper of a protocol's extension is compiled as written`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbController.swift": """
      class HerbController: UIViewController {
        static func make() -> HerbController { loaded() }
      }

      """,
      "Loading.swift": """
      public protocol Loading {}
      extension UIViewController: Loading {}
      extension Loading where Self: UIViewController {
        public static func loaded() -> Self { Self(nibName: nil, bundle: nil) }
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors) \(report.cuts)")
    #expect(source.contains("Self(nibName: nil, bundle: nil)"), "\(source)")
  }

  @Test func `a helper of an enumeration that returns constraints is compiled as written`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        override init(frame: CGRect) { super.init(frame: frame); pin([.width], to: 48) }
        required init?(coder: NSCoder) { nil }
      }

      """,
      "Pinning.swift": """
      enum Side {
        case width, height
        func constraint(of view: UIView, _ length: CGFloat) -> NSLayoutConstraint {
          self == .width
            ? view.widthAnchor.constraint(equalToConstant: length)
            : view.heightAnchor.constraint(equalToConstant: length)
        }
      }
      extension UIView {
        func pin(_ sides: [Side], to length: CGFloat) {
          for side in sides { side.constraint(of: self, length).isActive = true }
        }
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors) \(report.cuts)")
    #expect(source.contains("widthAnchor.constraint(equalToConstant: length)"), "\(source)")
  }

  @Test func `the content of a missing view is inside it`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      import Greenhouse

      class HerbView: GreenhouseControl {
        let label = UILabel()
        func fill() {
          contentView = label
          if let shown = contentView as? UILabel { shown.text = "Basil" }
          contentView?.layoutIfNeeded()
          addSubview(UIView())
        }
      }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors) \(report.cuts)")
    #expect(source.contains("placeStandIn(contentView"), "\(source)")
  }

  @Test func `a generated cell inherits the members that all views have`() throws {
    let (report, _) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      import Greenhouse

      class HerbView: UIView {
        init() {
          super.init(frame: .zero)
          borderPreset = .thick
        }
        required init?(coder: NSCoder) { nil }
      }
      class HerbCell: GreenhouseTableViewCell { func fill() { selectionStyle = .none } }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors) \(report.cuts)")
  }

  @Test func `a guard whose last statement does not compile still leaves its function`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        func fill() {
          guard let first = subviews.first else { super.soil(1, of: Absent.kind) }
          first.isHidden = true
        }
      }

      """
    ])
    #expect(report.hasProgram, "\(report.errors)")
    #expect(source.contains("first.isHidden = true"), "\(source)")
  }

  @Test func `a generic view makes its content with a frame`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: Row<UILabel> { func fill() { content?.text = "Basil" } }

      """,
      "Row.swift": """
      class Row<Content: UIView>: UIView {
        var content: Content?
        override init(frame: CGRect) {
          super.init(frame: frame)
          content = Content()
          content.map { addSubview($0) }
        }
        required init?(coder: NSCoder) { nil }
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors) \(report.cuts)")
    #expect(source.contains("content = Content(frame: .zero)"), "\(source)")
  }

  @Test func `an assignment to a property is left out alone`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: Base { func fill() { tag = 2 } }

      """,
      "Base.swift": """
      class Base: UIView {
        var depth = 1
        override init(frame: CGRect) { super.init(frame: frame); set() }
        required init?(coder: NSCoder) { nil }
        func set() {
          depth = Absent.kind.depth(of: self) + nil
          isHidden = false
        }
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors) \(report.cuts)")
    #expect(source.contains("isHidden = false"), "\(source)")
  }

  @Test func `a property wrapper that is not here takes the arguments of its uses`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      import Greenhouse

      class HerbView: UIView {
        @Stored(key: "title") var title: String
        @Stored(key: "count", in: .main) var count = 3
        func fill() { tag = count + title.count }
      }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors) \(report.cuts)")
    #expect(source.contains("init(`key` a0: Any?) {}"), "\(source)")
  }
}
