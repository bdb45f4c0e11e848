import Foundation
import LayoutCore
import LayoutStage
import Testing
import UIKit

@testable import LayoutStage

/// Numbers of views that are put back into a screen for a moment.
@MainActor struct ViewTrialTests {
  private func trial(
    _ content: @escaping @MainActor () -> UIView, _ name: String,
    _ property: LayoutRecord.ViewProperty, _ value: String
  ) -> TrialScreen {
    TrialScreen(of: { NamedController(content()) }) { layout in
      layout.screen?.position(of: name).map { [.property(property, of: $0, value: value)] } ?? []
    }
  }

  private func column(spacing: CGFloat = 12) -> UIStackView {
    let (first, second) = (square("first"), square("second"))
    let stack = UIStackView(arrangedSubviews: [first, second])
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, spacing, .leading)
    stack.accessibilityIdentifier = "rows"
    return stack
  }

  private func square(_ name: String) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    return view
  }

  private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.accessibilityIdentifier = "label"
    return label
  }

  @Test func `a spacing moves what follows`() {
    let screen = trial({ column() }, "rows", .spacing, "8")
    #expect(screen.frameNow("second")?.minY == 52)
    #expect(screen.frame("second")?.minY == 48)
    #expect(screen.isRestored)
  }

  @Test func `a font's size resizes a label`() throws {
    let screen = trial({ label("Basil", size: 18) }, "label", .font, "Inter Regular 17")
    let now = try #require(screen.frameNow("label"))
    #expect((screen.frame("label")?.height ?? now.height) < now.height)
    #expect(screen.isRestored)
  }

  @Test func `a font of another face is none that can be put back`() {
    let screen = trial({ label("Basil") }, "label", .font, "Inter Black 17")
    #expect(screen.layouts?.during == nil)
    #expect(screen.isRestored)
  }

  @Test func `a number of lines makes a label lower`() throws {
    let text = String(repeating: "Basil and thyme ", count: 20)
    let screen = trial(
      {
        let label = label(text)
        label.numberOfLines = 3
        return label
      }, "label", .lines, "2")
    let now = try #require(screen.frameNow("label"))
    #expect((screen.frame("label")?.height ?? now.height) < now.height)
    #expect(screen.isRestored)
  }

  @Test func `hugging decides again who is stretched`() {
    let screen = trial(
      {
        let (one, other) = (label("one"), label("other"))
        one.accessibilityIdentifier = "one"
        other.accessibilityIdentifier = "other"
        one.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [one, other])
        stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
        other.setContentHuggingPriority(UILayoutPriority(500), for: .horizontal)
        return stack
      }, "one", .horizontalHugging, "251")
    #expect((screen.frameNow("one")?.width ?? 300) < 100)
    #expect((screen.frame("one")?.width ?? 0) > 200)
    #expect(screen.isRestored)
  }

  @Test func `margins move what is laid out inside them`() {
    let screen = trial(
      {
        let stack = column()
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        return stack
      }, "rows", .layoutMargins, "top 8, leading 16, bottom 8, trailing 16")
    // The safe area is added at the top.
    #expect(screen.frame("first")?.origin == CGPoint(x: 16, y: 28))
    #expect(screen.isRestored)
  }

  @Test func `a content inset moves the content`() {
    let screen = trial(
      {
        let scroll = UIScrollView()
        scroll.accessibilityIdentifier = "scroll"
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentInset.top = 30
        scroll.contentSize = CGSize(width: 100, height: 2000)
        return scroll
      }, "scroll", .contentInset, "top 10")
    #expect(screen.layouts?.during != nil)
    #expect(screen.isRestored)
  }

  @Test func `a property that is no number cannot be put back`() {
    let screen = trial({ column() }, "rows", .background, "#FF0000")
    #expect(screen.layouts?.during == nil)
  }

  @Test func `a text that is no number cannot be put back`() {
    let screen = trial({ column() }, "rows", .spacing, "wide")
    #expect(screen.layouts?.during == nil)
  }

  @Test func `a view that is not there changes nothing`() {
    let screen = TrialScreen(of: { NamedController(column()) }) { _ in
      let step = LayoutRecord.ViewPosition.Step(
        className: "UISwitch", frame: .zero, index: 0, order: 0)
      return [.property(.spacing, of: LayoutRecord.ViewPosition([step]), value: "8")]
    }
    #expect(screen.layouts?.during == nil)
    #expect(screen.isRestored)
  }

  @Test func `what cannot be put back keeps the others from being changed`() {
    let screen = TrialScreen(of: { NamedController(column()) }) { layout in
      guard let rows = layout.screen?.position(of: "rows") else { return [] }
      return [
        .property(.spacing, of: rows, value: "8"), .property(.background, of: rows, value: "none"),
      ]
    }
    #expect(screen.layouts?.during == nil)
    #expect(screen.isRestored)
  }

  @Test func `a frame laid out by hand takes the place of the golden`() {
    let screen = TrialScreen(of: {
      let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      box.accessibilityIdentifier = "box"
      let around = UIView()
      around.addSubview(box)
      return NamedController(around)
    }) { layout in
      layout.screen?.position(of: "box").map {
        [.frame(of: $0, golden: CGRect(x: 4, y: 10, width: 50, height: 50))]
      } ?? []
    }
    #expect(screen.frame("box")?.minX == 4)
    #expect(screen.isRestored)
  }

  @Test func `the frame of a view in a stack is not its own`() {
    let screen = TrialScreen(of: { NamedController(column()) }) { layout in
      layout.screen?.position(of: "second").map { [.frame(of: $0, golden: .zero)] } ?? []
    }
    #expect(screen.layouts?.during == nil)
  }
}

/// A controller with one view at the upper left corner, as large as its contents need.
private final class NamedController: UIViewController {
  // In a list, so that the view keeps its own name.
  private let contents: [UIView]

  init(_ content: UIView) {
    contents = [content]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let content = contents.first else { return }
    view.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    let width = content.widthAnchor.constraint(lessThanOrEqualToConstant: 300)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor), width,
    ])
  }
}
