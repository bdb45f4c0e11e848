import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor struct ElementOrderTests {
  /// A layout in which every item has the same frame; a closure sets other values.
  private let layout: ScriptedLayout
  private let values = Values()

  @MainActor private final class Values {
    var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
  }

  init() {
    layout = ScriptedLayout(content: CGSize(width: 100, height: 200)) { [values] layout, _ in
      (0..<(layout.collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: [0, item], frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        values.change(attributes)
        return attributes
      }
    }
  }

  private func order(_ shelf: Shelf) -> [Int] {
    shelf.view.subviews.compactMap {
      ($0 as? UICollectionViewCell).flatMap { shelf.view.indexPath(for: $0)?.item }
    }
  }

  @Test func `G8 a greater zIndex lies in front`() {
    values.change = { $0.zIndex = -$0.indexPath.item }
    #expect(order(Shelf(layout, counts: [4]).laidOut()) == [3, 2, 1, 0])
  }

  @Test func `G8 equal zIndex goes by index path`() {
    #expect(order(Shelf(layout, counts: [4]).laidOut()) == [0, 1, 2, 3])
  }

  @Test func `G8 the order follows when zIndex changes`() {
    let shelf = Shelf(layout, counts: [4]).laidOut()
    values.change = { $0.zIndex = $0.indexPath.item == 1 ? 5 : 0 }
    layout.invalidateLayout()
    #expect(order(shelf.laidOut()) == [0, 2, 3, 1])
  }

  @Test func `G7 a hidden element gets no view`() {
    values.change = { $0.isHidden = $0.indexPath.item == 2 }
    let shelf = Shelf(layout, counts: [4]).laidOut()
    #expect(shelf.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 3])
  }

  @Test func `alpha and transform reach the view`() {
    values.change = {
      $0.alpha = 0.5
      $0.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    }
    let cell = Shelf(layout, counts: [1]).laidOut().cell(0)
    #expect(cell?.alpha == 0.5)
    #expect(cell?.bounds.size == CGSize(width: 50, height: 50))
    #expect(cell?.frame == CGRect(x: -25, y: -25, width: 100, height: 100))
  }

  @Test func `subviews of others keep their places before and behind`() {
    let shelf = Shelf(layout, counts: [2])
    let behind = UIView(frame: .zero)
    shelf.view.addSubview(behind)
    shelf.laidOut()
    let front = UIView(frame: .zero)
    shelf.view.addSubview(front)
    shelf.counts = [3]
    shelf.view.reloadData()
    shelf.laidOut()
    #expect(shelf.view.subviews.first === behind)
    #expect(order(shelf) == [0, 1, 2])
  }

  @Test func `a subview in front stays in front of cells that come into sight later`() {
    let shelf = Shelf().laidOut()
    let front = UIView(frame: .zero)
    shelf.view.addSubview(front)
    shelf.view.contentOffset.y = 120
    shelf.laidOut()
    #expect(shelf.view.subviews.last === front)
  }

  @Test func `the background view lies behind all and fills what is visible`() {
    let shelf = Shelf().laidOut()
    let background = UIView(frame: .zero)
    shelf.view.backgroundView = background
    shelf.view.contentOffset.y = 70
    shelf.laidOut()
    #expect(shelf.view.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 70, width: 100, height: 200))
  }

  @Test func `G9 zIndex decides the order of views, and leaves the layers' own places alone`() {
    values.change = { $0.zIndex = 7 }
    #expect(Shelf(layout, counts: [1]).laidOut().cell(0)?.layer.zPosition == 0)
  }

  @Test
  func `G15 attributes that name a decoration view below all get one of the registered class`() {
    final class Back: UICollectionReusableView {}
    let layout = ScriptedFlowLayout()
    layout.changeElements = {
      let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: [0, 0])
      back.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      back.zIndex = -1
      return ($0 ?? []) + [back]
    }
    layout.register(Back.self, forDecorationViewOfKind: "back")
    let shelf = Shelf(layout).laidOut()
    #expect(shelf.view.subviews.first is Back)
    shelf.view.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(!shelf.laidOut().view.subviews.contains { $0 is Back })
  }
}
