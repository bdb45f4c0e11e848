import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// A collection view with extreme numbers: huge, tiny, negative, infinite or NaN.
@MainActor struct CollectionFuzzTests {
  private static let numbers: [CGFloat] = [
    0, 1, -1, 50, 99.9, 375, -375, 1e-300, 1e6, 1e300, .infinity, -.infinity, .nan,
    .greatestFiniteMagnitude,
  ]

  /// A delegate that returns numbers of a seed.
  private final class Wild: NSObject, UICollectionViewDelegateFlowLayout {
    private var random: SeededGenerator

    init(seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

    func number() -> CGFloat { CollectionFuzzTests.numbers.randomElement(using: &random) ?? 0 }

    /// A number that a view's own geometry may have; UIKit raises for others.
    func finite() -> CGFloat {
      let number = number()
      return abs(number) <= 1e6 ? number : 77
    }

    func chance(_ limit: Int) -> Int { .random(in: 0..<limit, using: &random) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: number(), height: number()) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { number() }
  }

  @Test(arguments: 0..<150)
  func `whatever the numbers, laying out ends and every view has a finite frame`(seed: Int) {
    let delegate = Wild(seed: seed)
    let shelf = Shelf(counts: [delegate.chance(9), -3, delegate.chance(9)])
    shelf.view.delegate = delegate
    ConsoleLog().recording {
      for _ in 0..<12 {
        change(shelf, delegate)
        shelf.laidOut()
      }
    }
    #expect(shelf.view.contentSize.width.isFinite && shelf.view.contentSize.height.isFinite)
    #expect(
      shelf.view.visibleCells.map(\.frame).allSatisfy {
        [$0.minX, $0.minY, $0.maxX, $0.maxY].allSatisfy(\.isFinite)
      })
  }

  private func change(_ shelf: Shelf, _ delegate: Wild) {
    let layout = shelf.view.collectionViewLayout as? UICollectionViewFlowLayout
    switch delegate.chance(8) {
    case 0: shelf.view.contentOffset = CGPoint(x: delegate.finite(), y: delegate.finite())
    case 1: shelf.view.frame.size = CGSize(width: delegate.finite(), height: delegate.finite())
    case 2: shelf.view.frame.size = CGSize(width: 200, height: 300)
    case 3: shelf.view.contentInset.left = delegate.finite()
    case 4: shelf.view.contentInset.top = delegate.finite()
    case 5: layout?.scrollDirection = delegate.chance(2) == 0 ? .vertical : .horizontal
    case 6: layout?.sectionHeadersPinToVisibleBounds = delegate.chance(2) == 0
    default: layout?.invalidateLayout()
    }
  }
}
