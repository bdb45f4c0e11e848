import Testing

@testable import UIKit

/// The insets that the safe area, 59 at the top and 34 at the bottom, adds to scroll views that
/// fill the screen.
@MainActor @Suite(.serialized) final class AutomaticInsetTests {
  private let controller = UIViewController()
  private let scroll: UIScrollView
  private let window: SafeAreaTests.NotchedWindow
  private let full = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  init() {
    window = SafeAreaTests.NotchedWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll = UIScrollView(frame: window.bounds)
    window.rootViewController = controller
    controller.view.addSubview(scroll)
  }

  private func inset(
    content height: CGFloat, hasBars: Bool = false
  ) -> (inset: UIEdgeInsets, top: CGFloat) {
    underBars(hasBars) {
      scroll.contentSize = CGSize(width: 393, height: height)
      window.layoutIfNeeded()
      return (scroll.adjustedContentInset, scroll.contentOffset.y)
    }
  }

  private func underBars<Result>(_ hasBars: Bool, _ body: () -> Result) -> Result {
    var device = UIEnvironment.current
    device.hasBars = hasBars
    return UIEnvironment.with(device, perform: body)
  }

  @Test func `K2 content that scrolls is kept off the notch`() {
    #expect(inset(content: 900) == (full, -59))
  }

  @Test func `K2 content that does not scroll is not`() {
    #expect(inset(content: 852) == (.zero, 0))
  }

  @Test func `K2 content that can always be pulled is`() {
    scroll.alwaysBounceVertical = true
    #expect(inset(content: 100) == (full, -59))
  }

  @Test func `K2 under a bar it is, scrolling or not`() {
    #expect(inset(content: 100, hasBars: true) == (full, -59))
  }

  @Test func `K2 a controller may not want that`() {
    controller.automaticallyAdjustsScrollViewInsets = false
    #expect(inset(content: 100, hasBars: true) == (.zero, 0))
  }

  @Test func `K2 a scroll view in another gets nothing for the bar`() {
    _ = inset(content: 100, hasBars: true)
    let inner = UIScrollView(frame: scroll.bounds)
    scroll.addSubview(inner)
    underBars(true) {
      #expect(inner.safeAreaInsets.top == 59 && inner.adjustedContentInset == .zero)
    }
  }

  @Test func `K2 content that comes to scroll, and does no more, stays at its top`() {
    _ = inset(content: 100)
    #expect(inset(content: 2000) == (full, -59))
    #expect(inset(content: 100) == (.zero, 0))
  }

  @Test func `K2 bounds in which content comes to scroll add the safe area`() {
    _ = inset(content: 800)
    scroll.frame.size.height = 700
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 59 && scroll.contentOffset.y == -59)
  }
}
