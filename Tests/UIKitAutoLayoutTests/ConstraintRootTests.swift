import Testing
import UIKit
import UIKitTestSupport

/// Roots of a tree of views that have `translatesAutoresizingMaskIntoConstraints` set to `false`,
/// although no superview has constraints for their position and size.
@MainActor struct ConstraintRootTests {
  private let stage = ConstraintStage()

  /// Adds a view as wide as a root.
  private func add(to root: UIView) -> UIView {
    let inner = UIView()
    stage.add(inner, to: root)
    inner.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    return inner
  }

  @Test func `a root that no longer keeps its frame stays as it is`() {
    let inner = add(to: stage.root)
    stage.layOut()
    stage.root.translatesAutoresizingMaskIntoConstraints = false
    stage.layOut()
    #expect(stage.root.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(inner.frame.width == 400)
  }

  @Test func `a root that keeps its frame again can be moved`() {
    let inner = add(to: stage.root)
    stage.root.translatesAutoresizingMaskIntoConstraints = false
    stage.layOut()
    stage.root.translatesAutoresizingMaskIntoConstraints = true
    stage.root.frame = CGRect(x: 50, y: 60, width: 100, height: 80)
    let log = ConsoleLog()
    log.recording(stage.layOut)
    #expect(log.lines.isEmpty)
    #expect(inner.frame.width == 100)
  }

  @Test func `a root does not grow by its alignment insets`() {
    let root = ScriptedView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    root.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.translatesAutoresizingMaskIntoConstraints = false
    let inner = add(to: root)
    root.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(inner.frame.width == 94)
  }

  /// A window of 400 × 600 whose controller's view has no translated mask.
  private func windowWithUntranslatedRoot() -> (window: UIWindow, root: UIView) {
    let (window, controller) = (UIWindow(), UIViewController())
    window.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    let root: UIView = controller.view
    root.translatesAutoresizingMaskIntoConstraints = false
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, root)
  }

  @Test func `a root view without a translated mask fills its window (K26)`() {
    let (window, root) = windowWithUntranslatedRoot()
    let inner = add(to: root)
    window.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(inner.frame.width == 400)
    #expect(!root.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `a child pinned to such a root fills the window with it (K26)`() {
    // The order of swift-snapshot-testing: the constraints are active before the window has a
    // controller.
    let (window, host, child) = (UIWindow(), UIViewController(), UIViewController())
    window.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    for view: UIView in [host.view, child.view] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    stage.add(child.view, to: host.view)
    for side in [NSLayoutConstraint.Attribute.left, .top, .right, .bottom] {
      NSLayoutConstraint(
        item: child.view as Any, attribute: side, relatedBy: .equal, toItem: host.view,
        attribute: side, multiplier: 1, constant: 0
      ).isActive = true
    }
    host.addChild(child)
    window.rootViewController = host
    window.layoutIfNeeded()
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    window.frame.size = CGSize(width: 600, height: 400)
    window.layoutIfNeeded()
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 600, height: 400))
  }

  @Test func `it follows the window's size (K26)`() {
    let (window, root) = windowWithUntranslatedRoot()
    let inner = add(to: root)
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 600, height: 400)
    window.layoutIfNeeded()
    #expect(root.frame.size == CGSize(width: 600, height: 400))
    #expect(inner.frame.width == 600)
  }
}
