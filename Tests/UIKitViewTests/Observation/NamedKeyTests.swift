import Foundation
import Testing
import UIKit

@MainActor private final class Watcher: UIView {
  var heard: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let old = change?[.oldKey] as? CGPoint
    let new = change?[.newKey] as? CGPoint
    heard.append("\(keyPath ?? "") \(old?.y ?? -1) \(new?.y ?? -1) \(object is UIScrollView)")
  }
}

@MainActor @Suite(.serialized) struct NamedKeyTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let watcher = Watcher()

  @Test func `an observer is told of each change of what it named`() {
    view.addObserver(watcher, forKeyPath: "contentOffset", options: [.old, .new], context: nil)
    view.contentOffset.y = 10
    #expect(watcher.heard == ["contentOffset 0.0 10.0 true"])
    view.removeObserver(watcher, forKeyPath: "contentOffset", context: nil)
    view.contentOffset.y = 20
    #expect(watcher.heard.count == 1)
  }

  @Test func `values come only where they are asked for`() {
    view.addObserver(watcher, forKeyPath: "center", options: .initial, context: nil)
    view.center.y = 7
    #expect(watcher.heard == ["center -1.0 -1.0 true", "center -1.0 -1.0 true"])
  }

  @Test func `of two observations the later is removed first, and others stay`() {
    let other = Watcher()
    view.addObserver(watcher, forKeyPath: "contentOffset", context: nil)
    view.addObserver(other, forKeyPath: "contentOffset", context: nil)
    view.removeObserver(watcher, forKeyPath: "contentOffset")
    view.removeObserver(watcher, forKeyPath: "contentOffset")
    view.contentOffset.y = 3
    #expect(watcher.heard.isEmpty)
    #expect(other.heard.count == 1)
  }

  @Test func `a layout can observe too`() {
    final class Layout: UICollectionViewLayout {
      var count = 0
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { count += 1 }
    }
    let layout = Layout()
    view.layer.addObserver(layout, forKeyPath: "opacity", options: .new, context: nil)
    view.alpha = 0.5
    #expect(layout.count == 1)
  }
}
