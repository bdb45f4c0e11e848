#if !canImport(Darwin)
  import Foundation

  /// The observations of objects by key names.
  @MainActor
  enum NamedKeys {
    private struct Entry {
      weak var observer: NSObject?
      var keyPath: String
      var observation: NSKeyValueObservation?
    }

    /// The observations of one object, stored as its associated object.
    private final class Entries: NSObject {
      var all: [Entry] = []
    }

    private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    private static func entries(of object: NSObject) -> Entries {
      if let entries = objc_getAssociatedObject(object, key) as? Entries { return entries }
      let entries = Entries()
      objc_setAssociatedObject(object, key, entries, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return entries
    }

    static func add(
      _ observer: NSObject, to object: NSObject, _ keyPath: String,
      _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
    ) {
      guard let told = observer as? any _NamedKeyObserver else {
        return warn(keyPath, of: object, "\(type(of: observer)) is not a responder or layout")
      }
      let call = NamedCall(
        keyPath: keyPath, object: object, observer: told, options: options, context: context)
      guard let observation = call.begin() else {
        return warn(keyPath, of: object, "only the keys listed with observe(_:options:) can be")
      }
      entries(of: object).all.append(
        Entry(observer: observer, keyPath: keyPath, observation: observation))
    }

    static func remove(_ observer: NSObject, from object: NSObject, _ keyPath: String) {
      let entries = entries(of: object)
      let index = entries.all.lastIndex { $0.observer === observer && $0.keyPath == keyPath }
      guard let index else { return }
      entries.all.remove(at: index).observation?.invalidate()
    }

    private static func warn(_ keyPath: String, of object: NSObject, _ reason: String) {
      UIKitLog.warn(
        "addObserver: \(keyPath) of \(type(of: object)) is not observed here: \(reason).")
    }
  }

  /// One registration of an observer for one key path, with the call of its
  /// `observeValue(forKeyPath:…)`.
  @MainActor
  struct NamedCall {
    let keyPath: String
    weak var object: NSObject?
    weak var observer: (any _NamedKeyObserver)?
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?

    /// Begins the observation, and returns it; nil if the key path cannot be observed.
    func begin() -> NSKeyValueObservation? {
      if let view = object as? UIScrollView, let observation = observe(view) { return observation }
      if let view = object as? UIView { return observe(view) }
      if let layer = object as? CALayer { return observe(layer) }
      return nil
    }

    private func observe(_ view: UIScrollView) -> NSKeyValueObservation? {
      switch keyPath {
      case "contentOffset": watch(view, \.contentOffset)
      case "contentSize": watch(view, \.contentSize)
      case "contentInset": watch(view, \.contentInset)
      case "adjustedContentInset": watch(view, \.adjustedContentInset)
      default: nil
      }
    }

    private func observe(_ view: UIView) -> NSKeyValueObservation? {
      switch keyPath {
      case "frame": watch(view, \.frame)
      case "bounds": watch(view, \.bounds)
      case "center": watch(view, \.center)
      case "transform": watch(view, \.transform)
      case "alpha": watch(view, \.alpha)
      case "hidden", "isHidden": watch(view, \.isHidden)
      default: keyPath.hasPrefix("layer.") ? observe(view.layer) : nil
      }
    }

    private func observe(_ layer: CALayer) -> NSKeyValueObservation? {
      switch keyPath.hasPrefix("layer.") ? String(keyPath.dropFirst(6)) : keyPath {
      case "frame": watch(layer, \.frame)
      case "bounds": watch(layer, \.bounds)
      case "position": watch(layer, \.position)
      case "opacity": watch(layer, \.opacity)
      case "hidden", "isHidden": watch(layer, \.isHidden)
      default: nil
      }
    }

    private func watch<Object: NSObject, Value>(
      _ object: Object, _ path: KeyPath<Object, Value>
    ) -> NSKeyValueObservation {
      object.observe(path, options: options) { _, change in
        nonisolated(unsafe) let (new, old) = (change.newValue as Any?, change.oldValue as Any?)
        let isPrior = change.isPrior
        MainActor.assumeIsolated { tell(new: new, old: old, isPrior: isPrior) }
      }
    }

    private func tell(new: Any?, old: Any?, isPrior: Bool) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      change[.newKey] = new
      change[.oldKey] = old
      if isPrior { change[.notificationIsPriorKey] = true }
      observer?.observeValue(
        forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
#endif
