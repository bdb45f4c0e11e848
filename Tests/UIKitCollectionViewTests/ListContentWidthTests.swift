import Testing
import UIKit

/// List content that constraints place beside other views, as in cells with a label of their own.
@MainActor struct ListContentWidthTests {
  private let content: UIListContentView
  private let label = UILabel()
  private let cell = UIView()

  init() {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Headphones"
    configuration.secondaryText = "A portable pair of earphones that are used to listen to music"
    content = UIListContentView(configuration: configuration)
    label.text = "Music"
    for view in [content, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(view)
    }
    let resistance = content.contentCompressionResistancePriority(for: .horizontal)
    content.setContentCompressionResistancePriority(resistance - 1, for: .horizontal)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: cell.topAnchor),
      content.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: content.trailingAnchor),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
    ])
  }

  private func height(_ width: CGFloat) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func `the height is that of the lines in the width that is left (LI99)`() {
    let left = 300 - label.intrinsicContentSize.width
    let lines = content.sizeThatFits(CGSize(width: left, height: 0)).height
    #expect(height(300) == lines)
    #expect(lines > height(2000))
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: lines)
    cell.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: left, height: lines))
  }

  @Test func `a wide cell leaves the content as wide as its texts (LI99)`() {
    cell.frame = CGRect(x: 0, y: 0, width: 2000, height: height(2000))
    cell.layoutIfNeeded()
    #expect(content.frame.width == content.intrinsicContentSize.width)
    #expect(!content.hasAmbiguousLayout)
  }
}
