import Testing
import UIKit
import UIKitTestSupport

@MainActor struct UIViewTraitsTests {
  @Test func `a view drawn once is laid out again under another reading direction (H29)`() {
    let view = ScriptedView(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
    let square = UIView()
    view.addSubview(square)
    view.didLayOut = { view in
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      square.frame = CGRect(x: isMirrored ? 110 : 10, y: 10, width: 40, height: 40)
    }
    // The steps of swift-snapshot-testing: each drawing has a window and controllers of its own.
    func draw(_ traits: UITraitCollection) -> CGFloat {
      let (host, child, window) = (UIViewController(), UIViewController(), UIWindow())
      child.view.addSubview(view)
      host.view.addSubview(child.view)
      host.addChild(child)
      host.setOverrideTraitCollection(traits, forChild: child)
      child.didMove(toParent: host)
      window.rootViewController = host
      host.view.setNeedsLayout()
      host.view.layoutIfNeeded()
      child.view.removeFromSuperview()
      window.rootViewController = nil
      return square.frame.minX
    }
    #expect(draw(UITraitCollection()) == 10)
    #expect(draw(UITraitCollection(layoutDirection: .rightToLeft)) == 110)
    #expect(draw(UITraitCollection()) == 10)
  }

  let outer = UIView()
  let watcher = ScriptedView()

  init() { outer.addSubview(watcher) }

  @Test func `a style holds for everything inside`() {
    outer.overrideUserInterfaceStyle = .dark
    #expect(watcher.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a nearer style wins`() {
    outer.overrideUserInterfaceStyle = .dark
    watcher.overrideUserInterfaceStyle = .light
    #expect(watcher.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a change is told with the traits before it`() {
    var previous: [UIUserInterfaceStyle?] = []
    watcher.didChangeTraits = { previous.append($0?.userInterfaceStyle) }
    outer.overrideUserInterfaceStyle = .dark
    #expect(previous == [.light])
  }

  @Test func `a background colour follows the style`() {
    watcher.backgroundColor = .systemBackground
    outer.overrideUserInterfaceStyle = .dark
    #expect(watcher.layer.backgroundColor == UIColor.black.cgColor)
  }

  @Test func `while a view is laid out its traits are current`() {
    let asker = ScriptedView()
    var seen: UIUserInterfaceStyle?
    asker.willLayOut = { _ in seen = UITraitCollection.current.userInterfaceStyle }
    asker.overrideUserInterfaceStyle = .dark
    asker.layoutIfNeeded()
    #expect(seen == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `a tint is inherited until a view has its own`() {
    outer.tintColor = .red
    #expect(watcher.tintColor == .red)
    watcher.tintColor = .green
    #expect(watcher.tintColor == .green)
  }

  @Test func `the last tint is the system's blue`() {
    #expect(watcher.tintColor == .systemBlue)
  }

  @Test func `a view may be forced to read from the right`() {
    watcher.semanticContentAttribute = .forceRightToLeft
    #expect(watcher.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
