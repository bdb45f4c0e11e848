import InterfaceBuilder
import Testing

struct InterfaceDocumentTests {
  @Test func `a nib has its top-level objects in order`() throws {
    let document = try DocumentText.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder id="-1" placeholderIdentifier="IBFilesOwner" customClass="Cell"/>
          <view id="a"/><tapGestureRecognizer id="b"/>
        </objects>
      </document>
      """)
    #expect(document.objects.map(\.element) == ["placeholder", "view", "tapGestureRecognizer"])
    #expect(document.objects[0].customClass == "Cell")
  }

  @Test func `the device on the canvas is read with its orientation and appearance`() throws {
    let document = try DocumentText.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <device id="ipad9_7" orientation="landscape" layout="fullscreen" appearance="dark">
          <adaptation id="splitview2_3"/>
        </device>
      </document>
      """)
    let canvas = try #require(document.canvas)
    #expect(canvas.device == "ipad9_7" && canvas.isLandscape && canvas.isDark)
    #expect(canvas.adaptation == "splitview2_3")
  }

  @Test func `a scene has its controller first and its place on the canvas`() throws {
    let document = try DocumentText.read(
      DocumentText.storyboard(
        """
        <scene sceneID="s"><objects><viewController id="c"/>
        <placeholder id="f" placeholderIdentifier="IBFirstResponder"/></objects>
        <point key="canvasLocation" x="10" y="-20.5"/></scene>
        """, attributes: "initialViewController=\"c\""))
    #expect(document.initialController == "c")
    #expect(document.scenes[0].objects.map(\.id) == ["c", "f"])
    #expect(document.scenes[0].location == .init(x: 10, y: -20.5))
  }

  @Test func `resources have sizes of images and components of colours`() throws {
    let document = try DocumentText.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><resources>
        <image name="gear" catalog="system" width="128" height="122"/>
        <namedColor name="Brand"><color red="1" green="0.5" blue="0" alpha="1"/></namedColor>
      </resources></document>
      """)
    #expect(document.images["gear"]?.isSymbol == true)
    #expect(document.images["gear"]?.height == 122)
    #expect(document.colors["Brand"] == .components(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  private static let refused = [
    ("<plist/>", "Cell.xib:1:1: the element <plist>; expected <document>"),
    (
      "<document version='2.0'/>", "Cell.xib:1:1: a document of version 2.0; expected version 3.0"
    ),
    (
      "<document version='3.0' targetRuntime='MacOSX.Cocoa'/>",
      "Cell.xib:1:1: a document for MacOSX.Cocoa; expected one for iOS.CocoaTouch"
    ),
    (
      "<document version='3.0'>\n<a></document>",
      "Cell.xib:2:4: the end tag </document>; expected </a>, which closes the <a> at 2:1"
    ),
  ]

  @Test(arguments: refused)
  func `a document of another kind is refused with its place`(_ text: String, _ message: String) {
    let error = #expect(throws: InterfaceError.self) { try DocumentText.read(text) }
    #expect(error?.description == message)
  }

  @Test func `a controller that contains itself is refused`() {
    let text = DocumentText.storyboard(
      """
      <scene><objects><navigationController id="a"><connections>
      <segue id="s" destination="b" kind="relationship" relationship="rootViewController"/>
      </connections></navigationController></objects></scene>
      <scene><objects><viewController id="b"><view key="view" id="v"><subviews>
      <containerView id="w"><connections>
      <segue id="t" destination="a" kind="embed"/>
      </connections></containerView></subviews></view></viewController></objects></scene>
      """)
    let error = #expect(throws: InterfaceError.self) { try DocumentText.read(text) }
    #expect(
      error?.description
        == "Cell.xib:8:1: the controller a contains itself; expected a segue to another controller")
  }

  @Test func `a controller that shows itself is no cycle`() throws {
    let text = DocumentText.storyboard(
      """
      <scene><objects><viewController id="a"><connections>
      <segue id="s" destination="a" kind="show"/></connections></viewController></objects></scene>
      """)
    #expect(try DocumentText.read(text).scenes.count == 1)
  }

  @Test func `many constraints are read in one pass`() throws {
    let one = "<constraint firstAttribute='top' secondItem='v' secondAttribute='top'/>"
    let list = String(repeating: one, count: 100_000)
    let view = try InterfaceDocument.view("<constraints>\(list)</constraints>")
    #expect(view.constraints.count == 100_000)
  }
}
