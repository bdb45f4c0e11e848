import Testing
import UIKit

/// Stack views in common parts of apps.
@MainActor struct StackUseTests {
  private func label(_ text: String, _ size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  @Test func `ST32 labels of two sizes stand on one line`() {
    let (small, large) = (label("one", 11), label("two", 40))
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    let lines = [small, large].map { $0.frame.minY + $0.font.ascender }
    #expect(abs(lines[0] - lines[1]) <= 0.5)
  }

  @Test func `ST32 a later label that is larger reaches above the stack`() {
    let (small, large) = (label("one", 11), label("two", 40))
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    #expect(small.frame.minY == 0)
    #expect(large.frame.minY < 0)
    #expect(abs(large.frame.maxY - stack.bounds.height) <= 0.5)
  }

  @Test func `a row of an icon and a text is as wide as both want, fact ST34`() {
    let text = label("Saved to your plants", lines: 0)
    let stack = UIStackView(arrangedSubviews: [BlockView(20, 20), text])
    stack.spacing = 6
    stack.alignment = .center
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width == 26 + text.intrinsicContentSize.width)
    #expect(size.height == text.intrinsicContentSize.height)
  }

  @Test func `ST34 a label on a baseline gets its equal part once it wraps`() {
    let text = label("Several words that need more than one line in a narrow row")
    let stack = UIStackView(arrangedSubviews: [text, BlockView(50, 20)])
    stack.alignment = .firstBaseline
    stack.frame.size = CGSize(width: 200, height: 100)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [150, 50])
    text.numberOfLines = 0
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 100])
  }

  @Test func `AL57 a column grows with the lines of its labels`() {
    let text = label("Several words that need more than one line in a narrow column", lines: 0)
    let column = UIStackView(arrangedSubviews: [label("Title"), text])
    column.axis = .vertical
    func height(_ width: CGFloat) -> CGFloat {
      column.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height(1_000) < height(160))
    #expect(height(160) < height(80))
  }

  @Test func `a stack pinned to a controller's safe area fills it after a turn`() {
    let controller = UIViewController()
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
      stack.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
    ])
    for size in [CGSize(width: 300, height: 500), CGSize(width: 500, height: 300)] {
      controller.view.frame.size = size
      controller.view.layoutIfNeeded()
      #expect(stack.frame == CGRect(origin: .zero, size: size))
      #expect(stack.arrangedSubviews.map(\.frame.width) == [size.width / 2, size.width / 2])
      #expect(stack.arrangedSubviews.map(\.frame.height) == [size.height, size.height])
    }
  }

  @Test func `AL75 a column in a scroll view gives its content's size`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let column = UIStackView(arrangedSubviews: (0..<5).map { _ in BlockView(50, 60) })
    column.axis = .vertical
    column.spacing = 10
    column.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 340))
    column.arrangedSubviews[1].isHidden = true
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 270))
    #expect(column.arrangedSubviews[2].frame == CGRect(x: 0, y: 70, width: 200, height: 60))
  }

  @Test func `a stack with a frame and translated mask lays out inside it`() {
    let views = [BlockView(50, 20), BlockView(30, 20)]
    views[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 10, y: 20, width: 200, height: 40)
    stack.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 50, y: 0, width: 150, height: 40))
    stack.frame.size.width = 120
    stack.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 50, y: 0, width: 70, height: 40))
  }

  @Test func `ST58 the system's spacing between baselines is more than a line`() {
    let labels = ["a", "b"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    stack.isBaselineRelativeArrangement = true
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 43)
    stack.traitOverrides.displayScale = 2
    stack.layoutIfNeeded()
    #expect(labels[1].frame.minY - labels[0].frame.minY == 22.5)
  }
}
