import InterfaceBuilder
import Testing

struct InterfaceObjectTests {
  @Test func `attributes are properties, and the class and the key are not among them`() throws {
    let view = try InterfaceDocument.view(
      """
      <subviews><label id="l" text="A" alpha="0.5" customClass="Title" customModule="App"
      customModuleProvider="target"/></subviews>
      """)
    let label = try #require(view.lists["subviews"]?.first)
    #expect(label.properties == ["text": .text("A"), "alpha": .text("0.5")])
    #expect(label.customClass == "Title" && label.customModule == "App")
    #expect(label.isModuleOfTarget)
    #expect(label.line == 4)
  }

  @Test func `an object with a key is no list's`() throws {
    let view = try InterfaceDocument.view("<view key=\"contentView\" id=\"c\"/>")
    #expect(view.keyed["contentView"]?.id == "c")
  }

  @Test func `guides are found by their keys`() throws {
    let view = try InterfaceDocument.view(
      """
      <viewLayoutGuide key="safeArea" id="s"/>
      <layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides>
      """)
    #expect(view.guides == ["safeArea": "s", "top": "t"])
  }

  @Test func `a state has a title, and a colour by its key`() throws {
    let view = try InterfaceDocument.view(
      """
      <state key="selected" title="On"><color key="titleColor" white="1" alpha="0.5"/></state>
      """)
    #expect(
      view.states == [
        "selected": ["title": .text("On"), "titleColor": .color(.white(1, alpha: 0.5))]
      ]
    )
  }

  @Test func `a runtime attribute has its value in an attribute or an element`() throws {
    let view = try InterfaceDocument.view(
      """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """)
    #expect(view.runtimeAttributes.map(\.keyPath) == ["layer.masksToBounds", "radius"])
    #expect(view.runtimeAttributes.map(\.value) == [.text("YES"), .text("4")])
    #expect(view.runtimeAttributes.map(\.type) == ["boolean", "number"])
  }

  @Test func `connections keep their order, their lines and their destinations`() throws {
    let view = try InterfaceDocument.view(
      """
      <connections>
      <outlet property="title" destination="v" id="1"/>
      <outletCollection property="marks" destination="v" appends="YES" id="2"/>
      <action selector="tap:" destination="v" eventType="touchUpInside" id="3"/>
      <segue destination="v" kind="show" identifier="next" animates="NO" id="4"/>
      </connections>
      """)
    #expect(view.connections.map(\.line) == [5, 6, 7, 8])
    guard case .action("tap:", event: "touchUpInside") = view.connections[2].kind,
      case .outletCollection("marks", appends: true) = view.connections[1].kind,
      case .segue(let segue) = view.connections[3].kind
    else {
      Issue.record("\(view.connections)")
      return
    }
    #expect(segue.identifier == "next" && segue.properties == ["animates": "NO"])
  }

  @Test func `a variation has a size class, values and the constraints that it leaves out`() throws
  {
    let view = try InterfaceDocument.view(
      """
      <variation key="heightClass=regular-widthClass=compact" axis="vertical">
      <mask key="constraints"><exclude reference="v"/><include reference="w"/></mask></variation>
      <variation key="default"/>
      """)
    let variation = try #require(view.variations.first)
    #expect(variation.isHeightRegular == true && variation.isWidthRegular == false)
    #expect(variation.properties == ["axis": .text("vertical")])
    #expect(variation.excluded == ["v"] && variation.included == ["w"])
    #expect(view.variations[1].isDefault)
  }

  @Test func `the parts that only Interface Builder uses are left out`() throws {
    let view = try InterfaceDocument.view(
      """
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <nil key="simulatedStatusBarMetrics"/><point key="canvasLocation" x="1" y="2"/>
      <attributedString key="userComments"><fragment content="note"/></attributedString>
      """)
    #expect(view.properties.isEmpty && view.keyed.isEmpty)
  }
}
