import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct SafeAreaTests {
  let window: NotchedWindow
  let child: UIView

  /// A window with the insets of fact W12, whatever the device.
  final class NotchedWindow: UIWindow {
    override var screenSafeArea: UIEdgeInsets {
      UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    }
  }

  init() {
    window = NotchedWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    child = UIView(frame: window.bounds)
    window.addSubview(child)
  }

  @Test func `a view that fills the window has all its insets`() {
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test func `a view placed 20 lower reports 39 (E19, W12)`() {
    child.frame.origin.y = 20
    child.frame.size.height -= 20
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 34, right: 0))
  }

  @Test func `a view that sticks out of its superview has no more than it (layoutBox/PinLayout)`() {
    child.frame = child.frame.offsetBy(dx: 0, dy: -20)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 14, right: 0))
  }

  @Test func `a view inside the safe area has none`() {
    child.frame = CGRect(x: 0, y: 100, width: 393, height: 100)
    #expect(child.safeAreaInsets == .zero)
  }

  @Test func `a view outside any window has none`() {
    child.removeFromSuperview()
    #expect(child.safeAreaInsets == .zero)
  }

  @Test func `layout margins add the safe area (AL70)`() {
    #expect(child.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `a controller adds its own insets to its view's`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 44
    window.rootViewController = controller
    #expect(controller.view.safeAreaInsets.top == 103)
  }

  @Test func `content at the top of one window is at the top of the next`() {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 100, height: 5000)
    for _ in 0..<2 {
      let window = NotchedWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.addSubview(scroll)
      window.layoutIfNeeded()
      #expect(scroll.contentOffset.y == -59)
      scroll.removeFromSuperview()
      scroll.frame.size.height -= 100
      #expect(scroll.contentOffset.y == 0)
    }
  }

  @Test func `a scroll view's inset follows the safe area and keeps its content at the top`() {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 100, height: 5000)
    window.addSubview(scroll)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -59))
  }

  @Test func `a scroll view that never adjusts keeps its own inset`() {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentInset.top = 5
    window.addSubview(scroll)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
  }
}
