public import Foundation

/// A protocol that declares an `init(frame:)` for metatypes of views.
///
/// On iOS `viewClass.init(frame:)` and `T(frame:)` compile because the initialiser is imported from
/// a header. In Swift, a metatype can make instances only with a `required` initialiser, which
/// clients' subclasses do not declare, or with an initialiser from a protocol. So this protocol
/// provides an initialiser in addition to that of the class. The compiler selects it only if the
/// initialiser of the class cannot be called, and it runs the subclass's `override init(frame:)`.
@preconcurrency @MainActor
public protocol _MadeOfFrame: UIView {}

extension UIView: _MadeOfFrame {}

extension _MadeOfFrame {
  /// Makes a view with a frame, of the class that a metatype represents.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UIView_metatype_frame")
  public init(frame: CGRect, _ unused: Void = ())

  // The initialiser above has no body: it and this function share one symbol, so calling the
  // initialiser calls the function. There `self` is the metatype on which the initialiser was
  // called, which would not be available in a body of the initialiser.
  @_silgen_name("quarterturn_UIView_metatype_frame")
  @usableFromInline static func made(frame: CGRect, _ unused: Void) -> Self {
    unsafeDowncast(make(frame: frame), to: Self.self)
  }
}

extension UIView {
  /// Makes an instance of the class on which `make(frame:)` is called: both share one symbol, for
  /// the reason that `CALayer.make` explains.
  @_silgen_name("quarterturn_UIView_make_frame")
  @usableFromInline convenience init(dynamicFrame frame: CGRect) { self.init(frame: frame) }

  /// Returns a new view of exactly this class, made by its `init(frame:)`.
  @_silgen_name("quarterturn_UIView_make_frame")
  static func make(frame: CGRect) -> UIView
}
