#if !canImport(ObjectiveC)
  internal import Basics

  /// The check whether an optional requirement is implemented, for protocols that were `@objc`
  /// before they were ported.
  ///
  /// This is the equivalent of `OptionalMethodCall` for clients' protocols, whose result types this
  /// module does not know: a default implementation cannot make a value of an arbitrary type. So
  /// the default returns memory filled with zeros, and `ask`, which detects that a default was
  /// called, discards this memory without using it as a value.
  public enum _OptionalRequirement {
    /// The number of nested calls of `ask` on this thread, and whether a default implementation was
    /// called in the innermost one.
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
      // The zeros are not a valid value, so they are not deinitialised either.
      return asking.value?.defaultWasReached == true ? nil : memory.move()
    }

    /// Returns a placeholder for the result of a requirement that is not implemented, for use only
    /// by `ask`.
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

    /// Returns the result of a call that was written with `!`; traps if the method is not
    /// implemented.
    public static func answer<Answer>(_ value: Answer?) -> Answer {
      guard let value else {
        UIKitLog.raise("an optional method was called with ! and is not implemented")
      }
      return value
    }
  }
#endif
