import Testing
import UIKit

/// Sizes of labels on a screen of two pixels per point.
@MainActor struct UILabelSizeTests {
  private let label = UILabel()

  init() { label.text = "Ocimum basilicum" }

  @Test func `a new label is as fact H5 says`() {
    let label = UILabel()
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(!label.isUserInteractionEnabled)
  }

  @Test(arguments: [(17, 20.5), (12, 14.5), (34, 41), (11, 13.5)] as [(CGFloat, CGFloat)])
  func `a line's height is rounded up to pixels (H6, H7)`(size: CGFloat, height: CGFloat) {
    label.font = .systemFont(ofSize: size)
    #expect(label.intrinsicContentSize.height == height)
  }

  @Test func `a width is the text's rounded up to pixels`() {
    let exact = "Ocimum basilicum".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(label.intrinsicContentSize.width == (exact.width * 2).rounded(.up) / 2)
  }

  @Test func `two lines are as high as two lines before rounding`() {
    label.numberOfLines = 0
    label.text = "one\ntwo"
    #expect(label.intrinsicContentSize.height == 41)
  }

  @Test func `one line does not care for the room`() {
    let size = label.sizeThatFits(CGSize(width: 10, height: 10))
    #expect(size == label.intrinsicContentSize)
  }

  @Test func `several lines break at the room's width`() {
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 90, height: 0))
    #expect(size.height == 41)
    #expect(size.width <= 90 && size.width > 60)
  }

  @Test func `the number of lines is a limit`() {
    label.numberOfLines = 2
    let size = label.sizeThatFits(CGSize(width: 30, height: 0))
    #expect(size.height == 41)
  }

  @Test func `several lines break at the preferred width for the intrinsic size (H10)`() {
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 90
    #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 90, height: 0)))
  }

  @Test func `all sizes go through the text rectangle (H10)`() {
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect
      {
        super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
          .inset(by: UIEdgeInsets(top: -3, left: -5, bottom: -3, right: -5))
      }
    }
    let padded = Padded()
    padded.text = label.text
    #expect(padded.intrinsicContentSize.width == label.intrinsicContentSize.width + 10)
    #expect(padded.sizeThatFits(.zero).height == label.intrinsicContentSize.height + 6)
  }

  @Test func `no text has no size`() {
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `sizing to fit keeps the origin`() {
    label.frame = CGRect(x: 5, y: 6, width: 1, height: 1)
    label.sizeToFit()
    #expect(label.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: label.intrinsicContentSize))
  }

  @Test func `sizing to fit gives the bounds the size, whatever the transform`() {
    let size = label.intrinsicContentSize
    label.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    label.frame.origin = CGPoint(x: 5, y: 6)
    label.sizeToFit()
    #expect(label.bounds.size == size)
    #expect(label.frame == CGRect(x: 5, y: 6, width: size.width / 2, height: size.height / 2))
  }

  @Test func `text of any number of lines is as high in every line break mode of words`() {
    label.text = "Several words that need more than one line in a narrow label"
    label.numberOfLines = 0
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]
    let heights = modes.map { mode in
      label.lineBreakMode = mode
      return label.sizeThatFits(CGSize(width: 150, height: 1_000)).height
    }
    #expect(heights[0] > 2 * label.font.lineHeight)
    #expect(heights == Array(repeating: heights[0], count: heights.count))
  }

  @Test func `attributes count in the size`() {
    label.attributedText = NSAttributedString(
      string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 34)])
    #expect(label.intrinsicContentSize.height == 41)
    #expect(label.text == "Big")
  }

  @Test func `a font set later changes all of the text`() {
    label.attributedText = NSAttributedString(
      string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 34)])
    label.font = .systemFont(ofSize: 17)
    #expect(label.intrinsicContentSize.height == 20.5)
  }

  @Test func `a paragraph style spaces the lines`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "one\ntwo", attributes: [.paragraphStyle: style])
    #expect(label.intrinsicContentSize.height == 51)
  }

  @Test func `a text style's font can follow the chosen text size`() {
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    _ = label.drawing()
    var device = UIEnvironment.current
    device.preferredContentSizeCategory = .accessibilityLarge
    _ = UIEnvironment.with(device) { label.drawing() }
    #expect(label.font.pointSize == 33)
  }
}
