import InterfaceBuilder
import TestSupport
import Testing

struct InterfaceNoteTests {
  private static let notes = [
    ("<subviews><mapView id='m'/><mapView id='n'/></subviews>", "unknown element \"mapView\""),
    ("<subviews><label id='v'/></subviews>", "the identifier \"v\" a second time"),
    ("<rect key='frame' x='a' y='0' width='1' height='1'/>", "rect: x=\"a\" is no number"),
    ("<size key='s' width='inf' height='1'/>", "size: width=\"inf\" is no number"),
    ("<subviews><label id='l' alpha='half'/></subviews>", "label: alpha=\"half\" is no number"),
    ("<color key='c'/>", "a color without components and name"),
    ("<string key='s' base64-UTF8='YES'>%</string>", "a text that is not in Base64"),
    ("<constraints><constraint id='c'/></constraints>", "a constraint without firstAttribute"),
    (
      "<constraints><constraint firstAttribute='centreX'/></constraints>",
      "\"centreX\" is no attribute of a constraint; did you mean centerX?"
    ),
    (
      "<constraints><constraint firstItem='x' firstAttribute='top'/></constraints>",
      "a constraint's firstItem: no element has the identifier \"x\""
    ),
    (
      "<constraints><constraint firstAttribute='top' secondItem='x'/></constraints>",
      "a constraint's secondItem: no element has the identifier \"x\""
    ),
    (
      "<constraints><constraint firstAttribute='width' multiplier='1:0'/></constraints>",
      "the multiplier \"1:0\"; expected a number, or a ratio such as 3:4"
    ),
    (
      "<constraints><constraint firstAttribute='width' relation='less'/></constraints>",
      "the relation \"less\"; expected equal, lessThanOrEqual or greaterThanOrEqual"
    ),
    (
      "<constraints><constraint firstAttribute='width' priority='1001'/></constraints>",
      "the priority 1001.0; expected one from 0 to 1000"
    ),
    (
      "<connections><outlet property='title' destination='x'/></connections>",
      "outlet \"title\": no element has the identifier \"x\""
    ),
    ("<connections><outlet destination='v'/></connections>", "an outlet without property"),
    (
      "<variation key='widthClass=wide'/>",
      "the variation \"widthClass=wide\"; expected a size class"
    ),
  ]

  @Test(arguments: notes)
  func `a mistake is noted once with its line`(_ content: String, _ note: String) throws {
    #expect(try InterfaceDocument.notes(content) == ["4: \(note)"])
  }

  @Test func `an unknown element with an identifier is still an object`() throws {
    let view = try InterfaceDocument.view(
      "<subviews><mapView id='m'><rect key='frame' x='0' y='0' width='9' height='9'/></mapView></subviews>"
    )
    let map = try #require(view.lists["subviews"]?.first)
    #expect(map.element == "mapView")
    #expect(map.properties["frame"] == .rect(.init(x: 0, y: 0, width: 9, height: 9)))
  }

  @Test func `a constraint of a missing item is left out, and the others are read`() throws {
    let view = try InterfaceDocument.view(
      """
      <constraints><constraint firstItem="x" firstAttribute="top"/>
      <constraint firstAttribute="width"/></constraints>
      """)
    #expect(view.constraints.map(\.firstAttribute) == ["width"])
  }

  @Test func `a message names the file and the line`() throws {
    let document = try DocumentText.read(DocumentText.nib("<subviews><mapView id='m'/></subviews>"))
    #expect(
      document.notes.map(document.message) == ["Cell.xib:4: unknown element \"mapView\""])
  }

  @Test func `a document with exchanged parts is read or refused`() throws {
    let text = DocumentText.nib(
      """
      <rect key="frame" x="0" y="0" width="9" height="9"/><subviews><label id="l" text="A">
      <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/>
      <attributedString key="t"><fragment content="A"><attributes/></fragment></attributedString>
      </label></subviews><constraints><constraint firstItem="l" firstAttribute="top" id="c"/>
      </constraints><connections><outlet property="a" destination="l" id="o"/></connections>
      <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation>
      """)
    let words = text.split(omittingEmptySubsequences: false) { " <>\"=/".contains($0) }
    let names = Set(words.map(String.init)).subtracting([""]).sorted()
    var random = SeededGenerator(seed: 31)
    var read = 0
    for _ in 0..<500 {
      let (from, to) = (random.integer(0...names.count - 1), random.integer(0...names.count - 1))
      let changed = text.replacing(names[from], with: names[to])
      if (try? DocumentText.read(changed)) != nil { read += 1 }
    }
    #expect(read > 100 && read < 500)
  }
}
