#if !canImport(ObjectiveC)
  // An unbound method such as `Shelf.tapped(_:)` is a function from a shelf to a function of the
  // sender. There are two initialisers for each number of arguments, one for main-actor methods and
  // one for nonisolated methods, because Swift 6 does not convert between these types. The second
  // has an unused parameter with a default value, because the two would otherwise be the same
  // declaration.
  extension Selector {
    /// Makes the selector of a main-actor method without arguments.
    public init<Target, Answer>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Answer
    ) {
      self.init(name, unsafeBitCast(method, to: ((Target) -> () -> Answer).self), nonisolated: ())
    }

    /// Makes the selector of a main-actor method with one argument.
    public init<Target, First, Answer>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Answer
    ) {
      self.init(
        name, unsafeBitCast(method, to: ((Target) -> (First) -> Answer).self), nonisolated: ())
    }

    /// Makes the selector of a main-actor method with two arguments.
    public init<Target, First, Second, Answer>(
      _ name: String,
      _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Answer
    ) {
      self.init(
        name, unsafeBitCast(method, to: ((Target) -> (First, Second) -> Answer).self),
        nonisolated: ())
    }

    /// Makes the selector of a nonisolated method without arguments.
    @_disfavoredOverload
    public init<Target, Answer>(
      _ name: String, _ method: @escaping (Target) -> () -> Answer, nonisolated: Void = ()
    ) {
      self.init(
        name,
        SelectedMethod(argumentCount: 0, of: Target.self) { target, _ in method(target)() })
    }

    /// Makes the selector of a nonisolated method with one argument.
    @_disfavoredOverload
    public init<Target, First, Answer>(
      _ name: String, _ method: @escaping (Target) -> (First) -> Answer, nonisolated: Void = ()
    ) {
      self.init(
        name,
        SelectedMethod(argumentCount: 1, of: Target.self) { target, arguments in
          method(target)(arguments.argument(0))
        })
    }

    /// Makes the selector of a nonisolated method with two arguments.
    @_disfavoredOverload
    public init<Target, First, Second, Answer>(
      _ name: String, _ method: @escaping (Target) -> (First, Second) -> Answer,
      nonisolated: Void = ()
    ) {
      self.init(
        name,
        SelectedMethod(argumentCount: 2, of: Target.self) { target, arguments in
          method(target)(arguments.argument(0), arguments.argument(1))
        })
    }
  }
#endif
