#if !canImport(ObjectiveC)
  // A method is named from its class: `Shelf.tapped(_:)` is a function of a shelf that gives a
  // function of the sender. There is an initialiser for each number of arguments, twice: for
  // methods of the main actor, and for those of no actor, which Swift 6 does not turn into one
  // another. The second has a parameter that nobody gives, since both would be one declaration
  // otherwise.
  extension Selector {
    /// Makes the selector of a method without arguments.
    public init<Target, Answer>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Answer
    ) {
      self.init(name, unsafeBitCast(method, to: ((Target) -> () -> Answer).self), nonisolated: ())
    }

    /// Makes the selector of a method with one argument.
    public init<Target, First, Answer>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Answer
    ) {
      self.init(
        name, unsafeBitCast(method, to: ((Target) -> (First) -> Answer).self), nonisolated: ())
    }

    /// Makes the selector of a method with two arguments.
    public init<Target, First, Second, Answer>(
      _ name: String,
      _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Answer
    ) {
      self.init(
        name, unsafeBitCast(method, to: ((Target) -> (First, Second) -> Answer).self),
        nonisolated: ())
    }

    /// Makes the selector of a method without arguments and without an actor.
    @_disfavoredOverload
    public init<Target, Answer>(
      _ name: String, _ method: @escaping (Target) -> () -> Answer, nonisolated: Void = ()
    ) {
      self.init(
        name,
        SelectedMethod(argumentCount: 0, of: Target.self) { target, _ in method(target)() })
    }

    /// Makes the selector of a method with one argument and without an actor.
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

    /// Makes the selector of a method with two arguments and without an actor.
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
