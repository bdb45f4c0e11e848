#if !canImport(ObjectiveC)
  internal import Basics
  public import Foundation

  extension NotificationCenter {
    /// Calls a method of an observer when a notification is posted; the observer is not kept alive.
    public func addObserver(
      _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
      let observer = observer as AnyObject
      let entry = SelectorObservers.Entry(
        center: self, observer: observer, name: name, object: object)
      entry.token = addObserver(forName: name, object: object, queue: nil) { [weak entry] note in
        guard let entry, let observer = entry.observer else { return }
        selector.send(to: observer, note)
      }
      SelectorObservers.add(entry)
    }

    /// Takes an observer out, whether it was added with a selector or is what a block was given.
    public func removeObserver(_ observer: AnyObject) {
      SelectorObservers.remove { $0.center === self && $0.observer === observer }
      removeObserver(observer as Any)
    }

    /// Takes an observer out for a name and an object; nil stands for all.
    public func removeObserver(
      _ observer: AnyObject, name: NSNotification.Name?, object: Any?
    ) {
      SelectorObservers.remove {
        $0.center === self && $0.observer === observer && (name == nil || $0.name == name)
          && (object == nil || $0.object === object as AnyObject?)
      }
      removeObserver(observer as Any, name: name, object: object)
    }
  }

  /// The observers that were added with a selector.
  private enum SelectorObservers {
    /// An observer, and what Foundation knows it by.
    final class Entry: @unchecked Sendable {
      let center: NotificationCenter
      weak var observer: AnyObject?
      let name: NSNotification.Name?
      weak var object: AnyObject?
      var token: (any NSObjectProtocol)?

      init(
        center: NotificationCenter, observer: AnyObject, name: NSNotification.Name?, object: Any?
      ) {
        (self.center, self.observer, self.name) = (center, observer, name)
        self.object = object as AnyObject?
      }
    }

    private static let entries = Guarded([Entry]())

    static func add(_ entry: Entry) {
      // Observers that are no more leave nothing behind.
      remove { $0.observer == nil }
      entries.withLock { $0.append(entry) }
    }

    static func remove(where isMeant: (Entry) -> Bool) {
      let gone = entries.withLock { entries in
        let gone = entries.filter(isMeant)
        entries.removeAll { entry in gone.contains { $0 === entry } }
        return gone
      }
      for entry in gone {
        entry.token.map { entry.center.removeObserver($0 as Any) }
      }
    }
  }
#endif
