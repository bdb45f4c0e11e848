import Foundation

extension NSObject {
  /// Makes an instance of the class that `makeObject()` is sent to; see `CALayer.make`.
  @_silgen_name("quarterturn_NSObject_make")
  @usableFromInline convenience init(dynamicObject: Void) { self.init() }

  /// Returns a new object of this very class, made by its own `init()`.
  @_silgen_name("quarterturn_NSObject_make")
  static func makeObject() -> NSObject
}
