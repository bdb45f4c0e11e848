import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct ConstraintNibTests {
  /// Returns a view of 200 × 100 points with a box, whose frame constraints determine.
  private func root(_ constraints: String, guides: String = "", box: String = "") throws -> UIView {
    try InlineNib.make(
      "view", "",
      """
      <subviews>
        <view id="bo-xx" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="1" y="2" width="3" height="4"/>\(box)
        </view>
      </subviews>
      \(guides)
      <constraints>\(constraints)</constraints>
      """)
  }

  /// Returns the frame of the box after the layout.
  private func frame(_ constraints: String, guides: String = "") throws -> CGRect {
    let root = try root(constraints, guides: guides)
    root.layoutIfNeeded()
    return try #require(root.subviews.first).frame
  }

  private static let corner = """
    <constraint firstItem="bo-xx" firstAttribute="top" secondItem="vw-00-001" \
    secondAttribute="top" id="c1"/>
    <constraint firstItem="bo-xx" firstAttribute="leading" secondItem="vw-00-001" \
    secondAttribute="leading" id="c2"/>
    """

  private static let size = """
    <constraint firstItem="bo-xx" firstAttribute="width" constant="50" id="c3"/>
    <constraint firstItem="bo-xx" firstAttribute="height" constant="20" id="c4"/>
    """

  @Test func `the owner is the first item if none is written (IB30)`() throws {
    let frame = try frame(
      """
      \(Self.size)
      <constraint firstAttribute="trailing" secondItem="bo-xx" secondAttribute="trailing" \
      constant="16" id="c5"/>
      <constraint firstAttribute="bottom" secondItem="bo-xx" secondAttribute="bottom" \
      constant="8" id="c6"/>
      """)
    #expect(frame == CGRect(x: 134, y: 72, width: 50, height: 20))
  }

  @Test func `a view may constrain itself`() throws {
    let root = try root(
      Self.corner,
      box: """
        <constraints>
          <constraint firstAttribute="width" constant="60" id="c3"/>
          <constraint firstAttribute="height" constant="30" id="c4"/>
        </constraints>
        """)
    root.layoutIfNeeded()
    #expect(root.subviews.first?.frame == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(root.subviews.first?.constraints.count == 2)
  }

  @Test func `a ratio is width by height (IB34)`() throws {
    let frame = try frame(
      """
      \(Self.corner)
      <constraint firstItem="bo-xx" firstAttribute="width" constant="60" id="c3"/>
      <constraint firstItem="bo-xx" firstAttribute="width" secondItem="bo-xx" \
      secondAttribute="height" multiplier="3:4" id="c4"/>
      """)
    #expect(frame.height == 80)
  }

  @Test func `what is not written is equal, required, once and without a constant (IB32)`() throws {
    let constraint = try #require(root(Self.corner).constraints.first)
    #expect(constraint.relation == .equal)
    #expect(constraint.priority == .required)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
  }

  @Test func `relation, priority and identifier are set (IB33, IB37, IB46)`() throws {
    let root = try root(
      """
      <constraint firstItem="bo-xx" firstAttribute="width" relation="greaterThanOrEqual" \
      constant="5" priority="750" identifier="box width" id="c3"/>
      """)
    let constraint = try #require(root.constraints.first)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.priority == .defaultHigh)
    #expect(constraint.identifier == "box width")
  }

  @Test func `a placeholder is not built (IB26)`() throws {
    let root = try root(
      """
      <constraint firstItem="bo-xx" firstAttribute="width" constant="5" placeholder="YES" \
      id="c3"/>
      """)
    #expect(root.constraints.isEmpty)
  }

  @Test func `margins are attributes (IB42)`() throws {
    let frame = try frame(
      """
      \(Self.size)
      <constraint firstItem="bo-xx" firstAttribute="leading" secondItem="vw-00-001" \
      secondAttribute="leadingMargin" id="c5"/>
      <constraint firstItem="bo-xx" firstAttribute="top" secondItem="vw-00-001" \
      secondAttribute="topMargin" id="c6"/>
      """)
    #expect(frame.origin == CGPoint(x: 8, y: 8))
  }

  @Test func `the safe area is an item (IB39)`() throws {
    let root = try root(
      """
      <constraint firstItem="bo-xx" firstAttribute="top" secondItem="sa-fe" \
      secondAttribute="top" id="c5"/>
      """, guides: #"<viewLayoutGuide key="safeArea" id="sa-fe"/>"#)
    #expect(root.constraints.first?.secondItem === root.safeAreaLayoutGuide)
  }

  @Test func `the guides of a scroll view are items (IB39)`() throws {
    let view: UIScrollView = try InlineNib.make(
      "scrollView", "",
      """
      <subviews><view id="bo-xx" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>
        <constraint firstItem="bo-xx" firstAttribute="top" secondItem="con" \
      secondAttribute="top" id="c1"/>
        <constraint firstItem="bo-xx" firstAttribute="width" secondItem="fra" \
      secondAttribute="width" id="c2"/>
      </constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="con"/>
      <viewLayoutGuide key="frameLayoutGuide" id="fra"/>
      """)
    #expect(view.constraints.map { $0.secondItem === view.contentLayoutGuide } == [true, false])
    #expect(view.constraints.last?.secondItem === view.frameLayoutGuide)
  }

  @Test func `an item may come later in the document (IB7)`() throws {
    let view: UIView = try InlineNib.make(
      "view", "",
      """
      <subviews>
        <view id="one"><constraints>
          <constraint firstItem="one" firstAttribute="width" secondItem="two" \
      secondAttribute="width" id="c1"/>
        </constraints></view>
        <view id="two"/>
      </subviews>
      """)
    // The view cannot hold a constraint with its sibling, which is not in it.
    #expect(view.subviews.first?.constraints.isEmpty == true)
  }

  @Test func `a fixed frame is pinned (IB25)`() throws {
    let view: UIView = try InlineNib.make(
      "view", "",
      """
      <subviews>
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bo-xx">
          <rect key="frame" x="20" y="30" width="40" height="50"/>
        </view>
      </subviews>
      """)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame == CGRect(x: 20, y: 30, width: 40, height: 50))
    #expect(
      view.constraints.first?.identifier
        == "IB auto generated at build time for view with fixed frame")
  }

  @Test func `attributes that cannot be related are skipped`() throws {
    let log = ConsoleLog()
    let root: UIView? = log.recording {
      try? self.root(
        """
        <constraint firstItem="bo-xx" firstAttribute="top" secondItem="vw-00-001" \
        secondAttribute="width" id="c5"/>
        """)
    }
    #expect(root?.constraints.isEmpty == true)
    #expect(log.lines.contains { $0.hasSuffix("top cannot be related to width") })
  }

  @Test func `a conflict names the document's line`() throws {
    let log = ConsoleLog()
    let root = try root(
      """
      \(Self.size)
      <constraint firstItem="bo-xx" firstAttribute="width" constant="70" id="c5"/>
      """)
    log.recording { root.layoutIfNeeded() }
    #expect(log.lines.joined().contains(/data\.xib:\d+ \(broken/))
  }

  @Test func `a constraint has the document's line as its place`() throws {
    let constraint = try #require(root(Self.corner).constraints.first)
    let place = try #require(constraint.location?.text)
    #expect(place.wholeMatch(of: /data\.xib:\d+/) != nil)
  }
}
