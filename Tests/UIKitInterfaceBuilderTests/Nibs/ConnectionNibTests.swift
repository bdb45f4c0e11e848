import Testing
import UIKitTestSupport

@testable import UIKit

/// A cell's content with outlets and an action, as a document connects it.
class BadgeView: UIView {
  var titleLabel: UILabel?
  var marks: [UILabel]?
  var height: NSLayoutConstraint?
  private(set) var taps = 0

  override class var interfaceBuilderMembers: InterfaceBuilderMembers {
    super.interfaceBuilderMembers.property("titleLabel", \BadgeView.titleLabel)
      .property("marks", \BadgeView.marks).property("height", \BadgeView.height)
      .action(Selector("tapped:", BadgeView.tapped(_:)))
  }

  func tapped(_ sender: Any) { taps += 1 }
}

@MainActor struct ConnectionNibTests {
  private static let custom =
    #"customClass="BadgeView" customModule="UIKitInterfaceBuilderTests""#

  private func badge(_ subviews: String, _ connections: String) throws -> BadgeView {
    try InlineNib.make(
      "view", Self.custom,
      "<subviews>\(subviews)</subviews><connections>\(connections)</connections>")
  }

  @Test func `an outlet is the object with its identifier`() throws {
    let badge = try badge(
      #"<label id="la" text="Basil"/>"#,
      #"<outlet property="titleLabel" destination="la" id="o1"/>"#)
    #expect(badge.titleLabel?.text == "Basil")
  }

  @Test func `a collection has its objects in the order of the document (IB149)`() throws {
    let badge = try badge(
      #"<label id="la" text="One"/><label id="lb" text="Two"/>"#,
      """
      <outletCollection property="marks" destination="lb" collectionClass="NSMutableArray" id="1"/>
      <outletCollection property="marks" destination="la" collectionClass="NSMutableArray" id="2"/>
      """)
    #expect(badge.marks?.map(\.text) == ["Two", "One"])
  }

  @Test func `an outlet may be a constraint (IB38)`() throws {
    let badge: BadgeView = try InlineNib.make(
      "view", Self.custom,
      """
      <constraints><constraint firstAttribute="height" constant="40" id="he"/></constraints>
      <connections><outlet property="height" destination="he" id="o1"/></connections>
      """)
    #expect(badge.height?.constant == 40)
  }

  @Test func `an action calls the method of its destination`() throws {
    let badge = try badge(
      """
      <button id="bu"><connections>
        <action selector="tapped:" destination="vw-00-001" eventType="touchUpInside" id="a1"/>
      </connections></button>
      """, "")
    let button = try #require(badge.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(badge.taps == 1)
  }

  @Test func `an action that no class lists is recorded by its name (IB153)`() throws {
    let badge = try badge(
      """
      <button id="bu"><connections>
        <action selector="buy:" destination="vw-00-001" eventType="touchUpInside" id="a1"/>
      </connections></button>
      """, "")
    let button = try #require(badge.subviews.first as? UIButton)
    #expect(button.actions(forTarget: badge, forControlEvent: .touchUpInside) == ["buy:"])
  }

  @Test func `the owner's outlets are set`() throws {
    let owner = BadgeView(frame: .zero)
    _ = InlineNib(
      #"<label id="la" text="Basil"/>"#,
      owner: """
        <connections><outlet property="titleLabel" destination="la" id="o1"/></connections>
        """
    ).objects(owner: owner)
    #expect(owner.titleLabel?.text == "Basil")
  }

  @Test func `placeholders are not among the objects (IB129)`() {
    #expect(InlineNib(#"<view id="a"/><view id="b"/>"#).objects().count == 2)
  }

  @Test func `a recogniser is added to its view (IB67)`() throws {
    let objects = InlineNib(
      """
      <view id="vw"><gestureRecognizers/><connections>
        <outletCollection property="gestureRecognizers" destination="ta" appends="YES" id="o1"/>
      </connections></view>
      <tapGestureRecognizer id="ta" numberOfTapsRequired="2"/>
      """
    ).objects()
    let tap = try #require(objects.last as? UITapGestureRecognizer)
    #expect((objects.first as? UIView)?.gestureRecognizers == [tap])
    #expect(tap.numberOfTapsRequired == 2)
  }

  @Test func `a delegate of UIKit's classes needs no list (IB152)`() throws {
    let owner = FieldOwner()
    let field: UITextField = try InlineNib(
      """
      <textField id="tf"><connections>
        <outlet property="delegate" destination="-1" id="o1"/>
      </connections></textField>
      """
    ).first(owner: owner)
    #expect(field.delegate === owner)
  }

  @Test func `the delegates of drags, drops and tab bars are set (IB152)`() throws {
    let owner = ListOwner()
    let objects = InlineNib(
      """
      <tableView id="ta"><connections>
        <outlet property="dragDelegate" destination="-1" id="o1"/>
        <outlet property="dropDelegate" destination="-1" id="o2"/>
      </connections></tableView>
      <tabBar id="tb"><connections>
        <outlet property="delegate" destination="-1" id="o3"/>
      </connections></tabBar>
      """
    ).objects(owner: owner)
    let table = try #require(objects.first as? UITableView)
    #expect(table.dragDelegate === owner)
    #expect(table.dropDelegate === owner)
    #expect((objects.last as? UITabBar)?.delegate === owner)
  }

  @Test func `an outlet of another class is left, and the line is logged`() throws {
    let log = ConsoleLog()
    let badge: BadgeView? = log.recording {
      try? self.badge(
        #"<button id="bu"/>"#, #"<outlet property="titleLabel" destination="bu" id="o1"/>"#)
    }
    #expect(badge?.titleLabel == nil)
    #expect(log.lines.contains { $0.contains("outlet \"titleLabel\" of BadgeView is not set") })
  }

  /// A view whose outlet `titleLabel` is misspelled.
  private nonisolated static let misspelled = """
    <view id="vw" customClass="BadgeView" customModule="UIKitInterfaceBuilderTests">
      <subviews><label id="la"/></subviews>
      <connections><outlet property="titelLabel" destination="la" id="o1"/></connections>
    </view>
    """

  @Test func `an outlet that does not exist ends the program (IB134)`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = InlineNib(Self.misspelled).objects()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "outlet \"titelLabel\" of BadgeView: there is no such property; did you mean titleLabel?"))
    #expect(
      text.contains("this class is not key value coding-compliant for the key titelLabel."))
  }

  @Test func `an outlet that a stub of a class lacks is logged only (IB134)`() throws {
    DocumentPart.classesMayLackMembers = true
    defer { DocumentPart.classesMayLackMembers = false }
    let log = ConsoleLog()
    log.recording {
      _ = InlineNib(Self.misspelled).objects()
    }
    #expect(log.lines.joined().contains("BadgeView has no outlet titelLabel here"))
  }

  @Test func `a class that is missing is replaced by the element's (IB136, IB154)`() throws {
    let log = ConsoleLog()
    let label: UILabel? = log.recording {
      try? InlineNib.make("label", #"text="Basil" customClass="FancyLabel""#)
    }
    #expect(label?.text == "Basil")
    #expect(
      log.lines.joined().contains("Unknown class FancyLabel in Interface Builder file."))
  }
}

private final class FieldOwner: NSObject, UITextFieldDelegate {}

private final class ListOwner: NSObject, UITableViewDragDelegate, UITableViewDropDelegate,
  UITabBarDelegate
{
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}
