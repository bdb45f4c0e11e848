import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Laws of any sequence of changes, over seeds.
@MainActor struct FlowRotationTests {
  /// Returns a delegate with sizes that belong to a seed.
  private func delegate(seed: Int) -> ScriptedDelegate {
    var random = SeededGenerator(seed: UInt64(seed))
    let sizes = (0..<40).map { _ in
      CGSize(
        width: .random(in: 10...120, using: &random), height: .random(in: 10...90, using: &random))
    }
    let delegate = ScriptedDelegate()
    delegate.size = { _, path in sizes[path.item] }
    return delegate
  }

  private let portrait = CGSize(width: 200, height: 320)

  private func shelf(_ delegate: ScriptedDelegate, size: CGSize) -> Shelf {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 30, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let shelf = Shelf(layout, counts: [40], size: size)
    shelf.view.delegate = delegate
    return shelf.laidOut()
  }

  private func frames(_ shelf: Shelf) -> [CGRect?] {
    (0..<40).map { shelf.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test(arguments: 0..<20)
  func `turning there and back is the identity`(seed: Int) {
    let delegate = delegate(seed: seed)
    let shelf = shelf(delegate, size: portrait)
    let before = frames(shelf)
    shelf.view.frame.size = CGSize(width: portrait.height, height: portrait.width)
    shelf.laidOut()
    #expect(frames(shelf) != before)
    shelf.view.frame.size = portrait
    shelf.laidOut()
    #expect(frames(shelf) == before)
  }

  @Test(arguments: 0..<40)
  func `after any changes everything is as in a fresh collection view`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let delegate = delegate(seed: seed)
    let shelf = shelf(delegate, size: portrait)
    for _ in 0..<15 { change(shelf, &random) }
    shelf.laidOut()
    let fresh = self.shelf(delegate, size: shelf.view.bounds.size)
    copyMeasures(from: shelf, to: fresh)
    #expect(frames(shelf) == frames(fresh))
    #expect(shelf.view.contentSize == fresh.view.contentSize)
    #expect(shown(shelf) == shown(fresh))
  }

  private func change(_ shelf: Shelf, _ random: inout SeededGenerator) {
    let layout = shelf.view.collectionViewLayout as? UICollectionViewFlowLayout
    switch Int.random(in: 0..<7, using: &random) {
    case 0: shelf.view.contentOffset.y = .random(in: 0...500, using: &random)
    case 1: shelf.view.frame.size = CGSize(width: 320, height: 200)
    case 2: shelf.view.frame.size = portrait
    case 3: layout?.minimumInteritemSpacing = .random(in: 0...20, using: &random)
    case 4: layout?.invalidateLayout()
    case 5: shelf.view.contentInset.left = .random(in: 0...20, using: &random)
    default: shelf.view.layoutIfNeeded()
    }
  }

  private func copyMeasures(from shelf: Shelf, to fresh: Shelf) {
    let layout = shelf.view.collectionViewLayout as? UICollectionViewFlowLayout
    let freshLayout = fresh.view.collectionViewLayout as? UICollectionViewFlowLayout
    freshLayout?.minimumInteritemSpacing = layout?.minimumInteritemSpacing ?? 0
    fresh.view.contentInset = shelf.view.contentInset
    fresh.laidOut()
    fresh.view.contentOffset = shelf.view.contentOffset
    fresh.laidOut()
  }

  private func shown(_ shelf: Shelf) -> [String] {
    shelf.view.subviews.map { "\(type(of: $0)) \(NSStringFromCGRect($0.frame))" }
  }
}
