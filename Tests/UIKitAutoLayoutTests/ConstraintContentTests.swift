import Testing
import UIKit
import UIKitTestSupport

/// Sizes that come from contents.
@MainActor struct ConstraintContentTests {
  private let stage = ConstraintStage()

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    stage.add(label)
    return label
  }

  @Test func `a label is as large as its text, facts AL52 and AL54`() {
    let label = label("Hello")
    stage.pinCorner(of: label)
    stage.layOut()
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.height == 20.5)
  }

  @Test func `what has no content has no size of its own, fact AL53`() {
    let image = UIImageView()
    stage.add(image)
    stage.pinCorner(of: image)
    stage.layOut()
    #expect(image.frame == .zero)
    #expect(image.hasAmbiguousLayout)
  }

  @Test func `the priorities are 250 and 750 by default, fact AL24`() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  @Test func `of two neighbours the one that hugs more keeps its size, fact AL26`() {
    let (one, other) = (ScriptedView(width: 50), ScriptedView(width: 60))
    stage.add(one)
    stage.add(other)
    stage.pinCorner(of: one)
    stage.activate([
      other.leftAnchor.constraint(equalTo: one.rightAnchor),
      other.rightAnchor.constraint(equalTo: stage.root.rightAnchor),
    ])
    one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    stage.layOut()
    #expect(one.frame.width == 50)
    #expect(other.frame.width == 350)
    other.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    stage.layOut()
    #expect(one.frame.width == 340)
  }

  @Test func `a new content size counts in the next pass and not at once, facts AL55 and AL94`() {
    let view = ScriptedView(width: 50)
    stage.add(view)
    stage.pinCorner(of: view)
    stage.layOut()
    view.content.width = 70
    stage.layOut()
    #expect(view.frame.width == 50)
    view.invalidateIntrinsicContentSize()
    #expect(view.frame.width == 50)
    stage.layOut()
    #expect(view.frame.width == 70)
  }

  // This test also holds fact H11.
  @Test func `lines break at the width that constraints give, fact AL57`() {
    let label = label("One sentence of several words that needs more than one line", lines: 0)
    stage.pinCorner(of: label)
    let right = label.rightAnchor.constraint(
      lessThanOrEqualTo: stage.root.leftAnchor, constant: 120)
    stage.activate([right])
    stage.layOut()
    #expect(label.frame.width <= 120)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    #expect(label.frame.height > 60)
    right.constant = 390
    stage.layOut()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 390, height: 0)).height)
  }

  @Test func `text that resists at 1000 wraps in what is required, fact AL97`() {
    let label = label("One sentence of several words that needs more than one line", lines: 0)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    stage.pinCorner(of: label)
    stage.activate([
      label.rightAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 120)
    ])
    let log = ConsoleLog()
    log.recording { stage.layOut() }
    #expect(log.lines.isEmpty)
    #expect(label.frame.width == 120)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
  }

  @Test func `a label that hugs at 1000 grows to a required height, fact AL97`() {
    let (label, icon) = (label("Body", lines: 0), UIView())
    label.setContentHuggingPriority(.required, for: .vertical)
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    stage.add(icon)
    stage.pinCorner(of: icon)
    stage.pinCorner(of: label)
    stage.activate([
      icon.heightAnchor.constraint(equalToConstant: 36),
      icon.widthAnchor.constraint(equalToConstant: 36),
      label.heightAnchor.constraint(greaterThanOrEqualTo: icon.heightAnchor),
    ])
    let log = ConsoleLog()
    log.recording { stage.layOut() }
    #expect(log.lines.isEmpty)
    #expect([icon, label].map(\.frame.height) == [36, 36])
  }

  @Test func `a text that changes takes a new height`() {
    let label = label("a", lines: 0)
    stage.pinCorner(of: label)
    stage.activate([label.widthAnchor.constraint(equalToConstant: 60)])
    stage.layOut()
    #expect(label.frame.height == 20.5)
    label.text = "one two three four"
    stage.layOut()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 60, height: 0)).height)
    #expect(label.frame.height > 21)
  }

  @Test func `a content without end asks for nothing`() {
    let view = ScriptedView(width: .infinity)
    stage.add(view)
    stage.pinCorner(of: view)
    stage.layOut()
    #expect(view.frame.size == CGSize(width: 0, height: 10))
    view.content.width = 40
    view.invalidateIntrinsicContentSize()
    stage.layOut()
    #expect(view.frame.size == CGSize(width: 40, height: 10))
  }

  @Test func `a label that wraps no more is measured without its width`() {
    let label = label("one two three four", lines: 0)
    stage.pinCorner(of: label)
    stage.activate([label.widthAnchor.constraint(equalToConstant: 60)])
    stage.layOut()
    #expect(label.frame.height > 21)
    label.numberOfLines = 1
    stage.layOut()
    #expect(label.frame.height == 20.5)
    label.numberOfLines = 0
    stage.layOut()
    #expect(label.frame.height > 21)
  }

  // This test also holds fact H14.
  @Test func `baselines of labels line up, facts AL63 and AL64`() {
    let (large, small) = (label("Large"), label("small"))
    large.font = .systemFont(ofSize: 34)
    stage.pinCorner(of: large, y: 10)
    stage.activate([
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      small.leftAnchor.constraint(equalTo: large.rightAnchor),
    ])
    stage.layOut()
    // The ascenders are 32.37 and 16.19, on pixels 32.5 and 16.
    #expect(large.frame.minY == 10)
    #expect(small.frame.minY == 26.5)
  }

  @Test func `baselines of plain views are their sides, fact AL63`() {
    let (view, other) = (stage.add(width: 10, height: 30), stage.add(width: 10, height: 10))
    stage.pinCorner(of: view, y: 7)
    stage.activate([
      other.firstBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
      other.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    stage.layOut()
    #expect(other.frame.minY == 37)
  }

  @Test func `a view that names its last baseline's view means the first one too, fact AL95`() {
    let (view, title, other) = (ScriptedView(), UILabel(), label("Basil"))
    view.lastBaselineView = title
    stage.add(view)
    stage.add(title, to: view)
    title.text = "Basil"
    stage.pinCorner(of: view)
    stage.pinCorner(of: title, y: 50)
    stage.activate([other.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor)])
    stage.layOut()
    #expect(other.frame.minY == 50)
    #expect(view.forFirstBaselineLayout === title)
    #expect(view.forBaselineLayout() === view)
  }
}
