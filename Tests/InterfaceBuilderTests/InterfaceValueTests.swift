import InterfaceBuilder
import Testing

struct InterfaceValueTests {
  private static let values: [(String, InterfaceValue)] = [
    (
      "<rect key='k' x='1' y='2.5' width='3' height='4'/>",
      .rect(.init(x: 1, y: 2.5, width: 3, height: 4))
    ),
    ("<size key='k' width='3' height='4'/>", .size(.init(width: 3, height: 4))),
    ("<value key='k' type='size' width='3' height='4'/>", .size(.init(width: 3, height: 4))),
    ("<point key='k' x='1' y='2'/>", .point(.init(x: 1, y: 2))),
    ("<offsetWrapper key='k' horizontal='1' vertical='2'/>", .point(.init(x: 1, y: 2))),
    (
      "<inset key='k' minX='1' minY='2' maxX='3' maxY='4'/>",
      .insets(.init(top: 2, left: 1, bottom: 4, right: 3))
    ),
    (
      "<edgeInsets key='k' top='1' left='2' bottom='3' right='4'/>",
      .insets(.init(top: 1, left: 2, bottom: 3, right: 4))
    ),
    (
      "<directionalEdgeInsets key='k' top='1' leading='2' bottom='3' trailing='4'/>",
      .insets(.init(top: 1, left: 2, bottom: 3, right: 4))
    ),
    ("<string key='k'>A\nB</string>", .text("A\nB")),
    ("<string key='k' base64-UTF8='YES'>\nw7xi\n</string>", .text("üb")),
    ("<string key='k' base64-UTF8='YES'>QUI</string>", .text("AB")),
    ("<nil key='k'/>", .none),
    (
      "<autoresizingMask key='k' widthSizable='YES' flexibleMaxY='YES'/>",
      .flags(["widthSizable", "flexibleMaxY"])
    ),
    ("<autoresizingMask key='k'/>", .flags([])),
    ("<date key='k' timeIntervalSinceReferenceDate='-978307200'/>", .text("-978307200")),
    (
      "<imageReference key='k' image='gear' catalog='system'/>",
      .fields(["image": .text("gear"), "catalog": .text("system")])
    ),
    (
      "<accessibility key='k' label='A'><bool key='isElement' value='NO'/></accessibility>",
      .fields(["label": .text("A"), "isElement": .text("NO")])
    ),
    (
      "<vibrancyEffect><blurEffect style='light'/></vibrancyEffect>",
      .fields(["blurEffect": .fields(["style": .text("light")])])
    ),
    (
      "<color key='k' red='1' green='0' blue='0.5' alpha='0.25' customColorSpace='sRGB'/>",
      .color(.components(red: 1, green: 0, blue: 0.5, alpha: 0.25))
    ),
    (
      "<color key='k' red='1' green='0' blue='0' alpha='1' customColorSpace='displayP3'/>",
      .color(.displayP3(red: 1, green: 0, blue: 0, alpha: 1))
    ),
    (
      "<color key='k' systemColor='labelColor' red='0' green='0' blue='0'/>",
      .color(.system("labelColor"))
    ),
    ("<color key='k' cocoaTouchSystemColor='darkTextColor'/>", .color(.system("darkTextColor"))),
    ("<color key='k' name='Brand'/>", .color(.named("Brand"))),
    ("<color key='k' name='textColor' catalog='System'/>", .color(.system("textColor"))),
    (
      "<fontDescription key='k' type='system' weight='medium' pointSize='15'/>",
      .font(.system(type: "system", weight: "medium", pointSize: 15))
    ),
    (
      "<fontDescription key='k' style='UICTFontTextStyleBody'/>",
      .font(.style("UICTFontTextStyleBody"))
    ),
    (
      "<fontDescription key='k' name='Inter-Bold' family='Inter' pointSize='12'/>",
      .font(.named("Inter-Bold", family: "Inter", pointSize: 12))
    ),
    (
      "<font key='k' metaFont='systemBold' size='15'/>",
      .font(.system(type: "boldSystem", weight: nil, pointSize: 15))
    ),
    (
      "<font key='k' metaFont='system'/>",
      .font(.system(type: "system", weight: nil, pointSize: 17))
    ),
  ]

  @Test(arguments: values)
  func `an element with a key is a value`(_ text: String, _ value: InterfaceValue) throws {
    let view = try InterfaceDocument.view(text)
    #expect(view.properties.count == 1)
    #expect(view.properties.values.first == value)
  }

  @Test func `an attributed text has parts with colours, fonts and paragraphs`() throws {
    let view = try InterfaceDocument.view(
      """
      <attributedString key="attributedText"><fragment content="A "><attributes>
      <color key="NSColor" white="0" alpha="1"/><font key="NSFont" metaFont="system" size="14"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="2"/>
      <integer key="NSUnderline" value="1"/>
      </attributes></fragment><fragment><string key="content">B
      C</string></fragment></attributedString>
      """)
    var first = InterfaceTextRun(text: "A ")
    first.color = .white(0, alpha: 1)
    first.font = .system(type: "system", weight: nil, pointSize: 14)
    first.paragraph = ["alignment": "center", "lineSpacing": "2"]
    first.others = ["NSUnderline": .text("1")]
    let second = InterfaceTextRun(text: "B\nC")
    #expect(view.properties["attributedText"] == .attributedText([first, second]))
  }
}
