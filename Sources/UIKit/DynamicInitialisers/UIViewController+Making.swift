public import Foundation

/// A protocol that declares an `init(nibName:bundle:)` for metatypes of controllers.
///
/// In Swift, a metatype can call only a `required` initialiser or an initialiser from a protocol;
/// `_MadeOfFrame` explains the technique.
@preconcurrency @MainActor
public protocol _MadeOfNib: UIViewController {}

extension UIViewController: _MadeOfNib {}

extension _MadeOfNib {
  /// Makes a controller of the class that a metatype represents.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UIViewController_metatype_nib")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?, _ unused: Void = ())

  /// Makes a controller of the class that a metatype represents, without a nib.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UIViewController_metatype_none")
  public init(_ unused: Void = ())

  @_silgen_name("quarterturn_UIViewController_metatype_none")
  @usableFromInline static func made(_ unused: Void) -> Self {
    unsafeDowncast(make(nib: nil, bundle: nil), to: Self.self)
  }

  // An initialiser owns its arguments, so these functions must own them too, hence `consuming`.
  @_silgen_name("quarterturn_UIViewController_metatype_nib")
  @usableFromInline static func made(
    nib: consuming String?, bundle: consuming Bundle?, _ unused: Void
  ) -> Self {
    unsafeDowncast(make(nib: nib, bundle: bundle), to: Self.self)
  }
}

extension UIViewController {
  /// Makes an instance of the class on which `make(nib:bundle:)` is called: both share one symbol,
  /// for the reason that `CALayer.make` explains.
  @_silgen_name("quarterturn_UIViewController_make_nib")
  @usableFromInline convenience init(dynamicNib nib: String?, bundle: Bundle?) {
    self.init(nibName: nib, bundle: bundle)
  }

  /// Returns a new controller of exactly this class, made by its `init(nibName:bundle:)`.
  @_silgen_name("quarterturn_UIViewController_make_nib")
  static func make(
    nib: consuming String?, bundle: consuming Bundle?
  ) -> UIViewController
}
