#if !canImport(Darwin)
  import Foundation

  /// The observer of one property of one object, which runs a closure after its changes.
  final class PropertyObserver<Object: NSObject, Value>: Observer {
    private weak var object: Object?
    private let keyPath: KeyPath<Object, Value>
    private let options: NSKeyValueObservingOptions
    private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
    /// The value in the last notification, initially the value at the beginning of the observation.
    private var known: Value

    init(
      _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
      _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
      self.handler = handler
      known = object[keyPath: keyPath]
    }

    /// Begins the observation; logs a warning and returns false if the property cannot be observed.
    func begin() -> Bool {
      guard let object, let layer = object.observedLayer else { return warn() }
      known = object[keyPath: keyPath]
      parts = ObservedParts.parts(of: layer) { !isKnown(object[keyPath: keyPath]) }
      guard !parts.isEmpty else { return warn() }
      self.layer = layer
      layer.observers = (layer.observers ?? []) + [self]
      return true
    }

    /// Calls the closure with the current value, for the option `initial`.
    func tellInitial() {
      guard let object else { return }
      handler(
        object,
        NSKeyValueObservedChange(newValue: options.contains(.new) ? known : nil, oldValue: nil))
    }

    override func willChange() -> () -> Void {
      guard let object else { return {} }
      let old = object[keyPath: keyPath]
      if options.contains(.prior) {
        handler(
          object, NSKeyValueObservedChange(newValue: nil, oldValue: asked(old), isPrior: true))
      }
      return { [weak self] in self?.tell(old: old) }
    }

    override func catchUp() { tell(old: known) }

    private func tell(old: Value) {
      // If the layer is nil, the observation has ended, perhaps in the closure of another observer.
      guard let object, layer != nil else { return }
      let new = object[keyPath: keyPath]
      guard !isKnown(new) else { return }
      // The value is stored before the call, as the closure may change the property again, which
      // calls this method again.
      known = new
      handler(
        object,
        NSKeyValueObservedChange(newValue: options.contains(.new) ? new : nil, oldValue: asked(old))
      )
    }

    private func asked(_ old: Value) -> Value? { options.contains(.old) ? old : nil }

    private func isKnown(_ value: Value) -> Bool { areEqual(known, value) }

    /// The name of the property for warnings.
    ///
    /// It is the standard library's description of the key path without the addresses of computed
    /// properties, which differ in every run.
    private var name: String {
      "\(keyPath)".replacingOccurrences(
        of: "<computed 0x[0-9a-f]+ ", with: "<computed ", options: .regularExpression)
    }

    private func warn() -> Bool {
      UIKitLog.warn(
        """
        observe: \(name) cannot be observed here, and the closure will not be called. Keys that can be are \
        listed with observe(_:options:changeHandler:).
        """)
      return false
    }
  }

  /// Returns whether two values are equal; values that cannot be compared count as equal.
  private func areEqual(_ one: Any, _ other: Any) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
    guard let one = one as? any Equatable else { return true }
    return isEqual(one)
  }
#endif
