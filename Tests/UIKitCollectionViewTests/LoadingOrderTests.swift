import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The order in which views are requested, and the calls when a data source is set.
@MainActor struct LoadingOrderTests {
  @Test(arguments: [["c0", "c1", "h", "f"], ["f", "h", "c1", "c0"], ["h", "c0", "f", "c1"]])
  func `views are asked for cells first, then headers, then footers (K23)`(order: [String]) {
    let stage = OrderStage(order)
    #expect(stage.asked == ["c0", "c1", "h", "f"])
  }

  @Test func `the order of asking leaves the order from back to front alone (K23)`() {
    let stage = OrderStage(["c0", "c1", "h", "f"], z: ["h": 4, "c0": 3, "c1": 3, "f": 2])
    #expect(stage.asked == ["c0", "c1", "h", "f"])
    let views = stage.view.subviews.compactMap { $0 as? UICollectionReusableView }
    #expect(views.map(\.frame.minY) == [150, 50, 100, 0])
  }

  @Test func `in a flow layout of two sections a header comes before its footer (K23)`() {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 10, height: 10)
    flow.footerReferenceSize = CGSize(width: 10, height: 10)
    let stage = OrderStage(flow, sections: 2)
    #expect(stage.asked == ["c0", "c1", "c0", "c1", "h", "f", "h", "f"])
  }

  @Test func `setting a collection view's data source does not call reloadData() (K22)`() {
    let view = CountingCollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let shelf = Shelf(counts: [2])
    view.dataSource = shelf
    #expect(view.calls.isEmpty)
    #expect(view.numberOfSections == 1)
  }

  @Test func `setting a table's data source does not call reloadData() (K22)`() {
    final class Counting: UITableView {
      var reloads = 0
      override func reloadData() {
        reloads += 1
        super.reloadData()
      }
    }
    let (view, herbs) = (Counting(), Herbs(rows: [3]))
    view.dataSource = herbs
    #expect(view.reloads == 0)
    #expect(view.numberOfRows(inSection: 0) == 3)
  }
}

/// A collection view of 200 × 400 points with two items in each section, and its requests.
@MainActor private final class OrderStage {
  private let shelf: Shelf
  private(set) var asked: [String] = []
  var view: UICollectionView { shelf.view }

  init(_ layout: UICollectionViewLayout, sections: Int = 1) {
    shelf = Shelf(
      layout, counts: Array(repeating: 2, count: sections), size: CGSize(width: 200, height: 400))
    shelf.fill = { [unowned self] _, path in asked.append("c\(path.item)") }
    shelf.fillView = { [unowned self] kind in
      asked.append(kind == UICollectionView.elementKindSectionHeader ? "h" : "f")
    }
    shelf.laidOut()
  }

  /// Shows four elements of 50 points one below the other, handed out in an order.
  convenience init(_ order: [String], z: [String: Int] = [:]) {
    let layout = ScriptedLayout(content: CGSize(width: 200, height: 200)) { _, _ in
      order.map { Self.attributes($0, z[$0] ?? 0) }
    }
    layout.item = { Self.attributes("c\($0.item)", z["c\($0.item)"] ?? 0) }
    self.init(layout)
  }

  private static func attributes(_ name: String, _ z: Int) -> UICollectionViewLayoutAttributes {
    let places = ["h": 0.0, "c0": 50, "c1": 100, "f": 150]
    let path = IndexPath(item: name == "c1" ? 1 : 0, section: 0)
    let kinds = [
      "h": UICollectionView.elementKindSectionHeader,
      "f": UICollectionView.elementKindSectionFooter,
    ]
    let made: UICollectionViewLayoutAttributes =
      kinds[name].map { .init(forSupplementaryViewOfKind: $0, with: path) }
      ?? .init(forCellWith: path)
    made.frame = CGRect(x: 0, y: places[name] ?? 0, width: 200, height: 50)
    made.zIndex = z
    return made
  }
}
