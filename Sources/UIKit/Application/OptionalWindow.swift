/// A delegate whose `window` property can be read as if it were an optional requirement, as it is
/// on iOS.
@preconcurrency @MainActor
public protocol _OptionalWindow {}

extension _OptionalWindow {
  /// The window as a doubly optional value, for source such as
  /// `delegate?.window??.rootViewController`.
  @_disfavoredOverload
  public var window: UIWindow?? {
    if let delegate = self as? any UIApplicationDelegate { return .some(delegate.window) }
    return (self as? any UIWindowSceneDelegate).map(\.window)
  }
}
