import Testing

@testable import UIKit

@MainActor struct ViewNibTests {
  @Test func `the frame of a document is the frame of the view (IB20)`() throws {
    let view: UIView = try InlineNib(
      """
      <view id="vw"><rect key="frame" x="8" y="16.5" width="100" height="21"/></view>
      """
    ).first()
    #expect(view.frame == CGRect(x: 8, y: 16.5, width: 100, height: 21))
  }

  @Test func `a flag of the mask is a flexible part (IB23)`() throws {
    let view: UIView = try InlineNib.make(
      "view", "",
      """
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      """)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
  }

  @Test func `a mask without flags is empty (IB23)`() throws {
    let view: UIView = try InlineNib.make(
      "view", "", #"<autoresizingMask key="autoresizingMask"/>"#)
    #expect(view.autoresizingMask == [])
  }

  @Test func `a root keeps its mask (IB24)`() throws {
    let view: UIView = try InlineNib.make("view")
    #expect(view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `a view without a background has none (IB49)`() throws {
    let view: UIView = try InlineNib.make("view")
    #expect(view.backgroundColor == nil)
  }

  @Test func `a view receives touches unless the document says no (IB9)`() throws {
    let label: UILabel = try InlineNib.make("label")
    #expect(label.isUserInteractionEnabled)
  }

  @Test(arguments: [
    ("scaleAspectFill", UIView.ContentMode.scaleAspectFill), ("center", .center),
    ("topRight", .topRight), ("redraw", .redraw),
  ])
  func `the content mode has the names of the code (IB49)`(
    name: String, mode: UIView.ContentMode
  ) throws {
    let view: UIView = try InlineNib.make("view", #"contentMode="\#(name)""#)
    #expect(view.contentMode == mode)
  }

  @Test func `tag, alpha, hidden and clipping are set (IB49)`() throws {
    let view: UIView = try InlineNib.make(
      "view", #"tag="7" alpha="0.5" hidden="YES" clipsSubviews="YES""#)
    #expect(view.tag == 7)
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.clipsToBounds)
  }

  @Test func `subviews are from back to front in the document's order`() throws {
    let view: UIView = try InlineNib.make(
      "view", "", #"<subviews><label id="a" tag="1"/><label id="b" tag="2"/></subviews>"#)
    #expect(view.subviews.map(\.tag) == [1, 2])
  }

  @Test func `margins that are written are the view's (IB42)`() throws {
    let view: UIView = try InlineNib.make(
      "view", "", #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `directional margins are the view's (IB42)`() throws {
    let view: UIView = try InlineNib.make(
      "view", "",
      """
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
      trailing="4"/>
      """)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func `hugging that is not written is 250, also for labels (IB44)`() throws {
    let label: UILabel = try InlineNib.make("label")
    #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(250))
  }

  @Test func `hugging and resistance are set by axis (IB44)`() throws {
    let view: UIView = try InlineNib.make(
      "view",
      #"horizontalHuggingPriority="251" verticalCompressionResistancePriority="749""#)
    #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(view.contentHuggingPriority(for: .vertical) == UILayoutPriority(250))
    #expect(view.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(749))
  }

  @Test func `the accessibility is the view's (IB65)`() throws {
    let view: UIView = try InlineNib.make(
      "view", "",
      """
      <accessibility key="accessibilityConfiguration" identifier="Card" label="A card" hint="Tap">
        <accessibilityTraits key="traits" button="YES"/>
        <bool key="isElement" value="YES"/>
      </accessibility>
      """)
    #expect(view.accessibilityIdentifier == "Card")
    #expect(view.accessibilityLabel == "A card")
    #expect(view.accessibilityHint == "Tap")
    #expect(view.accessibilityTraits == .button)
    #expect(view.isAccessibilityElement)
  }

  @Test func `the effect view's subviews are in its content view (IB63)`() throws {
    let view: UIVisualEffectView = try InlineNib.make(
      "visualEffectView", "",
      """
      <view key="contentView" id="cv"><subviews><label id="l" text="Basil"/></subviews></view>
      <blurEffect style="dark"/>
      """)
    #expect(view.contentView.subviews.map { ($0 as? UILabel)?.text } == ["Basil"])
    #expect((view.effect as? UIBlurEffect)?.style == .dark)
  }
}
