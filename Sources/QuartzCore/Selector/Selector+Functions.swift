#if !canImport(ObjectiveC)
  // The methods of these selectors are already bound to an object: static methods, and methods such
  // as `other.tapped`, which are called on `other` whatever the target is.
  extension Selector {
    /// Makes the selector of a static method without arguments.
    public init<Answer>(_ name: String, static method: @escaping @MainActor () -> Answer) {
      self.init(name, bound: method)
    }

    /// Makes the selector of a static method with one argument.
    public init<First, Answer>(
      _ name: String, static method: @escaping @MainActor (First) -> Answer
    ) {
      self.init(name, bound: method)
    }

    /// Makes the selector of a bound method without arguments.
    public init<Answer>(_ name: String, bound method: @escaping @MainActor () -> Answer) {
      let method = unsafeBitCast(method, to: (() -> Answer).self)
      self.init(name, SelectedMethod(argumentCount: 0, of: Any.self) { _, _ in method() })
    }

    /// Makes the selector of a bound method with one argument.
    public init<First, Answer>(
      _ name: String, bound method: @escaping @MainActor (First) -> Answer
    ) {
      let method = unsafeBitCast(method, to: ((First) -> Answer).self)
      self.init(
        name,
        SelectedMethod(argumentCount: 1, of: Any.self) { _, arguments in
          method(arguments.argument(0))
        })
    }
  }
#endif
