import Testing
import UIKit
import UIKitTestSupport

@MainActor struct NestedBoundsTests {
  @Test func `a layout may move the content while it is being invalidated by a move`() {
    // The layout sets the content offset whenever new bounds invalidate it, as layouts do that
    // centre items.
    let layout = ScriptedFlowLayout()
    var asked: [CGPoint] = []
    layout.invalidatesForBounds = { _ in true }
    layout.willCall = { if case .context(let bounds) = $0 { asked.append(bounds.origin) } }
    layout.didCall = {
      guard case .invalidateWith = $0, !asked.isEmpty else { return }
      layout.collectionView?.contentOffset = CGPoint(x: 0, y: 5)
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 0, y: 10)
    #expect(asked == [CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 5)])
  }

  @Test func `a layout that makes the very move that it is asked about is asked once`() {
    let layout = ScriptedFlowLayout()
    var timesAsked = 0
    layout.invalidatesForBounds = {
      timesAsked += 1
      if timesAsked < 100 { layout.collectionView?.bounds = $0 }
      return true
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.layoutIfNeeded()
    timesAsked = 0
    view.contentOffset = CGPoint(x: 0, y: 10)
    #expect(timesAsked == 1)
    #expect(view.contentOffset.y == 10)
  }
}
