import Testing

@testable import UIKit

@MainActor struct CellNibTests {
  private static let content = """
    <tableViewCellContentView key="contentView" id="co">
      <rect key="frame" x="0.0" y="0.0" width="200" height="99.5"/>
      <subviews><label id="la" text="Basil"/><label id="lb" text="Herb"/></subviews>
    </tableViewCellContentView>
    """

  @Test func `a cell's content is in its content view (IB74)`() throws {
    let cell: UITableViewCell = try InlineNib.make("tableViewCell", "", Self.content)
    #expect(cell.contentView.subviews.map { ($0 as? UILabel)?.text } == ["Basil", "Herb"])
    #expect(cell.contentView.superview === cell)
  }

  @Test func `the labels of a style are those that the cell names (IB73)`() throws {
    let cell: UITableViewCell = try InlineNib.make(
      "tableViewCell",
      #"style="IBUITableViewCellStyleSubtitle" textLabel="la" detailTextLabel="lb""#, Self.content)
    #expect(cell.textLabel?.text == "Basil")
    #expect(cell.detailTextLabel?.text == "Herb")
    #expect(cell.style == .subtitle)
  }

  @Test func `selection, accessory and indentation are the cell's (IB73)`() throws {
    let cell: UITableViewCell = try InlineNib.make(
      "tableViewCell",
      """
      selectionStyle="none" accessoryType="disclosureIndicator" indentationLevel="2" \
      indentationWidth="7" reuseIdentifier="herb"
      """, Self.content)
    #expect(cell.selectionStyle == .none)
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(cell.indentationLevel == 2)
    #expect(cell.indentationWidth == 7)
    #expect(cell.reuseIdentifier == "herb")
  }

  @Test func `margins of the content view that are not written are 16 and 11 (IB42)`() throws {
    let cell: UITableViewCell = try InlineNib.make("tableViewCell", "", Self.content)
    cell.layoutIfNeeded()
    #expect(
      cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
  }

  @Test func `margins of a cell as wide as a large phone are 20 (IB42)`() throws {
    let cell: UITableViewCell = try InlineNib(
      """
      <tableViewCell id="ce"><rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
      \(Self.content)</tableViewCell>
      """
    ).first()
    cell.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins.left == 20)
  }

  @Test func `margins of the content view that are written stay (IB42)`() throws {
    let cell: UITableViewCell = try InlineNib.make(
      "tableViewCell", "",
      """
      <tableViewCellContentView key="contentView" id="co">
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      </tableViewCellContentView>
      """)
    cell.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test(arguments: ["view", "collectionViewCellContentView"])
  func `a collection view's cell has its content view (IB77)`(element: String) throws {
    let cell: UICollectionViewCell = try InlineNib.make(
      "collectionViewCell", "",
      """
      <\(element) key="contentView" id="co"><subviews><label id="la" text="Basil"/></subviews>\
      </\(element)>
      """)
    #expect(cell.contentView.subviews.count == 1)
    #expect(cell.contentView.superview === cell)
  }

  @Test func `the cell's own constraints may name its content (IB29)`() throws {
    let cell: UICollectionViewCell = try InlineNib.make(
      "collectionViewCell", "",
      """
      <view key="contentView" id="co"><subviews>
        <label id="la" text="Basil" translatesAutoresizingMaskIntoConstraints="NO"/>
      </subviews></view>
      <constraints>
        <constraint firstItem="la" firstAttribute="leading" secondItem="vw-00-001" \
      secondAttribute="leading" constant="12" id="c1"/>
        <constraint firstItem="la" firstAttribute="top" secondItem="vw-00-001" \
      secondAttribute="top" constant="5" id="c2"/>
      </constraints>
      """)
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.first?.frame.origin == CGPoint(x: 12, y: 5))
  }

  @Test func `views of a header stay in front of its content view`() throws {
    let header: UITableViewHeaderFooterView = try InlineNib.make(
      "view", #"customClass="UITableViewHeaderFooterView""#,
      #"<subviews><label id="la" text="Basil"/></subviews>"#)
    #expect(header.subviews.first === header.contentView)
    #expect(header.subviews.last is UILabel)
  }
}
