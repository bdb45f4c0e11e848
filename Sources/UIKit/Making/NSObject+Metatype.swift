public import Foundation

/// Objects that can be made of a class that is known only at run time, without arguments; see
/// `_MadeOfFrame`.
///
/// Views and controllers are not among them: their `init()` is a convenience, so that one which a
/// subclass declares is not found from a metatype, and another would run in its place.
public protocol _MadeOfNothing: NSObject {}

extension CALayer: _MadeOfNothing {}
extension UIGestureRecognizer: _MadeOfNothing {}
extension UICollectionViewLayout: _MadeOfNothing {}
extension UICollectionViewLayoutAttributes: _MadeOfNothing {}
extension UICollectionViewLayoutInvalidationContext: _MadeOfNothing {}

extension _MadeOfNothing {
  /// Makes an object of the class that a metatype stands for.
  @_disfavoredOverload
  @_silgen_name("quarterturn_NSObject_metatype")
  public init(_ unused: Void = ())

  @_silgen_name("quarterturn_NSObject_metatype")
  @usableFromInline static func made(_ unused: Void) -> Self {
    unsafeDowncast(makeObject(), to: Self.self)
  }
}
