internal import Foundation
@_spi(Reflection) internal import Swift

/// The sample values, made by reflection, of types for which no expression is generated.
///
/// Each stored property of an app's type, such as a generic type, is initialised with a sample
/// value. Structures and enumerations of other modules that contain no references consist of zeros.
///
/// For example, in an `Observed<String>` with the property `value`, the value is “Evening
/// primrose”; in a `CLLocationCoordinate2D`, the latitude is 0.
enum ReflectedStandIn {
  /// Returns a sample value of a type; nil if none can be made.
  static func value<Value>(of type: Value.Type) -> Any? {
    let isOwn = _typeName(type).hasPrefix("\(module).")
    switch Kind(of: type) {
    case .structure where isOwn: return structure(type)
    case .class where isOwn: return object(type)
    case .structure, .enumeration: return isOwn ? nil : zero(type)
    default: return nil
    }
  }

  /// The kinds of types; the number is the first word of a type's metadata.
  private enum Kind: Int {
    case `class` = 0, structure = 0x200, enumeration = 0x201

    init?(of type: Any.Type) {
      let word = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
      self.init(rawValue: word)
    }
  }

  /// The name of the module in which the app's files are compiled.
  static let module = "Previews"

  // MARK: Values of plain structures

  /// Returns a value whose bytes are zero; nil if the type contains references, is empty, or has a
  /// name that contains “Pointer”.
  private static func zero<Value>(_ type: Value.Type) -> Any? {
    guard _isPOD(type), MemoryLayout<Value>.size > 0, !_typeName(type).contains("Pointer") else {
      return nil
    }
    let place = cleared(MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    defer { place.deallocate() }
    return place.load(as: type)
  }

  private static func structure<Value>(_ type: Value.Type) -> Any? {
    let place = cleared(MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    defer { place.deallocate() }
    guard fill(place, of: type, []) else { return nil }
    return place.assumingMemoryBound(to: type).move()
  }

  private static func cleared(_ size: Int, _ alignment: Int) -> UnsafeMutableRawPointer {
    let place = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: alignment)
    place.initializeMemory(as: UInt8.self, repeating: 0, count: max(size, 1))
    return place
  }

  // MARK: Objects of classes

  /// The superclass of a class, and the size and the alignment mask of the class's objects, read
  /// from the class's metadata.
  private struct Layout {
    let size: Int
    let mask: Int
    let superclass: Any.Type?

    init(of type: Any.Type) {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let parent = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
      superclass = parent.map { unsafeBitCast($0, to: Any.Type.self) }
      // In the metadata, the flags and the address point, 4 bytes each, precede the size of an
      // object.
      size = Int(metadata.load(fromByteOffset: 24, as: UInt32.self))
      mask = Int(metadata.load(fromByteOffset: 28, as: UInt16.self))
    }
  }

  /// The Swift runtime's function that allocates an object, given the class, the size and the
  /// alignment mask.
  private static let allocate = dlsym(nil, "swift_allocObject").map {
    unsafeBitCast($0, to: Allocation.self)
  }
  private typealias Allocation =
    @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer

  /// Returns an object whose properties are set without calling an initialiser.
  ///
  /// Returns nil if another module declares a superclass, except for `NSObject`, if the value of a
  /// property cannot be made, or if the runtime has no `swift_allocObject`.
  private static func object<Value>(_ type: Value.Type) -> Any? {
    var parent = Layout(of: type).superclass
    while let next = parent {
      guard _typeName(next).hasPrefix("\(module).") || next == NSObject.self else { return nil }
      parent = next == NSObject.self ? nil : Layout(of: next).superclass
    }
    guard let allocate else { return nil }
    let layout = Layout(of: type)
    let object = allocate(unsafeBitCast(type, to: UnsafeRawPointer.self), layout.size, layout.mask)
    let header = 16
    (object + header).initializeMemory(
      as: UInt8.self, repeating: 0, count: max(layout.size - header, 0))
    // If a property's value cannot be made, the object is never released, since its deinitialiser
    // would read that property.
    guard fill(object, of: type, _EachFieldOptions(rawValue: 1)) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
  }

  // MARK: Stored properties

  /// Initialises the stored properties of a value in memory; returns false at the first property
  /// that cannot be initialised.
  private static func fill(
    _ place: UnsafeMutableRawPointer, of type: Any.Type, _ options: _EachFieldOptions
  ) -> Bool {
    _forEachField(of: type, options: options) { name, offset, field, _ in
      initialize(place + offset, as: field, named: String(cString: name))
    }
  }

  private static func initialize<Field>(
    _ place: UnsafeMutableRawPointer, as field: Field.Type, named name: String
  ) -> Bool {
    guard let value = content(of: field, named: name) else { return false }
    place.assumingMemoryBound(to: field).initialize(to: value)
    return true
  }

  /// Returns the sample value of a property; nil if there is none.
  ///
  /// An optional is empty unless it wraps a structure or enumeration that is a `NamedStandIn`,
  /// because a property with an optional object may be weak.
  private static func content<Field>(of field: Field.Type, named name: String) -> Field? {
    guard let optional = field as? any EmptyStandIn.Type else {
      return StandIns.value(of: field, named: name)
    }
    return optional.isNamed ? StandIns.value(of: field, named: name) : optional.empty as? Field
  }
}

/// An optional type, of which nil can be made without knowledge of the wrapped type.
private protocol EmptyStandIn {
  static var isNamed: Bool { get }
  static var empty: Any { get }
}

extension Optional: EmptyStandIn {
  fileprivate static var isNamed: Bool {
    Wrapped.self is any NamedStandIn.Type && !(Wrapped.self is AnyObject.Type)
  }
  fileprivate static var empty: Any { Self.none as Any }
}
