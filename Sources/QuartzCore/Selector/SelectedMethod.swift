#if !canImport(ObjectiveC)
  import Basics

  /// The method that a selector calls, without its types.
  ///
  /// Selectors are sent to objects on the thread that the caller is on, as Objective-C does it, so
  /// the actor that a method belongs to is left out of its type. What is called is a function of
  /// the class and remembers nothing, so it may be known on all threads.
  final class SelectedMethod: @unchecked Sendable {
    /// The number of the method's arguments.
    let argumentCount: Int
    /// Whether an object has the method.
    let isOf: (Any) -> Bool
    /// Calls the method of an object; returns nil for a method without a result.
    let call: (Any, Arguments) -> Any?

    /// Wraps a call; the object is one of the target's class.
    init<Target>(
      argumentCount: Int, of type: Target.Type, call: @escaping (Target, Arguments) -> Any
    ) {
      self.argumentCount = argumentCount
      isOf = { $0 is Target }
      self.call = { object, arguments in
        (object as? Target).flatMap { Self.answer(call($0, arguments)) }
      }
    }

    private static func answer(_ value: Any) -> Any? { value is Void ? nil : value }

    /// The arguments of a call; a missing one is nil.
    struct Arguments {
      var values: [Any?]

      /// Returns an argument as a method takes it.
      func argument<Value>(_ index: Int) -> Value {
        let value = index < values.count ? values[index] : nil
        if let value = value as? Value { return value }
        WarningLog.raise(
          "argument \(index + 1) of a selector's call is \(value ?? "nil"), and no \(Value.self)")
      }
    }
  }
#endif
