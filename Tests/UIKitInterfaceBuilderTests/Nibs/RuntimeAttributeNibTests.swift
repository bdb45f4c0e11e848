import InterfaceBuilder
import Testing
import UIKitTestSupport

@testable import UIKit

/// A view with inspectable properties of several types.
class StyledView: UIView {
  var radius: CGFloat = 0
  var count = 0
  var caption: String?
  var isLoud = false
  var stroke: UIColor?
  private(set) var radiusAtWaking: CGFloat?

  override class var interfaceBuilderMembers: InterfaceBuilderMembers {
    super.interfaceBuilderMembers.property("radius", \StyledView.radius)
      .property("count", \StyledView.count).property("caption", \StyledView.caption)
      .property("isLoud", \StyledView.isLoud).property("stroke", \StyledView.stroke)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    radiusAtWaking = radius
  }
}

@MainActor struct RuntimeAttributeNibTests {
  private func view<View: UIView>(
    _ element: String = "view", _ attributes: String = "", _ values: String
  ) throws -> View {
    try InlineNib.make(
      element, attributes,
      "<userDefinedRuntimeAttributes>\(values)</userDefinedRuntimeAttributes>")
  }

  private func styled(_ values: String) throws -> StyledView {
    try view(
      "view", #"customClass="StyledView" customModule="UIKitInterfaceBuilderTests""#, values)
  }

  @Test func `a picture of the document itself says nothing of an app's properties`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="vie-w0-001"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="herb" value="Basil"/>
          <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadius" value="6"/>
        </userDefinedRuntimeAttributes></view>
      </objects></document>
      """
    let document = try InterfaceDocument(bytes: Array(text.utf8), named: "Herb.xib")
    let log = ConsoleLog()
    let view = log.recording {
      DocumentPart.designs(of: document, named: "Herb.xib", in: .main).first?.make() as? UIView
    }
    #expect(view?.layer.cornerRadius == 6)
    #expect(log.lines.isEmpty)
  }

  @Test func `numbers have the type of the property (IB93)`() throws {
    let view = try styled(
      """
      <userDefinedRuntimeAttribute type="number" keyPath="radius">
        <real key="value" value="6.5"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="count">
        <integer key="value" value="3"/>
      </userDefinedRuntimeAttribute>
      """)
    #expect(view.radius == 6.5)
    #expect(view.count == 3)
  }

  @Test func `texts, Booleans and colours are set (IB93)`() throws {
    let view = try styled(
      """
      <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Basil"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isLoud" value="YES"/>
      <userDefinedRuntimeAttribute type="color" keyPath="stroke">
        <color key="value" systemColor="systemRedColor"/>
      </userDefinedRuntimeAttribute>
      """)
    #expect(view.caption == "Basil")
    #expect(view.isLoud)
    #expect(view.stroke == .systemRed)
  }

  @Test func `attributes are set before the view is woken (IB120)`() throws {
    let view = try styled(
      """
      <userDefinedRuntimeAttribute type="number" keyPath="radius">
        <real key="value" value="6.5"/>
      </userDefinedRuntimeAttribute>
      """)
    #expect(view.radiusAtWaking == 6.5)
  }

  @Test func `a key path leads to the layer (IB95)`() throws {
    let view: UIView = try view(
      "view", "",
      """
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="8"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      """)
    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.masksToBounds)
  }

  @Test func `properties of UIKit need no list (IB95)`() throws {
    let button: UIButton = try view(
      "button", "",
      """
      <userDefinedRuntimeAttribute type="boolean" keyPath="isEnabled" value="NO"/>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="buy"/>
      """)
    #expect(!button.isEnabled)
    #expect(button.accessibilityIdentifier == "buy")
  }

  @Test func `a missing property is logged, and the next is set (IB135)`() throws {
    let log = ConsoleLog()
    let view: StyledView? = log.recording {
      try? styled(
        """
        <userDefinedRuntimeAttribute type="string" keyPath="captoin" value="Basil"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isLoud" value="YES"/>
        """)
    }
    #expect(view?.isLoud == true)
    #expect(log.lines.joined().contains("did you mean caption?"))
    #expect(
      log.lines.joined().contains(
        "Failed to set (captoin) user defined inspected property on (StyledView)"))
  }
}
