import Testing
import UIKit

/// The fourth post's kind of controller, on a phone that is turned.
@MainActor struct RotatingRowsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let controller = RowsController()

  init() {
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  private func turn() {
    window.frame.size = CGSize(width: 667, height: 375)
    window.layoutIfNeeded()
  }

  private var rows: [CGRect] {
    controller.collectionView.indexPathsForVisibleItems.sorted().compactMap {
      controller.collectionView.cellForItem(at: $0)?.frame
    }
  }

  @Test func `rows fill the width, one below the other`() {
    #expect(
      rows == (0..<4).map { CGRect(x: 0, y: CGFloat($0) * 200, width: 375, height: 200) })
  }

  @Test func `S4 turned, they fill the other width`() {
    turn()
    #expect(
      rows == (0..<2).map { CGRect(x: 0, y: CGFloat($0) * 200, width: 667, height: 200) })
    #expect(controller.collectionView.contentSize == CGSize(width: 667, height: 8000))
  }

  @Test func `at the end is the pink one`() {
    let last = IndexPath(item: 39, section: 0)
    controller.collectionView.contentOffset.y = 8000 - 667
    controller.collectionView.layoutIfNeeded()
    #expect(
      controller.collectionView.cellForItem(at: last)?.backgroundColor == .systemPink)
  }
}
