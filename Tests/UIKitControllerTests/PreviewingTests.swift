import Testing
import UIKit

private final class PressedShelf: UIViewController, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { UIViewController() }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}

@MainActor struct PreviewingTests {
  @Test func `the screen feels no pressure (K18)`() {
    #expect(UIView().traitCollection.forceTouchCapability == .unavailable)
  }

  @Test func `a view that is registered for presses has a recogniser until it no longer is`() {
    let shelf = PressedShelf()
    shelf.view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    let context = shelf.registerForPreviewing(with: shelf, sourceView: shelf.view)
    #expect(context.sourceView === shelf.view)
    #expect(context.delegate === shelf)
    #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 40, height: 30))
    let recognizer = context.previewingGestureRecognizerForFailureRelationship
    #expect(shelf.view.gestureRecognizers == [recognizer])
    shelf.unregisterForPreviewing(withContext: context)
    #expect(shelf.view.gestureRecognizers == nil)
  }
}
