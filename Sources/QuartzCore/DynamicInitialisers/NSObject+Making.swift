public import Foundation

extension NSObject {
  /// Makes an instance of the class on which `makeObject()` is called.
  ///
  /// This initialiser and `makeObject()` have one symbol, so that calling `makeObject()` runs this
  /// initialiser; `CALayer.init(dynamic:)` explains why.
  @_silgen_name("quarterturn_NSObject_make")
  @usableFromInline convenience init(dynamicObject: Void) { self.init() }

  /// Returns a new object of exactly this class, made by its `init()`.
  @_silgen_name("quarterturn_NSObject_make")
  package static func makeObject() -> NSObject
}

/// A protocol that declares an `init()` for metatypes of classes, as UIKit's `_MadeOfFrame` does
/// for views.
///
/// Views and controllers are not included: their `init()` is a convenience initialiser, so a
/// metatype would call a different initialiser than the subclass's own `init()`.
public protocol _MadeOfNothing: NSObject {}

extension CALayer: _MadeOfNothing {}

extension _MadeOfNothing {
  /// Makes an object of the class that a metatype represents.
  @_disfavoredOverload
  @_silgen_name("quarterturn_NSObject_metatype")
  public init(_ unused: Void = ())

  @_silgen_name("quarterturn_NSObject_metatype")
  @usableFromInline static func made(_ unused: Void) -> Self {
    unsafeDowncast(makeObject(), to: Self.self)
  }
}

extension CALayer {
  /// Makes an instance of the class on which `make()` is called.
  ///
  /// In Swift a class known only at run time can be instantiated only with a `required`
  /// initialiser, which subclasses written for iOS do not declare. However, a convenience
  /// initialiser runs the dynamic class's own `init()`. This initialiser and the static function
  /// below have one symbol, so that calling the function runs the initialiser.
  @_silgen_name("quarterturn_CALayer_make")
  @usableFromInline convenience init(dynamic: Void) { self.init() }

  /// Returns a new layer of exactly this class, made by its `init()`.
  @_silgen_name("quarterturn_CALayer_make")
  package static func make() -> CALayer
}
