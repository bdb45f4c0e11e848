import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct VariationNibTests {
  /// Returns a view in a window that may be turned.
  private func show(_ content: String) throws -> (root: UIView, stage: ControllerStage) {
    let root: UIView = try InlineNib.make("view", "", content)
    let controller = UIViewController()
    controller.view = root
    let stage = ControllerStage(controller)
    stage.layOut()
    return (root, stage)
  }

  private static let label = """
    <subviews><label id="la" text="Basil">
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="heightClass=compact">
        <fontDescription key="fontDescription" type="system" pointSize="11"/>
      </variation>
    </label></subviews>
    """

  private static let width = """
    <subviews><view id="bo" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
    <constraints><constraint firstItem="bo" firstAttribute="width" constant="100" id="wi">
      <variation key="heightClass=compact" constant="150"/>
    </constraint></constraints>
    """

  private static let masked = """
    <subviews><view id="a" tag="1"/><view id="b" tag="2"/><view id="c" tag="3"/></subviews>
    <variation key="default">
      <mask key="subviews"><exclude reference="b"/></mask>
    </variation>
    <variation key="heightClass=compact">
      <mask key="subviews"><include reference="b"/><exclude reference="c"/></mask>
    </variation>
    """

  @Test func `a font is that of the size classes (IB97)`() throws {
    try UIEnvironment.with(.phone) {
      let (root, stage) = try show(Self.label)
      let label = try #require(root.subviews.first as? UILabel)
      #expect(label.font.pointSize == 17)
      stage.turn(to: .lyingPhone)
      #expect(label.font.pointSize == 11)
      stage.turn(to: .phone)
      #expect(label.font.pointSize == 17)
    }
  }

  @Test func `a constant is that of the size classes (IB97)`() throws {
    try UIEnvironment.with(.phone) {
      let (root, stage) = try show(Self.width)
      let constraint = try #require(root.constraints.first)
      #expect(constraint.constant == 100)
      stage.turn(to: .lyingPhone)
      #expect(constraint.constant == 150)
    }
  }

  @Test func `an excluded subview is not in the hierarchy (IB98)`() throws {
    try UIEnvironment.with(.phone) {
      let (root, stage) = try show(Self.masked)
      #expect(root.subviews.map(\.tag) == [1, 3])
      stage.turn(to: .lyingPhone)
      #expect(root.subviews.map(\.tag) == [1, 2])
      stage.turn(to: .phone)
      #expect(root.subviews.map(\.tag) == [1, 3])
    }
  }

  @Test func `an excluded constraint is not active, and its outlet is set (IB38)`() throws {
    try UIEnvironment.with(.phone) {
      let badge: BadgeView = try InlineNib.make(
        "view", #"customClass="BadgeView" customModule="UIKitInterfaceBuilderTests""#,
        """
        <constraints><constraint firstAttribute="height" constant="40" id="he"/></constraints>
        <connections><outlet property="height" destination="he" id="o1"/></connections>
        <variation key="default"><mask key="constraints"><exclude reference="he"/></mask></variation>
        """)
      #expect(badge.height?.isActive == false)
    }
  }
}
