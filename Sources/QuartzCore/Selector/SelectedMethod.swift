#if !canImport(ObjectiveC)
  import Basics

  /// The method that a selector calls, as closures without its types.
  ///
  /// As in Objective-C, a method is called on the caller's thread, so its actor is not part of the
  /// closure's type, and the compiler does not check the closure for `Sendable`.
  final class SelectedMethod: @unchecked Sendable {
    /// The number of the method's arguments.
    let argumentCount: Int
    /// The closure that returns whether an object is of the class that has the method.
    let isOf: (Any) -> Bool
    /// The closure that calls the method of an object; it returns nil if the method has no result,
    /// or if the object is not of its class.
    let call: (Any, Arguments) -> Any?

    /// Wraps a closure that calls the method of an object; the object is of the class `Target`.
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

    /// The arguments of a call; those that the caller has not passed are nil.
    struct Arguments {
      var values: [Any?]

      /// Returns an argument as a value of the parameter's type; terminates the program if it has a
      /// different type.
      func argument<Value>(_ index: Int) -> Value {
        let value = index < values.count ? values[index] : nil
        if let value = value as? Value { return value }
        WarningLog.raise(
          "argument \(index + 1) of a selector's call is \(value ?? "nil"), not a \(Value.self)")
      }
    }
  }
#endif
