import Foundation
import InterfaceBuilder

/// The properties of a class that documents set, in the order in which they are set.
///
/// A missing attribute means Interface Builder's default, which is the value of a new object (fact
/// IB8), so only the attributes in a document are set.
@MainActor struct NibProperties<Object: AnyObject> {
  /// A function that sets a property from a document's value.
  typealias Setter = @MainActor (Object, InterfaceValue, NibLoading) -> Void

  private(set) var entries: [(name: String, set: Setter)] = []
  /// For each name, the set of its indices in `entries`: bit n is set for index n.
  private var places: [String: UInt128] = [:]

  /// Makes a table to which a closure adds the properties.
  init(_ build: (inout NibProperties) -> Void) { build(&self) }

  /// Sets the properties that a description contains.
  func set(_ description: InterfaceObject, on object: Object, in loading: NibLoading) {
    set(description.properties, on: object, in: loading)
  }

  /// Sets the properties that `values` contains, in the order of the table.
  func set(_ values: [String: InterfaceValue], on object: Object, in loading: NibLoading) {
    // A document contains few of the table's properties, so its names are looked up in the table
    // instead of visiting all entries.
    var found: UInt128 = 0
    for name in values.keys {
      if let place = places[name] { found |= place }
    }
    while found != 0 {
      let entry = entries[found.trailingZeroBitCount]
      found &= found - 1
      if let value = values[entry.name] { entry.set(object, value, loading) }
    }
  }

  /// Adds a property with a closure that reads its value and sets it.
  mutating func value(_ name: String, _ set: @escaping Setter) {
    precondition(entries.count < UInt128.bitWidth, "a table has at most 128 properties")
    places[name, default: 0] |= 1 << UInt128(entries.count)
    entries.append((name, set))
  }

  mutating func bool(_ name: String, _ set: @escaping @MainActor (Object, Bool) -> Void) {
    value(name) { object, value, _ in value.bool.map { set(object, $0) } }
  }

  mutating func number(_ name: String, _ set: @escaping @MainActor (Object, CGFloat) -> Void) {
    value(name) { object, value, _ in value.number.map { set(object, $0) } }
  }

  mutating func integer(_ name: String, _ set: @escaping @MainActor (Object, Int) -> Void) {
    value(name) { object, value, _ in value.integer.map { set(object, $0) } }
  }

  /// Adds a property with a text; a `nil` element sets nil (fact IB12).
  mutating func text(_ name: String, _ set: @escaping @MainActor (Object, String?) -> Void) {
    value(name) { object, value, _ in set(object, value.text) }
  }

  /// Adds a property with a colour; a `nil` element sets nil (fact IB51).
  mutating func color(_ name: String, _ set: @escaping @MainActor (Object, UIColor?) -> Void) {
    value(name) { object, value, loading in set(object, loading.color(value)) }
  }

  mutating func font(_ name: String, _ set: @escaping @MainActor (Object, UIFont) -> Void) {
    value(name) { object, value, loading in loading.font(value).map { set(object, $0) } }
  }

  mutating func image(_ name: String, _ set: @escaping @MainActor (Object, UIImage?) -> Void) {
    value(name) { object, value, loading in set(object, loading.image(value)) }
  }

  mutating func attributedText(
    _ name: String, _ set: @escaping @MainActor (Object, NSAttributedString?) -> Void
  ) {
    value(name) { object, value, loading in set(object, loading.attributedText(value)) }
  }

  /// Adds a property with a size in points.
  mutating func size(_ name: String, _ set: @escaping @MainActor (Object, CGSize) -> Void) {
    value(name) { object, value, _ in value.size.map { set(object, $0) } }
  }

  /// Adds a property with insets in points.
  mutating func insets(_ name: String, _ set: @escaping @MainActor (Object, UIEdgeInsets) -> Void) {
    value(name) { object, value, _ in value.insets.map { set(object, $0) } }
  }

  /// Adds a property whose value in documents is one of several names; any other name does not
  /// change the property.
  mutating func choice<Value>(
    _ name: String, _ choices: [String: Value],
    _ set: @escaping @MainActor (Object, Value) -> Void
  ) {
    value(name) { object, value, _ in
      value.text.flatMap { choices[$0] }.map { set(object, $0) }
    }
  }
}
