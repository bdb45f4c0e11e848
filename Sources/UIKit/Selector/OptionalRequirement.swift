#if !canImport(ObjectiveC)
  internal import Basics

  /// The check that distinguishes an optional requirement that is implemented from one that is left
  /// to its default, for protocols that were `@objc` before they were ported.
  ///
  /// What UIKit's own protocols do with `OptionalMethodCall`, for types that nobody knows here: a
  /// default cannot make an answer of just any type. So the default answers with zeros, and `ask`,
  /// which knows that a default has answered, throws the zeros away without ever taking them for a
  /// value.
  public enum _OptionalRequirement {
    /// The number of open calls on this thread, and whether the innermost reached a default.
    private struct Asking {
      var depth = 0
      var defaultWasReached = false
    }

    private static let asking = ThreadValue<Asking>()

    /// Returns the result of a requirement, or nil if its default was called.
    public static func ask<Answer>(_ question: () -> Answer) -> Answer? {
      let outer = asking.value ?? Asking()
      asking.value = Asking(depth: outer.depth + 1)
      defer { asking.value = outer }
      let memory = UnsafeMutablePointer<Answer>.allocate(capacity: 1)
      defer { memory.deallocate() }
      memory.initialize(to: question())
      // Zeros are no value, so they are not destroyed either.
      return asking.value?.defaultWasReached == true ? nil : memory.move()
    }

    /// Returns a value in place of a requirement that is not implemented; only `ask` may see it.
    public static func unanswered<Answer>() -> Answer {
      guard let depth = asking.value?.depth, depth > 0 else {
        UIKitLog.raise("an optional method was called that is not implemented")
      }
      asking.value?.defaultWasReached = true
      return withUnsafeTemporaryAllocation(of: Answer.self, capacity: 1) { memory in
        let bytes = UnsafeMutableRawBufferPointer(memory)
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
        guard let zeros = memory.baseAddress else { UIKitLog.raise("no memory") }
        return zeros.move()
      }
    }

    /// Returns the result of a call that was written with `!`, which traps if there is none.
    public static func answer<Answer>(_ value: Answer?) -> Answer {
      guard let value else {
        UIKitLog.raise("an optional method was called with ! and is not implemented")
      }
      return value
    }
  }
#endif
