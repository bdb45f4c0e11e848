import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A view whose content changes its size or its priorities is laid out again (facts AL55 and AL94).
@MainActor struct ContentChangeTests {
  private let stage = ConstraintStage()

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    stage.add(label)
    stage.pinCorner(of: label)
    stage.layOut()
    return label
  }

  /// Changes of a label, which all make it larger or smaller.
  enum Change: CaseIterable {
    case text, attributedText, font, lines, preferredWidth

    @MainActor func make(to label: UILabel) {
      switch self {
      case .text: label.text = "A longer text"
      case .attributedText:
        label.attributedText = NSAttributedString(
          string: "A text", attributes: [.font: UIFont.systemFont(ofSize: 30)])
      case .font: label.font = .systemFont(ofSize: 12)
      case .lines: label.numberOfLines = 2
      case .preferredWidth: (label.numberOfLines, label.preferredMaxLayoutWidth) = (0, 20)
      }
    }
  }

  @Test(arguments: Change.allCases)
  func `a label has its new size after the next layout`(change: Change) {
    let label = label("A text\nof two lines")
    let before = label.frame.size
    change.make(to: label)
    #expect(label.frame.size == before)
    stage.layOut()
    #expect(label.frame.size != before)
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test func `an image view has the size of its new image`() {
    let view = UIImageView()
    stage.add(view)
    stage.pinCorner(of: view)
    stage.layOut()
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    stage.layOut()
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    view.image = nil
    stage.layOut()
    #expect(view.frame.size == .zero)
  }

  @Test func `priorities of contents may change after a layout, facts AL24 and AL26`() {
    let (one, other) = (ScriptedView(width: 300), ScriptedView(width: 300))
    for view in [one, other] { stage.add(view) }
    stage.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[one][other]|", metrics: nil, views: ["one": one, "other": other]))
    one.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    stage.layOut()
    #expect([one.frame.width, other.frame.width] as [CGFloat] == [300, 100])
    one.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    stage.layOut()
    #expect([one.frame.width, other.frame.width] as [CGFloat] == [100, 300])
    for view in [one, other] {
      view.content.width = 50
      view.invalidateIntrinsicContentSize()
    }
    other.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    stage.layOut()
    #expect([one.frame.width, other.frame.width] as [CGFloat] == [350, 50])
  }

  @Test func `baselines follow a font that changes, fact AL64`() {
    let (large, small) = (label("Large"), UILabel())
    small.text = "small"
    stage.add(small)
    stage.activate([
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      small.leftAnchor.constraint(equalTo: large.rightAnchor),
    ])
    stage.layOut()
    #expect(small.frame.minY == 0)
    large.font = .systemFont(ofSize: 34)
    stage.layOut()
    // The ascenders are 32.37 and 16.19, on pixels 32.5 and 16.
    #expect(small.frame.minY == 16.5)
  }
}
