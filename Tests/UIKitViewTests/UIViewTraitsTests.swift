import Testing
import UIKit

@MainActor struct UIViewTraitsTests {
  /// A view that counts the changes of its traits.
  final class Watcher: UIView {
    var previous: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  let outer = UIView()
  let watcher = Watcher()

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
    outer.overrideUserInterfaceStyle = .dark
    #expect(watcher.previous == [.light])
  }

  @Test func `a background colour follows the style`() {
    watcher.backgroundColor = .systemBackground
    outer.overrideUserInterfaceStyle = .dark
    #expect(watcher.layer.backgroundColor == UIColor.black.cgColor)
  }

  @Test func `while a view is laid out its traits are current`() {
    final class Asker: UIView {
      var seen: UIUserInterfaceStyle?
      override func layoutSubviews() { seen = UITraitCollection.current.userInterfaceStyle }
    }
    let asker = Asker()
    asker.overrideUserInterfaceStyle = .dark
    asker.layoutIfNeeded()
    #expect(asker.seen == .dark)
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
