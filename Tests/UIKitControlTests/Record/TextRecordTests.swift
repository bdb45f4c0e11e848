import Foundation
import LayoutCore
import Testing
import UIKit

/// The properties that texts have in a record.
@MainActor struct TextRecordTests {
  private func label(_ text: String = "Hello world") -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func recorded(
    _ attributes: [NSAttributedString.Key: Any], _ range: NSRange? = nil
  ) -> [String: String] {
    let text = NSMutableAttributedString(string: "Hello world")
    text.addAttributes(attributes, range: range ?? NSRange(location: 0, length: text.length))
    let label = UILabel()
    label.attributedText = text
    return label.recorded.filter { $0.key.hasPrefix("attributes.") || $0.key == "drawing" }
  }

  @Test func `a plain label records its text, font and colour`() {
    #expect(
      label().recorded == [
        "text": "Hello world", "font": "Inter Regular 17", "textColor": "#000000",
      ])
  }

  @Test func `a line through a part of the text is recorded with its range and color`() {
    #expect(
      recorded(
        [.strikethroughStyle: 1, .strikethroughColor: UIColor.red],
        NSRange(location: 0, length: 5)) == [
          "attributes.strikethroughStyle": "single at 0–5",
          "attributes.strikethroughColor": "#FF0000 at 0–5",
        ])
  }

  @Test func `an empty label records no text`() {
    #expect(label("").recorded.isEmpty)
    #expect(UILabel().recorded.isEmpty)
  }

  @Test func `a label records how it fits its text`() {
    let label = label()
    label.lineBreakMode = .byTruncatingMiddle
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.allowsDefaultTighteningForTruncation = true
    label.baselineAdjustment = .alignCenters
    label.preferredMaxLayoutWidth = 90
    label.lineBreakStrategy = .pushOut
    let found = label.recorded
    #expect(found["lineBreak"] == "middle")
    #expect(found["lines"] == "2")
    #expect(found["adjustsFontSize"] == "yes")
    #expect(found["minimumScale"] == "0.5")
    #expect(found["tightening"] == "yes")
    #expect(found["baselineAdjustment"] == "align centers")
    #expect(found["preferredMaxLayoutWidth"] == "90")
    #expect(found["lineBreakStrategy"] == "push out")
  }

  @Test func `a font of iOS that is drawn with another one is recorded by name`() {
    let label = label()
    label.font = UIFont(name: "HelveticaNeue-Bold", size: 20)
    #expect(label.recorded["font"] == "Inter Bold 20")
    #expect(label.recorded["fontName"] == "HelveticaNeue-Bold")
  }

  @Test func `an attribute of the whole text has no range`() {
    #expect(recorded([.kern: 2]) == ["attributes.kern": "2"])
  }

  @Test func `an attribute of a part of the text has its range`() {
    #expect(
      recorded([.kern: 2.5], NSRange(location: 0, length: 5)) == [
        "attributes.kern": "2.5 at 0–5"
      ])
  }

  @Test func `every attribute is a property of its own`() {
    #expect(
      recorded([
        .foregroundColor: UIColor.red, .backgroundColor: UIColor.green, .baselineOffset: 3,
        .underlineStyle: NSUnderlineStyle.single.rawValue, .link: "https://a.example",
        .font: UIFont.boldSystemFont(ofSize: 12),
      ]) == [
        "attributes.foregroundColor": "#FF0000", "attributes.backgroundColor": "#00FF00",
        "attributes.baselineOffset": "3", "attributes.underlineStyle": "single",
        "attributes.link": "https://a.example", "attributes.font": "Inter Bold 12",
      ])
  }

  @Test func `an attribute that is the label's own font or colour is not recorded twice`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Hello", attributes: [.kern: 2])
    label.font = .boldSystemFont(ofSize: 12)
    label.textColor = .red
    #expect(
      label.recorded == [
        "text": "Hello", "font": "Inter Bold 12", "textColor": "#FF0000", "attributes.kern": "2",
      ])
  }

  @Test func `a paragraph style is recorded by its fields`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.paragraphSpacing = 5
    style.lineHeightMultiple = 1.5
    style.minimumLineHeight = 20
    style.maximumLineHeight = 30
    style.alignment = .center
    style.lineBreakMode = .byTruncatingHead
    #expect(
      recorded([.paragraphStyle: style]) == [
        "attributes.lineSpacing": "4", "attributes.paragraphSpacing": "5",
        "attributes.lineHeightMultiple": "1.5", "attributes.minimumLineHeight": "20",
        "attributes.maximumLineHeight": "30", "attributes.alignment": "center",
        "attributes.lineBreakMode": "head",
      ])
  }

  @Test func `of many runs the first eight are listed, and the others hashed`() throws {
    let text = NSMutableAttributedString(string: String(repeating: "ab", count: 12))
    for index in 0..<12 {
      text.addAttribute(.kern, value: index + 1, range: NSRange(location: 2 * index, length: 1))
    }
    let label = UILabel()
    label.attributedText = text
    let runs = try #require(label.recorded["attributes.kern"]).components(separatedBy: "; ")
    #expect(runs.count == 9)
    #expect(runs.last?.hasPrefix("4 more (") == true)
  }

  @Test func `a text field records its text, its placeholder and its modes`() {
    let field = UITextField()
    field.text = "Oslo"
    field.placeholder = "City"
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    let found = field.recorded
    #expect(found["text"] == "Oslo")
    #expect(found["placeholder"] == "City")
    #expect(found["borderStyle"] == "rounded rect")
    #expect(found["clearButtonMode"] == "while editing")
    #expect(field.viewRecord.views.isEmpty)
  }

  @Test func `a secure text is recorded as dots`() {
    let field = UITextField()
    field.text = "word"
    field.isSecureTextEntry = true
    #expect(field.recorded["text"] == "••••")
    #expect(field.recorded["secureTextEntry"] == "yes")
  }

  @Test func `a text rectangle that a subclass changes is recorded by its insets`() {
    let field = PaddedField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(field.recorded["textRect"] == "left 12, right 12")
  }

  @Test func `the overlay view of a text field is kept under its place`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(field.viewRecord.views.map(\.name) == ["leftView"])
  }

  @Test func `a text view records its text and its container`() {
    let view = UITextView()
    view.text = "Words"
    view.textContainerInset.top = 2
    view.textContainer.lineFragmentPadding = 0
    view.isEditable = false
    let found = view.recorded
    #expect(found["text"] == "Words")
    #expect(found["font"] == "Inter Regular 12")
    #expect(found["textContainerInset"] == "top 2, bottom 8")
    #expect(found["lineFragmentPadding"] == "0")
    #expect(found["editable"] == "no")
    #expect(view.viewRecord.views.isEmpty)
  }

  @Test func `every recorded name has a line in the table`() {
    let field = PaddedField()
    field.isSecureTextEntry = true
    for name in field.recorded.keys {
      #expect(LayoutRecord.ViewProperty.known.contains(.init(rawValue: name)), "\(name)")
    }
  }
}

private final class PaddedField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
}
