import Foundation
import Testing
import UIKit

private final class Listener: NSObject {
  var heard: [String] = []
  func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func hearNothing() { heard.append("something") }
}

/// An object that removes itself as an observer when it is deallocated.
private final class Leaving: NSObject {
  let center: NotificationCenter
  init(_ center: NotificationCenter) { self.center = center }
  func listen() {
    center.addObserver(
      self, selector: Selector("hear", Leaving.hear), name: nil, object: nil)
  }
  func hear() {}
  deinit { center.removeObserver(self) }
}

struct NotificationSelectorTests {
  private let center = NotificationCenter()
  private let listener = Listener()
  private let first = Notification.Name("first")
  private let second = Notification.Name("second")

  @Test func `an observer's method is called with the notification, or without`() {
    center.addObserver(
      listener, selector: Selector("hear:", Listener.hear(_:)), name: first, object: nil)
    center.addObserver(
      listener, selector: Selector("hearNothing", Listener.hearNothing), name: second, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    #expect(listener.heard == ["first", "something"])
  }

  @Test func `an observer hears of its object only`() {
    let (mine, other) = (NSObject(), NSObject())
    center.addObserver(
      listener, selector: Selector("hear:", Listener.hear(_:)), name: first, object: mine)
    center.post(name: first, object: other)
    center.post(name: first, object: mine)
    #expect(listener.heard == ["first"])
  }

  @Test func `an observer that was taken out hears nothing`() {
    let hear = Selector("hear:", Listener.hear(_:))
    center.addObserver(listener, selector: hear, name: first, object: nil)
    center.addObserver(listener, selector: hear, name: second, object: nil)
    center.removeObserver(listener, name: first, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    #expect(listener.heard == ["second"])
    center.removeObserver(listener)
    center.post(name: second, object: nil)
    #expect(listener.heard == ["second"])
  }

  @Test func `an observer that was added with a block can still be taken out`() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: first, object: nil)
    center.removeObserver(token)
    center.post(name: first, object: nil)
    #expect(count == 1)
  }

  @Test func `of many observers each is called until it is taken out`() {
    let listeners = (0..<500).map { _ in Listener() }
    let hear = Selector("hear:", Listener.hear(_:))
    for listener in listeners {
      // This listener is deallocated at once, which must not affect the others.
      center.addObserver(Listener(), selector: hear, name: first, object: nil)
      center.addObserver(listener, selector: hear, name: first, object: nil)
      center.addObserver(listener, selector: hear, name: second, object: nil)
    }
    for listener in listeners.prefix(200) { center.removeObserver(listener) }
    for listener in listeners.suffix(200) {
      center.removeObserver(listener, name: first, object: nil)
    }
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    #expect(listeners.prefix(200).allSatisfy { $0.heard == [] })
    #expect(listeners[200..<300].allSatisfy { $0.heard == ["first", "second"] })
    #expect(listeners.suffix(200).allSatisfy { $0.heard == ["second"] })
  }

  @Test func `observers that end on another thread take themselves out`() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let center = NotificationCenter()
          for _ in 0..<200 {
            let leaving = (0..<50).map { _ in Leaving(center) }
            for observer in leaving { observer.listen() }
          }
        }
      }
    }
  }

  @Test func `an observer is not kept alive`() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(
        listener, selector: Selector("hear:", Listener.hear(_:)), name: first, object: nil)
    }
    #expect(gone == nil)
    center.post(name: first, object: nil)
  }
}
