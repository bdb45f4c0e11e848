import InterfaceBuilder
import Testing

struct InterfaceChangeTests {
  /// Returns the changes between two contents of a nib's view.
  private func changes(_ old: String, _ new: String) throws -> [String] {
    let documents = try [old, new].map { try DocumentText.read(DocumentText.nib($0)) }
    return documents[0].changes(to: documents[1]).map { "\($0.line): \($0.text)" }
  }

  private static let label = """
    <subviews><label id="l" text="Total" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="9" height="9"/></label></subviews>
    """

  @Test func `a document and itself are the same`() throws {
    #expect(try changes(Self.label, Self.label) == [])
  }

  private static let constraint = """
    \(label)<constraints><constraint id="c" firstItem="l" firstAttribute="leading" secondItem="v" \
    secondAttribute="leading" constant="16"/></constraints>
    """

  @Test func `a constant is named with both numbers and an equation`() throws {
    let changed = Self.constraint.replacing("16", with: "20")
    #expect(
      try changes(Self.constraint, changed) == [
        "5: constraint label \"Total\".leading = view \"v\".leading + 20: constant 16 → 20"
      ])
  }

  @Test func `a constraint that is added or removed is written as an equation`() throws {
    let text = "label \"Total\".leading = view \"v\".leading + 16"
    #expect(try changes(Self.label, Self.constraint) == ["5: constraint added: \(text)"])
    #expect(try changes(Self.constraint, Self.label) == ["5: constraint removed: \(text)"])
  }

  private static let values: [(String, String, String)] = [
    (
      "<color key='tintColor' red='1' green='0' blue='0' alpha='1'/>",
      "<color key='tintColor' systemColor='linkColor'/>", "tintColor #FF0000 → linkColor"
    ),
    (
      "<fontDescription key='font' type='system' weight='bold' pointSize='17'/>",
      "<fontDescription key='font' style='UICTFontTextStyleBody'/>",
      "font system bold 17 → UICTFontTextStyleBody"
    ),
    ("", "<nil key='textColor'/>", "textColor default → nil"),
    (
      "<color key='tintColor' white='0.5' alpha='0.25'/>", "",
      "tintColor #808080 at 25 % → default"
    ),
    (
      "<size key='s' width='1' height='2.5'/>", "<size key='s' width='1' height='3'/>",
      "s 1 × 2.5 → 1 × 3"
    ),
  ]

  @Test(arguments: values)
  func `a value is named with both sides`(_ old: String, _ new: String, _ text: String) throws {
    #expect(try changes(old, new) == ["3: view \"v\": \(text)"])
  }

  @Test func `a view that is removed is named once, with those in it`() throws {
    let stack = "<subviews><stackView id='s'>\(Self.label)</stackView></subviews>"
    #expect(
      try changes(stack, "")
        == ["4: stackView \"s\": removed from view \"v\", with 1 object in it"])
  }

  @Test func `a view that is added is named once`() throws {
    #expect(
      try changes("", Self.label) == ["4: label \"Total\": added to view \"v\""])
  }

  @Test func `a view in another one is moved`() throws {
    let stack = "<subviews><stackView id='s'/></subviews>"
    let inside = "<subviews><stackView id='s'>\(Self.label)</stackView></subviews>"
    let beside = stack + Self.label
    #expect(
      try changes(beside, inside)
        == ["4: label \"Total\": moved from view \"v\" to stackView \"s\""])
  }

  @Test func `another class is named`() throws {
    let custom = Self.label.replacing("text=", with: "customClass=\"Badge\" text=")
    #expect(
      try changes(Self.label, custom) == ["4: label \"Total\": class none → Badge"])
  }

  @Test func `a connection that is added is named with its destination`() throws {
    let outlet = "<connections><outlet id='o' property='title' destination='l'/></connections>"
    #expect(
      try changes(Self.label, Self.label + outlet)
        == ["5: view \"v\": outlet title to label \"Total\" added"])
  }

  private static let rewritten = [
    label.replacing("<label", with: "<label misplaced=\"YES\" userLabel=\"T\""),
    label.replacing("width=\"9\"", with: "width=\"12\""),
    label.replacing("id=\"l\" text=\"Total\"", with: "text=\"Total\" id=\"l\""),
  ]

  @Test(arguments: rewritten)
  func `a part that Interface Builder rewrites by itself is no change`(_ text: String) throws {
    #expect(try changes(Self.label, text) == [])
  }

  @Test func `a constraint that another view has is no change`() throws {
    let constraint = "<constraint id='c' firstItem='v' firstAttribute='width'/>"
    let moved = "<constraint id='c' firstAttribute='width'/>"
    let stack = "<subviews><stackView id='s'><constraints>%</constraints></stackView></subviews>"
    #expect(
      try changes(
        stack.replacing("%", with: constraint),
        stack.replacing("%", with: "") + "<constraints>\(moved)</constraints>") == [])
  }

  @Test func `the order of constraints is no change, and that of subviews is one`() throws {
    let one = "<constraint id='a' firstAttribute='width'/>"
    let other = "<constraint id='b' firstAttribute='height'/>"
    #expect(
      try changes(
        "<constraints>\(one)\(other)</constraints>", "<constraints>\(other)\(one)</constraints>")
        == [])
    let views = ["<view id='a'/>", "<view id='b'/>"]
    #expect(
      try changes(
        "<subviews>\(views[0])\(views[1])</subviews>", "<subviews>\(views[1])\(views[0])</subviews>"
      ) == ["3: view \"v\": order of subviews changed"])
  }
}
