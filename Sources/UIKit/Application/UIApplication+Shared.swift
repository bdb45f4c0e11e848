extension UIApplication {
  /// Returns the application for the key `sharedApplication`, or `shared`.
  ///
  /// Extensions of an app, which must not name it, find it so. Differs from UIKit: of other keys
  /// the value is nil.
  public class func value(forKeyPath keyPath: String) -> Any? {
    ["sharedApplication", "shared"].contains(keyPath) ? shared : nil
  }

  /// Returns the same as `value(forKeyPath:)`.
  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
