extension UIApplication {
  /// Returns the shared application for the key `sharedApplication` or `shared`.
  ///
  /// App extensions, which must not refer to `UIApplication.shared`, find it in this way.
  ///
  /// Differs from UIKit: the value for any other key is nil.
  public class func value(forKeyPath keyPath: String) -> Any? {
    ["sharedApplication", "shared"].contains(keyPath) ? shared : nil
  }

  /// Returns the same as `value(forKeyPath:)`.
  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
