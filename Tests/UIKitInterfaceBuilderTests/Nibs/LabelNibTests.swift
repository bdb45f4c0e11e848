import Testing

@testable import UIKit

@MainActor struct LabelNibTests {
  @Test func `the text of the attribute is the label's`() throws {
    let label: UILabel = try InlineNib.make("label", #"text="Basil""#)
    #expect(label.text == "Basil")
  }

  @Test func `a text with line breaks is an element (IB12)`() throws {
    let label: UILabel = try InlineNib.make(
      "label", "", "<string key=\"text\">Basil\nand mint</string>")
    #expect(label.text == "Basil\nand mint")
  }

  @Test func `an alignment that is not written is left (IB50)`() throws {
    let label: UILabel = try InlineNib.make("label")
    #expect(label.textAlignment == .left)
  }

  @Test(arguments: [
    ("natural", NSTextAlignment.natural), ("center", .center), ("right", .right),
    ("justified", .justified),
  ])
  func `the alignment has the names of the code (IB50)`(
    name: String, alignment: NSTextAlignment
  ) throws {
    let label: UILabel = try InlineNib.make("label", #"textAlignment="\#(name)""#)
    #expect(label.textAlignment == alignment)
  }

  @Test func `a number of lines that is not written is 1 (IB50)`() throws {
    let label: UILabel = try InlineNib.make("label")
    #expect(label.numberOfLines == 1)
  }

  @Test(arguments: [
    ("tailTruncation", NSLineBreakMode.byTruncatingTail), ("wordWrap", .byWordWrapping),
    ("clip", .byClipping), ("middleTruncation", .byTruncatingMiddle),
    ("characterWrap", .byCharWrapping), ("headTruncation", .byTruncatingHead),
  ])
  func `the line break mode has names of its own (IB50)`(
    name: String, mode: NSLineBreakMode
  ) throws {
    let label: UILabel = try InlineNib.make("label", #"lineBreakMode="\#(name)""#)
    #expect(label.lineBreakMode == mode)
  }

  @Test func `a colour that is nil is that of the system (IB51)`() throws {
    let label: UILabel = try InlineNib.make("label", "", #"<nil key="textColor"/>"#)
    #expect(label.textColor == .label)
  }

  @Test func `the font shrinks if the document says so (IB50)`() throws {
    let label: UILabel = try InlineNib.make(
      "label", #"adjustsFontSizeToFit="YES" minimumScaleFactor="0.5""#)
    #expect(label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0.5)
  }

  @Test(arguments: [
    (#"type="system" pointSize="15""#, UIFont.systemFont(ofSize: 15)),
    (#"type="boldSystem" pointSize="15""#, .boldSystemFont(ofSize: 15)),
    (#"type="system" weight="medium" pointSize="15""#, .systemFont(ofSize: 15, weight: .medium)),
    (#"style="UICTFontTextStyleSubhead""#, .preferredFont(forTextStyle: .subheadline)),
    (#"style="UICTFontTextStyleTitle0""#, .preferredFont(forTextStyle: .largeTitle)),
  ])
  func `a font is of the system or a text style (IB85 to IB87)`(
    attributes: String, font: UIFont
  ) throws {
    let label: UILabel = try InlineNib.make(
      "label", "", #"<fontDescription key="fontDescription" \#(attributes)/>"#)
    #expect(label.font == font)
  }

  @Test func `an attributed text has the attributes of its fragments (IB91)`() throws {
    let label: UILabel = try InlineNib.make(
      "label", "",
      """
      <attributedString key="attributedText">
        <fragment content="Basil">
          <attributes>
            <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
            <font key="NSFont" size="20" metaFont="system"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" \
      lineBreakMode="truncatingTail" lineSpacing="3"/>
          </attributes>
        </fragment>
        <fragment content=" leaf"/>
      </attributedString>
      """)
    let text = try #require(label.attributedText)
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect(text.string == "Basil leaf")
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect((attributes[.font] as? UIFont)?.pointSize == 20)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
  }
}
