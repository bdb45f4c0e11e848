#if !canImport(ObjectiveC)
  extension Selector {
    /// Makes the selector whose call returns the value of a property.
    public init<Target, Value>(_ name: String, getter path: KeyPath<Target, Value>) {
      self.init(
        name,
        SelectedMethod(argumentCount: 0, of: Target.self) { target, _ in target[keyPath: path] })
    }

    /// Makes the selector whose call sets a property to its argument.
    public init<Target, Value>(
      _ name: String, setter path: ReferenceWritableKeyPath<Target, Value>
    ) {
      self.init(
        name,
        SelectedMethod(argumentCount: 1, of: Target.self) { target, arguments in
          target[keyPath: path] = arguments.argument(0)
        })
    }
  }
#endif
