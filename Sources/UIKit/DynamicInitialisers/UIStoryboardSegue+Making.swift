import Foundation

extension UIStoryboardSegue {
  /// Makes an instance of the class on which `make(_:from:to:)` is called: both share one symbol,
  /// for the reason that `CALayer.make` explains.
  @_silgen_name("quarterturn_UIStoryboardSegue_make")
  @usableFromInline convenience init(
    dynamicIdentifier identifier: String?, from source: UIViewController,
    to destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  // An initialiser owns its arguments, so the function must own them too, hence `consuming`.
  /// Returns a new segue of exactly this class, made by its
  /// `init(identifier:source:destination:)`.
  @_silgen_name("quarterturn_UIStoryboardSegue_make")
  static func make(
    _ identifier: consuming String?, from source: consuming UIViewController,
    to destination: consuming UIViewController
  ) -> UIStoryboardSegue
}
