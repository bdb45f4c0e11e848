/// A delegate whose `window` can be read as an optional requirement, as it is on iOS.
@preconcurrency @MainActor
public protocol _OptionalWindow {}

extension _OptionalWindow {
  /// The window, for source that writes `delegate?.window??.rootViewController`.
  @_disfavoredOverload
  public var window: UIWindow?? {
    if let delegate = self as? any UIApplicationDelegate { return .some(delegate.window) }
    return (self as? any UIWindowSceneDelegate).map(\.window)
  }
}
