#if !canImport(ObjectiveC)
  internal import Basics

  /// The kind of reference to an associated object: unretained, strong, or a copy.
  ///
  /// Differs from Objective-C: an unretained reference is weak, and no copy is made.
  public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Returns the value associated with an object under a key; nil if there is none.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, key)
  }

  /// Associates a value with an object under a key; nil removes the value.
  ///
  /// Differs from Objective-C: the values of a deallocated object are kept until later associations
  /// of other objects remove them.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    AssociatedObjects.set(value, beside: object as AnyObject, key, policy)
  }

  /// Removes all values associated with an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.removeAll(beside: object as AnyObject)
  }

  private enum AssociatedObjects {
    private struct Value: @unchecked Sendable {
      private let kept: Any?
      private weak var object: AnyObject?

      init(_ value: Any, isKept: Bool) {
        kept = isKept ? value : nil
        object = isKept ? nil : value as AnyObject
      }

      var value: Any? { kept ?? object }
    }

    /// An object's values; if the weak reference is nil, the object was deallocated and another one
    /// may have its address.
    private struct Entry: @unchecked Sendable {
      weak var object: AnyObject?
      var values: [UInt: Value] = [:]
    }

    private struct Table {
      var entries: [ObjectIdentifier: Entry] = [:]
      /// The number of entries at which those of deallocated objects are removed.
      ///
      /// The limit is twice the number of entries left after the last removal, and at least 64.
      var limit = 64
    }

    private static let table = Mutex(Table())

    static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
      table.withLock { table in
        guard let entry = table.entries[ObjectIdentifier(object)], entry.object === object else {
          return nil
        }
        return entry.values[UInt(bitPattern: key)]?.value
      }
    }

    static func set(
      _ value: Any?, beside object: AnyObject, _ key: UnsafeRawPointer,
      _ policy: objc_AssociationPolicy
    ) {
      let value = value.map { Value($0, isKept: policy != .OBJC_ASSOCIATION_ASSIGN) }
      // Removed values are released outside the lock since their `deinit` may run any code.
      let gone = table.withLock { table in
        let swept = sweep(&table)
        let name = ObjectIdentifier(object)
        var entry = table.entries[name] ?? Entry(object: object)
        let old = entry.object === object ? nil : entry
        if old != nil { entry = Entry(object: object) }
        let replaced = entry.values.updateValue(value, forKey: UInt(bitPattern: key))
        table.entries[name] = entry
        return (swept, old, replaced)
      }
      withExtendedLifetime(gone) {}
    }

    /// Removes the values of deallocated objects if the table has reached its limit.
    ///
    /// The remaining objects are returned together with the removed entries, so that the caller
    /// releases both outside the lock. Otherwise a remaining object would be deallocated inside the
    /// lock if another thread released the last reference to it in the meantime.
    private static func sweep(_ table: inout Table) -> (dead: [Entry], living: [AnyObject]) {
      guard table.entries.count >= table.limit else { return ([], []) }
      var (dead, living): ([Entry], [AnyObject]) = ([], [])
      for (name, entry) in table.entries {
        if let object = entry.object {
          living.append(object)
        } else {
          dead.append(entry)
          table.entries[name] = nil
        }
      }
      table.limit = max(64, 2 * table.entries.count)
      return (dead, living)
    }

    static func removeAll(beside object: AnyObject) {
      let gone = table.withLock { $0.entries.removeValue(forKey: ObjectIdentifier(object)) }
      withExtendedLifetime(gone) {}
    }
  }

  extension Dictionary {
    /// Sets or removes a value, and returns the old one.
    fileprivate mutating func updateValue(_ value: Value?, forKey key: Key) -> Value? {
      guard let value else { return removeValue(forKey: key) }
      return updateValue(value, forKey: key)
    }
  }
#endif
