#if !canImport(ObjectiveC)
  internal import Basics
  public import Foundation

  extension NotificationCenter {
    /// Adds an observer whose method is called when a notification is posted; the observer is held
    /// weakly.
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
      SelectorObservers.add(entry, of: observer)
    }

    /// Removes an observer that was added with a selector, or that is the token of a block.
    public func removeObserver(_ observer: AnyObject) {
      SelectorObservers.remove(observer) { $0.center === self }
      removeObserver(observer as Any)
    }

    /// Removes an observer for a name and an object; nil matches any.
    public func removeObserver(
      _ observer: AnyObject, name: NSNotification.Name?, object: Any?
    ) {
      SelectorObservers.remove(observer) {
        $0.center === self && (name == nil || $0.name == name)
          && (object == nil || $0.object === object as AnyObject?)
      }
      removeObserver(observer as Any, name: name, object: object)
    }
  }

  /// The observers that were added with a selector.
  private enum SelectorObservers {
    /// A registration of an observer, with the token that Foundation returned for it.
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

    private struct Table {
      var entries: [ObjectIdentifier: [Entry]] = [:]
      var count = 0
      /// The number of entries at which those of deallocated observers are removed: twice the
      /// number of entries left after the last removal, but at least 64.
      var limit = 64
    }

    private static let table = Mutex(Table())

    // Weak references are read without holding the lock. While one is read, all other references to
    // the object may be released; then the object is deallocated by this thread, and its `deinit`
    // may run any code, for example remove an observer.

    static func add(_ entry: Entry, of observer: AnyObject) {
      let isFull = table.withLock { table in
        table.entries[ObjectIdentifier(observer), default: []].append(entry)
        table.count += 1
        return table.count >= table.limit
      }
      if isFull { sweep() }
    }

    /// Removes the matching entries of an observer, and those of a deallocated one at the same
    /// address.
    static func remove(_ observer: AnyObject, where isMeant: (Entry) -> Bool) {
      let name = ObjectIdentifier(observer)
      let known = table.withLock { $0.entries[name] ?? [] }
      remove(known.filter { $0.observer == nil || isMeant($0) }, under: name)
    }

    /// Removes the entries of deallocated observers.
    private static func sweep() {
      for (name, known) in table.withLock({ $0.entries }) {
        remove(known.filter { $0.observer == nil }, under: name)
      }
      table.withLock { $0.limit = max(64, 2 * $0.count) }
    }

    /// Removes entries from the table, and their tokens from Foundation, each token only once.
    ///
    /// Foundation reuses the number of a removed token for the next observer, so a second removal
    /// would remove that observer. If two threads find the same entry, only the thread that removes
    /// the entry from the table removes its token.
    private static func remove(_ gone: [Entry], under name: ObjectIdentifier) {
      guard !gone.isEmpty else { return }
      let names = Set(gone.map { ObjectIdentifier($0) })
      let taken = table.withLock { table in
        var left = table.entries[name] ?? []
        let firstTaken = left.partition { names.contains(ObjectIdentifier($0)) }
        let taken = Array(left[firstTaken...])
        left.removeSubrange(firstTaken...)
        table.count -= taken.count
        table.entries[name] = left.isEmpty ? nil : left
        return taken
      }
      for entry in taken {
        entry.token.map { entry.center.removeObserver($0 as Any) }
      }
    }
  }
#endif
