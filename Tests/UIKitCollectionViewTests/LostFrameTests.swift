import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Layouts that return frames with NaN or infinite numbers, which stop nothing.
@MainActor @Suite struct LostFrameTests {
  private let console = ConsoleLog()

  private func stage(_ frames: [CGRect], content: CGSize = CGSize(width: 100, height: 400)) -> Shelf
  {
    let shelf = Shelf(ScriptedLayout(frames, content: content), counts: [frames.count])
    console.recording { _ = shelf.laidOut() }
    return shelf
  }

  private let good = CGRect(x: 0, y: 0, width: 50, height: 50)
  private let lost = CGRect(x: CGFloat.nan, y: 0, width: 50, height: 50)

  @Test func `an element whose frame is no number is not shown, and the others are (A47)`() {
    let shelf = stage([good, lost, good.offsetBy(dx: 0, dy: 60)])
    #expect(shelf.view.indexPathsForVisibleItems == [[0, 0], [0, 2]])
  }

  @Test func `the log says so in Core Animation's words`() {
    _ = stage([lost])
    #expect(
      console.lines == ["CALayerInvalidGeometry: CALayer position contains NaN: [nan 25.0]"])
  }

  @Test func `the null rectangle is nowhere, and no reason for a warning`() {
    let shelf = stage([.null, good])
    #expect(shelf.view.indexPathsForVisibleItems == [[0, 1]])
    #expect(console.lines.isEmpty)
  }

  @Test func `an infinite frame is not shown`() {
    let shelf = stage([CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)])
    #expect(shelf.view.visibleCells.isEmpty)
  }

  @Test func `what is nowhere is not scrolled to`() {
    let shelf = stage([good, lost])
    shelf.view.contentOffset.y = 7
    shelf.view.scrollToItem(at: [0, 1], at: .top, animated: false)
    #expect(shelf.view.contentOffset.y == 7)
  }

  @Test func `an item is found at a point beside one that is nowhere`() {
    #expect(stage([lost, good]).view.indexPathForItem(at: CGPoint(x: 5, y: 5)) == [0, 1])
  }

  @Test func `a content size that is no number leaves the offset where it is`() {
    let shelf = stage([good], content: CGSize(width: CGFloat.nan, height: .infinity))
    #expect(shelf.view.contentOffset == .zero)
    #expect(shelf.view.visibleCells.count == 1)
  }

  @Test(arguments: 0..<100)
  func `whatever a layout hands out, nothing stops the program`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let numbers: [CGFloat] = [
      0, 1, -1, 50, 99.5, -400, 1e9, 1e300, -1e300, .infinity, -.infinity, .nan,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    func number() -> CGFloat { numbers.randomElement(using: &random) ?? 0 }
    func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
    let shelf = stage(
      (0..<8).map { _ in rect() }, content: CGSize(width: number(), height: number()))
    console.recording { use(shelf, rect()) }
    #expect(
      shelf.view.visibleCells.allSatisfy { !$0.frame.minX.isNaN && !$0.frame.width.isNaN })
  }

  /// Uses a collection view as apps do.
  private func use(_ shelf: Shelf, _ rect: CGRect) {
    let (view, path) = (shelf.view, IndexPath(item: 1, section: 0))
    view.contentOffset = CGPoint(x: 3, y: 30)
    view.layoutIfNeeded()
    view.scrollToItem(at: path, at: [.bottom, .right], animated: true)
    view.scrollRectToVisible(rect, animated: false)
    _ = view.indexPathForItem(at: rect.origin)
    view.simulateTap(onItemAt: path)
    view.selectItem(at: path, animated: false, scrollPosition: .centeredVertically)
    view.reloadItems(at: [path])
    _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    UIView.animate(withDuration: 1) {
      view.frame.size.width += 10
      view.layoutIfNeeded()
    }
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    _ = view.drawing().rasterized(width: 20, height: 20, scale: 1)
  }
}
