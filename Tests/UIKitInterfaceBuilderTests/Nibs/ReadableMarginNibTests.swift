import Testing

@testable import UIKit

/// Views whose margins keep lines readable, and the guide of readable content (facts IB43, AL74).
@MainActor struct ReadableMarginNibTests {
  /// Returns a view in which a bar is between two sides of a guide or of the view's margins.
  private func view(
    width: CGFloat, _ attributes: String, guide: String = "", firstItem: String, _ side: String
  ) throws -> UIView {
    let root: UIView = try InlineNib(
      """
      <view id="ro-ot" \(attributes)>
        <rect key="frame" x="0" y="0" width="375" height="100"/>
        <subviews><view id="ba-r0" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        \(guide)
        <constraints>
          <constraint firstItem="ba-r0" firstAttribute="leading" secondItem="\(firstItem)" \
      secondAttribute="leading\(side)" id="c1"/>
          <constraint firstItem="\(firstItem)" firstAttribute="trailing\(side)" \
      secondItem="ba-r0" secondAttribute="trailing" id="c2"/>
          <constraint firstItem="ba-r0" firstAttribute="top" secondItem="ro-ot" \
      secondAttribute="top" id="c3"/>
          <constraint firstItem="ba-r0" firstAttribute="height" constant="20" id="c4"/>
        </constraints>
      </view>
      """
    ).first()
    root.frame.size.width = width
    root.layoutIfNeeded()
    return root
  }

  private func bar(
    width: CGFloat, _ attributes: String, guide: String = "", firstItem: String, _ side: String
  ) throws -> CGRect {
    try view(width: width, attributes, guide: guide, firstItem: firstItem, side).subviews[0].frame
  }

  private let follows = #"layoutMarginsFollowReadableWidth="YES""#

  @Test func `margins that follow the readable width leave 672 points (IB43)`() throws {
    let bar = try bar(width: 1000, follows, firstItem: "ro-ot", "Margin")
    #expect(bar == CGRect(x: 164, y: 0, width: 672, height: 20))
  }

  @Test func `margins that follow the readable width are the usual ones in a narrow view`() throws {
    let bar = try bar(width: 375, follows, firstItem: "ro-ot", "Margin")
    #expect(bar == CGRect(x: 8, y: 0, width: 359, height: 20))
  }

  @Test func `margins do not follow the readable width unless the document says so`() throws {
    let bar = try bar(width: 1000, "", firstItem: "ro-ot", "Margin")
    #expect(bar.width == 984)
  }

  @Test func `the margins in code are those of the constraints`() throws {
    let view = try view(width: 1000, follows, firstItem: "ro-ot", "Margin")
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 164, bottom: 8, right: 164))
  }

  @Test func `a guide of readable content is one of the document's guides (IB39, AL74)`() throws {
    let bar = try bar(
      width: 1000, "", guide: #"<viewLayoutGuide key="readableContent" id="gu-id"/>"#,
      firstItem: "gu-id", "")
    #expect(bar == CGRect(x: 164, y: 0, width: 672, height: 20))
  }
}
