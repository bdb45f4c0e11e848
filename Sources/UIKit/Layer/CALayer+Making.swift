extension CALayer {
  /// Makes an instance of the class that `make()` is sent to.
  ///
  /// A class known only at run time can be instantiated in Swift only through a `required`
  /// initialiser, which subclasses written for iOS do not declare. A convenience initialiser
  /// however runs the dynamic class's own `init()`; giving it and a static function one symbol lets
  /// the latter call it.
  @_silgen_name("quarterturn_CALayer_make")
  @usableFromInline convenience init(dynamic: Void) { self.init() }

  /// Returns a new layer of this very class, made by its own `init()`.
  @_silgen_name("quarterturn_CALayer_make")
  static func make() -> CALayer
}
