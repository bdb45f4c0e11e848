#if !canImport(ObjectiveC)
  internal import Basics

  /// A check whether an optional method of an app's protocol is implemented; the porting tool
  /// removes `@objc` from such protocols.
  ///
  /// `OptionalMethodCall` does the same for UIKit's protocols. The result types of an app's
  /// protocols are not known here, and a default implementation cannot make a value of an arbitrary
  /// type. So the default returns memory filled with zeros. `ask` detects that a default was
  /// called, and discards this memory without using it as a value.
  public enum _OptionalRequirement {
    /// The number of nested calls of `ask` on this thread, and whether a default implementation was
    /// called in the innermost one.
    private struct Asking {
      var depth = 0
      var defaultWasReached = false
    }

    private static let asking = ThreadValue<Asking>()

    /// Returns the result of a method, or nil if its default implementation was called.
    public static func ask<Answer>(_ question: () -> Answer) -> Answer? {
      let outer = asking.value ?? Asking()
      asking.value = Asking(depth: outer.depth + 1)
      defer { asking.value = outer }
      let memory = UnsafeMutablePointer<Answer>.allocate(capacity: 1)
      defer { memory.deallocate() }
      memory.initialize(to: question())
      // If the memory contains zeros, it is not a valid value, so it is not deinitialised either.
      return asking.value?.defaultWasReached == true ? nil : memory.move()
    }

    /// Returns zeros as the result of a default implementation; only `ask` may call a method with
    /// such an implementation.
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
