public import Foundation

/// Views, whose metatypes have an `init(frame:)`.
///
/// On iOS `viewClass.init(frame:)` and `T(frame:)` compile, because the initialiser comes from a
/// header. In Swift a metatype makes instances only by a `required` initialiser, which clients'
/// subclasses do not declare, or by one of a protocol. So this protocol has one beside the class's
/// own. It is chosen only where the class's own cannot be; a subclass's `override init(frame:)` is
/// what runs.
@preconcurrency @MainActor
public protocol _MadeOfFrame: UIView {}

extension UIView: _MadeOfFrame {}

extension _MadeOfFrame {
  /// Makes a view of the class that a metatype stands for, with a frame.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UIView_metatype_frame")
  public init(frame: CGRect, _ unused: Void = ())

  // The initialiser above has no body of its own: it is this function, under one symbol. In the
  // function `self` is the metatype that the initialiser was called on; in a body it would be lost.
  @_silgen_name("quarterturn_UIView_metatype_frame")
  @usableFromInline static func made(frame: CGRect, _ unused: Void) -> Self {
    unsafeDowncast(make(frame: frame), to: Self.self)
  }
}

extension UIView {
  /// Makes an instance of the class that `make(frame:)` is called on; see `CALayer.make`.
  @_silgen_name("quarterturn_UIView_make_frame")
  @usableFromInline convenience init(dynamicFrame frame: CGRect) { self.init(frame: frame) }

  /// Returns a new view of this very class, made by its own `init(frame:)`.
  @_silgen_name("quarterturn_UIView_make_frame")
  static func make(frame: CGRect) -> UIView
}
