import Testing
import UIKit

/// Attributed strings with UIKit's values, which Core Foundation has to store and compare.
struct AttributedStringTests {
  private let big: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 34)]

  @Test func `an attribute replaces another of its kind`() {
    let text = NSMutableAttributedString(string: "abc", attributes: big)
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: 3))
    #expect(text.size().height == UIFont.systemFont(ofSize: 17).lineHeight)
  }

  @Test func `runs with equal values are one run`() {
    let text = NSMutableAttributedString(string: "abc", attributes: big)
    text.append(
      NSAttributedString(string: "def", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
    var runs: [NSRange] = []
    let all = NSRange(location: 0, length: 6)
    text.enumerateAttribute(.font, in: all, options: []) { _, range, _ in runs.append(range) }
    #expect(runs == [all])
  }

  @Test func `runs with other values stay apart`() {
    let text = NSMutableAttributedString(string: "a")
    for color in [UIColor.red, .label, .systemRed, .green] {
      text.append(NSAttributedString(string: "b", attributes: [.foregroundColor: color]))
    }
    var count = 0
    let all = NSRange(location: 0, length: 5)
    text.enumerateAttributes(in: all, options: []) { _, _, _ in count += 1 }
    #expect(count == 5)
  }

  @Test func `texts are equal when their attributes are`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let other = NSMutableParagraphStyle()
    other.lineSpacing = 3
    #expect(
      NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
        == NSAttributedString(string: "a", attributes: [.paragraphStyle: other]))
  }

  @Test func `kerning widens a text by every character`() {
    let plain = "abc".size(withAttributes: big).width
    let kerned = "abc".size(withAttributes: big.merging([.kern: 2]) { $1 }).width
    #expect(abs(kerned - plain - 6) < 1e-9)
  }

  @Test func `a bounding rectangle breaks lines only from a line fragment's origin`() {
    let room = CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude)
    let text = "one two three"
    let one = text.boundingRect(with: room, options: [], attributes: nil, context: nil)
    let many = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: nil,
      context: nil)
    let line = UIFont.systemFont(ofSize: 12).lineHeight
    #expect(one.height == line)
    #expect(many.height == 3 * line)
    #expect(many.width <= 40 && one.width > 40)
  }
}
