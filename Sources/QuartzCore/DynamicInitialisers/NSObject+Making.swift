public import Foundation

extension NSObject {
  /// Makes an instance of the class that `makeObject()` is called on; see `CALayer.make`.
  @_silgen_name("quarterturn_NSObject_make")
  @usableFromInline convenience init(dynamicObject: Void) { self.init() }

  /// Returns a new object of this very class, made by its own `init()`.
  @_silgen_name("quarterturn_NSObject_make")
  package static func makeObject() -> NSObject
}

/// Objects whose metatypes have an `init()`; see `_MadeOfFrame`.
///
/// Views and controllers are not among them: their `init()` is a convenience initialiser, so that a
/// subclass's own would not be found from a metatype, and another would run in its place.
public protocol _MadeOfNothing: NSObject {}

extension CALayer: _MadeOfNothing {}

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

extension CALayer {
  /// Makes an instance of the class that `make()` is called on.
  ///
  /// A class known only at run time can be instantiated in Swift only through a `required`
  /// initialiser, which subclasses written for iOS do not declare. A convenience initialiser
  /// however runs the dynamic class's own `init()`; giving it and a static function one symbol lets
  /// the latter call it.
  @_silgen_name("quarterturn_CALayer_make")
  @usableFromInline convenience init(dynamic: Void) { self.init() }

  /// Returns a new layer of this very class, made by its own `init()`.
  @_silgen_name("quarterturn_CALayer_make")
  package static func make() -> CALayer
}
