import Testing
import UIKit
import UIKitTestSupport

@MainActor struct UIViewTraitsTests {
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
