import Foundation
import Testing
import UIKit

/// A controller of a document's table that overrides one method of the data source.
final class RowsController: UITableViewController {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "own" }
}

/// The tables and collection views of storyboards.
@MainActor struct ListDocumentTests {
  private func cell(
    _ id: String, _ attributes: String = "", content: String = ""
  ) -> String {
    """
    <tableViewCell \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="\(id)-c">
        <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\(content)</subviews>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private func table(_ attributes: String, _ content: String) -> String {
    """
    <tableView key="view" contentMode="scaleToFill" \(attributes) id="tab-le-01">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      \(content)
      <connections>
        <outlet property="dataSource" destination="con-tr-01" id="out-00-01"/>
        <outlet property="delegate" destination="con-tr-01" id="out-00-02"/>
      </connections>
    </tableView>
    """
  }

  private func controller<Controller: UIViewController>(
    _ element: String, attributes: String = "", _ view: String
  ) throws -> Controller {
    let text = StoryboardText.storyboard(
      initial: "con-tr-01", "<\(element) id=\"con-tr-01\" \(attributes)>\(view)</\(element)>")
    let folder = try TemporaryBundle(["Main.storyboard": text])
    let board = UIStoryboard(name: "Main", bundle: folder.bundle)
    try folder.remove()
    return try #require(board.instantiateInitialViewController() as? Controller)
  }

  private var sections: String {
    """
    <sections>
      <tableViewSection headerTitle="Herbs" footerTitle="All of them" id="sec-ti-01"><cells>
        \(cell("cel-l0-01", "rowHeight=\"60\" indentationLevel=\"2\"")) \(cell("cel-l0-02"))
      </cells></tableViewSection>
      <tableViewSection id="sec-ti-02"><cells>\(cell("cel-l0-03"))</cells></tableViewSection>
    </sections>
    """
  }

  private func staticRows(_ attributes: String = "") throws -> UITableViewController {
    try controller(
      "tableViewController", attributes: attributes,
      table("dataMode=\"static\" style=\"grouped\" rowHeight=\"50\"", sections))
  }

  // MARK: Static tables

  @Test func `IB72 the rows of a static table are those of the document`() throws {
    let rows = try staticRows()
    #expect(rows.tableView.numberOfSections == 2)
    #expect(rows.tableView.numberOfRows(inSection: 0) == 2)
    #expect(rows.tableView.numberOfRows(inSection: 1) == 1)
  }

  @Test func `IB72 a row's height is the cell's, else the table's`() throws {
    let rows = try staticRows()
    rows.tableView.layoutIfNeeded()
    let heights = [0, 1].map {
      rows.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    #expect(heights == [60, 50])
  }

  @Test func `IB72 sections have the document's titles`() throws {
    let rows = try staticRows()
    #expect(rows.tableView(rows.tableView, titleForHeaderInSection: 0) == "Herbs")
    #expect(rows.tableView(rows.tableView, titleForFooterInSection: 0) == "All of them")
    #expect(rows.tableView(rows.tableView, titleForHeaderInSection: 1) == nil)
  }

  @Test func `IB72 rows are indented as in the document`() throws {
    let rows = try staticRows()
    let path = IndexPath(row: 0, section: 0)
    #expect(rows.tableView(rows.tableView, indentationLevelForRowAt: path) == 2)
  }

  @Test func `IB72 the cell of a row is the document's`() throws {
    let rows = try staticRows()
    let path = IndexPath(row: 0, section: 0)
    rows.tableView.layoutIfNeeded()
    let shown = rows.tableView.cellForRow(at: path)
    #expect(shown != nil)
    #expect(rows.tableView(rows.tableView, cellForRowAt: path) === shown)
  }

  @Test func `IB72 an override in a subclass is called`() throws {
    let rows = try staticRows(StoryboardText.custom("RowsController"))
    #expect(rows.tableView(rows.tableView, titleForHeaderInSection: 0) == "own")
    #expect(rows.tableView.numberOfSections == 2)
  }

  // MARK: Prototypes

  @Test func `IB70 a prototype is registered for its identifier`() throws {
    let label = """
      <label opaque="NO" contentMode="left" text="Basil" id="lab-el-01">
        <rect key="frame" x="10" y="10" width="100" height="21"/></label>
      """
    let rows: UITableViewController = try controller(
      "tableViewController",
      table(
        "dataMode=\"prototypes\" style=\"plain\"",
        "<prototypes>\(cell("cel-l0-01", "reuseIdentifier=\"herb\"", content: label))</prototypes>")
    )
    let first = rows.tableView.dequeueReusableCell(withIdentifier: "herb")
    let second = rows.tableView.dequeueReusableCell(withIdentifier: "herb")
    #expect(first?.reuseIdentifier == "herb")
    #expect((first?.contentView.subviews.first as? UILabel)?.text == "Basil")
    #expect(first !== second)
    #expect(rows.tableView.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  // MARK: Settings

  @Test func `IB68 a table has the document's style and heights`() throws {
    let rows: UITableViewController = try controller(
      "tableViewController",
      table(
        """
        style="insetGrouped" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="30" \
        sectionFooterHeight="20" separatorStyle="none" allowsSelection="NO"
        """, ""))
    let table = try #require(rows.tableView)
    #expect(table.style == .insetGrouped)
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.sectionHeaderHeight == 30)
    #expect(table.sectionFooterHeight == 20)
    #expect(table.separatorStyle == .none)
    #expect(!table.allowsSelection)
  }

  @Test func `IB68 a table of an old document has no estimates`() throws {
    let rows: UITableViewController = try controller(
      "tableViewController", table("style=\"plain\" rowHeight=\"44\"", ""))
    #expect(rows.tableView.estimatedRowHeight == 0)
  }

  @Test func `IB78 the views above and below the rows keep their heights`() throws {
    let views = """
      <view key="tableHeaderView" contentMode="scaleToFill" id="hea-de-01">
        <rect key="frame" x="0" y="0" width="375" height="80"/></view>
      <view key="tableFooterView" contentMode="scaleToFill" id="foo-te-01">
        <rect key="frame" x="0" y="80" width="375" height="40"/></view>
      """
    let rows: UITableViewController = try controller(
      "tableViewController", table("style=\"plain\"", views))
    rows.tableView.frame.size.width = 300
    rows.tableView.layoutIfNeeded()
    #expect(rows.tableView.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
    #expect(rows.tableView.tableFooterView?.frame == CGRect(x: 0, y: 80, width: 300, height: 40))
  }

  @Test func `IB75 a cell's content may be a configuration`() throws {
    let cell = """
      <tableViewCell reuseIdentifier="herb" id="cel-l0-01">
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="cel-l0-02"/>
        <listContentConfiguration key="contentConfiguration" text="Basil" \
      secondaryText="green"/>
      </tableViewCell>
      """
    let rows: UITableViewController = try controller(
      "tableViewController", table("style=\"plain\"", "<prototypes>\(cell)</prototypes>"))
    let made = rows.tableView.dequeueReusableCell(withIdentifier: "herb")
    let content = made?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "Basil")
    #expect(content?.secondaryText == "green")
  }

  // MARK: Collections

  private func collection(_ layout: String, _ more: String = "") throws
    -> UICollectionViewController
  {
    try controller(
      "collectionViewController",
      """
      <collectionView key="view" contentMode="scaleToFill" dataMode="prototypes" id="col-le-01">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        \(layout)
        \(more)
      </collectionView>
      """)
  }

  @Test func `IB76 a flow layout has the document's sizes and spacings`() throws {
    let board = try collection(
      """
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" \
      minimumInteritemSpacing="3" scrollDirection="horizontal" \
      sectionInsetReference="safeArea" id="lay-ou-01">
        <size key="itemSize" width="80" height="90"/>
        <size key="headerReferenceSize" width="0.0" height="40"/>
        <size key="footerReferenceSize" width="0.0" height="0.0"/>
        <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
      </collectionViewFlowLayout>
      """)
    let layout = try #require(
      board.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.minimumLineSpacing == 7)
    #expect(layout.minimumInteritemSpacing == 3)
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.itemSize == CGSize(width: 80, height: 90))
    #expect(layout.headerReferenceSize.height == 40)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(layout.sectionInsetReference == .fromSafeArea)
    #expect(layout.estimatedItemSize == .zero)
  }

  @Test func `IB76 the estimated size may be automatic`() throws {
    let board = try collection(
      """
      <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" \
      id="lay-ou-01"/>
      """)
    let layout = board.collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    #expect(layout?.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
  }

  @Test func `IB76 a layout may be of the app's own class`() throws {
    let board = try collection(
      """
      <collectionViewLayout key="collectionViewLayout" \(StoryboardText.custom("RingLayout")) \
      id="lay-ou-01"/>
      """)
    #expect(board.collectionView.collectionViewLayout is RingLayout)
  }

  @Test func `IB77 prototypes of cells and headers are registered`() throws {
    let board = try collection(
      "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"lay-ou-01\"/>",
      """
      <cells>
        <collectionViewCell reuseIdentifier="herb" id="cel-l0-01">
          <rect key="frame" x="0" y="0" width="50" height="50"/>
          <collectionViewCellContentView key="contentView" id="cel-l0-02"/>
        </collectionViewCell>
      </cells>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="hea-de-01">
        <rect key="frame" x="0" y="0" width="375" height="50"/>
      </collectionReusableView>
      """)
    let path = IndexPath(item: 0, section: 0)
    let view = try #require(board.collectionView)
    let cell = view.dequeueReusableCell(withReuseIdentifier: "herb", for: path)
    #expect(cell.reuseIdentifier == "herb")
    let header = view.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head", for: path)
    #expect(header.reuseIdentifier == "head")
  }
}

/// A layout of the tests' own.
final class RingLayout: UICollectionViewLayout {}
