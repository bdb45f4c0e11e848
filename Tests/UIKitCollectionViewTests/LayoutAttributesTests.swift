import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor struct LayoutAttributesTests {
  private let attributes = UICollectionViewLayoutAttributes(
    forCellWith: IndexPath(item: 3, section: 1))

  @Test func `G1 the frame sets centre and size`() {
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 50)
    #expect(attributes.center == CGPoint(x: 25, y: 45))
    #expect(attributes.size == CGSize(width: 30, height: 50))
  }

  @Test func `G2 centre and size set the frame`() {
    attributes.size = CGSize(width: 30, height: 50)
    attributes.center = CGPoint(x: 25, y: 45)
    #expect(attributes.frame == CGRect(x: 10, y: 20, width: 30, height: 50))
  }

  @Test func `G2 a new size keeps the centre`() {
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    attributes.size = CGSize(width: 20, height: 4)
    #expect(attributes.frame == CGRect(x: -5, y: 3, width: 20, height: 4))
  }

  @Test func `a frame reads back to the bit`() {
    let frame = CGRect(x: 0.1, y: 0.2, width: 126.66666666666667, height: 1.0 / 3)
    attributes.frame = frame
    #expect(attributes.frame == frame)
  }

  @Test func `G3 the bounds have the size`() {
    attributes.bounds = CGRect(x: 1, y: 2, width: 30, height: 50)
    #expect(attributes.size == CGSize(width: 30, height: 50))
    #expect(attributes.bounds.origin == CGPoint(x: 1, y: 2))
  }

  @Test func `G4 with a transform the frame is the box around it`() {
    attributes.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    attributes.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(attributes.frame == CGRect(x: 10, y: -10, width: 20, height: 40))
    #expect(attributes.size == CGSize(width: 40, height: 20))
  }

  @Test func `G5 the two transforms follow each other`() {
    let half = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 3, ty: 4)
    attributes.transform = half
    #expect(attributes.transform3D == CATransform3DMakeAffineTransform(half))
    attributes.transform3D = CATransform3DIdentity
    #expect(attributes.transform == .identity)
  }

  @Test func `G6 by default everything is plain`() {
    #expect(attributes.alpha == 1)
    #expect(attributes.zIndex == 0)
    #expect(!attributes.isHidden)
    #expect(attributes.transform == .identity)
  }

  @Test(arguments: [
    "frame", "center", "alpha", "zIndex", "isHidden", "transform3D", "indexPath", "bounds",
  ])
  func `G10 attributes differ when any property does`(property: String) throws {
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy.isEqual(attributes))
    switch property {
    case "frame": copy.frame.size.width = 9
    case "center": copy.center.x = 9
    case "alpha": copy.alpha = 0.5
    case "zIndex": copy.zIndex = 1
    case "isHidden": copy.isHidden = true
    case "transform3D": copy.transform3D.m43 = 1
    case "indexPath": copy.indexPath.item = 0
    default: copy.bounds.origin.x = 1
    }
    #expect(!copy.isEqual(attributes))
  }

  @Test func `G10 attributes that differ in a property of their own alone are applied`() {
    final class Marking: UICollectionViewFlowLayout {
      var mark = 0
      override class var layoutAttributesClass: AnyClass { MarkedAttributes.self }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        for marked in attributes ?? [] { (marked as? MarkedAttributes)?.mark = mark }
        return attributes
      }
    }
    let layout = Marking()
    let shelf = Shelf(layout, counts: [1]).laidOut()
    layout.invalidateLayout()
    #expect(shelf.laidOut().cell(0)?.timesApplied == 1)
    layout.mark = 1
    layout.invalidateLayout()
    #expect(shelf.laidOut().cell(0)?.timesApplied == 2)
  }

  @Test
  func `G11 attributes changed after they were handed out still differ from what was applied`() {
    let shared = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    let layout = ScriptedLayout(content: CGSize(width: 100, height: 100)) { _, _ in [shared] }
    shared.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let shelf = Shelf(layout, counts: [1]).laidOut()
    shared.frame.origin.x = 40
    layout.invalidateLayout()
    #expect(shelf.laidOut().cell(0)?.frame.minX == 40)
  }

  @Test func `G14 nil for an item stops nothing here`() {
    let layout = ScriptedFlowLayout()
    layout.changeItem = { _, _ in nil }
    let shelf = Shelf(layout, counts: [2]).laidOut()
    shelf.view.scrollToItem(at: [0, 1], at: .top, animated: false)
    #expect(shelf.view.layoutAttributesForItem(at: [0, 1]) == nil)
    shelf.counts = [3]
    shelf.view.insertItems(at: [[0, 0]])
    #expect(shelf.view.visibleCells.count == 3)
  }

  @Test func `G11 a copy is of the same class and has the same values`() throws {
    let marked = MarkedAttributes(forCellWith: IndexPath(item: 0, section: 0))
    marked.mark = 7
    marked.alpha = 0.25
    let copy = try #require(marked.copy() as? MarkedAttributes)
    #expect(copy.mark == 7)
    #expect(copy.alpha == 0.25)
    #expect(copy !== marked)
  }

  @Test func `G12 the element is named by category, kind and index path`() {
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "top", with: IndexPath(item: 0, section: 2))
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "top")
    #expect(attributes.representedElementCategory == .cell)
    #expect(attributes.representedElementKind == nil)
    #expect(attributes.indexPath == IndexPath(item: 3, section: 1))
  }

  @Test func `G13 the flow layout makes attributes of the class that a subclass names`() {
    final class Marking: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { MarkedAttributes.self }
    }
    let shelf = Shelf(Marking(), counts: [1]).laidOut()
    let found = shelf.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(found is MarkedAttributes)
  }
}

/// Attributes with a property of their own, written as for iOS.
final class MarkedAttributes: UICollectionViewLayoutAttributes {
  var mark = 0

  nonisolated override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let marked = copy as? MarkedAttributes {
      MainActor.assumeIsolated { marked.mark = mark }
    }
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MarkedAttributes else { return false }
    return MainActor.assumeIsolated { other.mark == mark } && super.isEqual(object)
  }
}
