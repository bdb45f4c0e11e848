public import Foundation

/// Controllers, whose metatypes have an `init(nibName:bundle:)`; see `_MadeOfFrame`.
@preconcurrency @MainActor
public protocol _MadeOfNib: UIViewController {}

extension UIViewController: _MadeOfNib {}

extension _MadeOfNib {
  /// Makes a controller of the class that a metatype stands for.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UIViewController_metatype_nib")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?, _ unused: Void = ())

  // An initialiser owns what it is given, so these functions have to, which is what `consuming`
  // says.
  @_silgen_name("quarterturn_UIViewController_metatype_nib")
  @usableFromInline static func made(
    nib: consuming String?, bundle: consuming Bundle?, _ unused: Void
  ) -> Self {
    unsafeDowncast(make(nib: nib, bundle: bundle), to: Self.self)
  }
}

extension UIViewController {
  /// Makes an instance of the class that `make(nib:bundle:)` is called on; see `CALayer.make`.
  @_silgen_name("quarterturn_UIViewController_make_nib")
  @usableFromInline convenience init(dynamicNib nib: String?, bundle: Bundle?) {
    self.init(nibName: nib, bundle: bundle)
  }

  /// Returns a new controller of this very class, made by its own `init(nibName:bundle:)`.
  @_silgen_name("quarterturn_UIViewController_make_nib")
  static func make(
    nib: consuming String?, bundle: consuming Bundle?
  ) -> UIViewController
}
