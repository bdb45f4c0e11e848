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
    final class Counting: UICollectionView {
      var reloads = 0
      override func reloadData() {
        reloads += 1
        super.reloadData()
      }
    }
    let view = Counting(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = OrderSource()
    view.dataSource = source
    #expect(view.reloads == 0)
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

/// A collection view of 200 × 400 points, and its requests.
@MainActor private final class OrderStage {
  let view: UICollectionView
  private let source = OrderSource()
  var asked: [String] { source.asked }

  init(_ layout: UICollectionViewLayout, sections: Int = 1) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    source.sections = sections
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "s")
    }
    view.dataSource = source
    view.layoutIfNeeded()
  }

  convenience init(_ order: [String], z: [String: Int] = [:]) {
    let layout = NamedLayout()
    (layout.order, layout.z) = (order, z)
    self.init(layout)
  }
}

@MainActor private final class OrderSource: NSObject, UICollectionViewDataSource {
  var asked: [String] = []
  var sections = 1

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append("c\(indexPath.item)")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    asked.append(kind == UICollectionView.elementKindSectionHeader ? "h" : "f")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "s", for: indexPath)
  }
}

/// Four elements of 50 points one below the other, handed out in an order.
private final class NamedLayout: UICollectionViewLayout {
  var order: [String] = []
  var z: [String: Int] = [:]

  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 200) }

  private func attributes(_ name: String) -> UICollectionViewLayoutAttributes {
    let places = ["h": 0.0, "c0": 50, "c1": 100, "f": 150]
    let path = IndexPath(item: name == "c1" ? 1 : 0, section: 0)
    let made: UICollectionViewLayoutAttributes =
      switch name {
      case "h":
        .init(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
      case "f":
        .init(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, with: path)
      default: .init(forCellWith: path)
      }
    made.frame = CGRect(x: 0, y: places[name] ?? 0, width: 200, height: 50)
    made.zIndex = z[name] ?? 0
    return made
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { order.map(attributes) }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes("c\(indexPath.item)") }
}
