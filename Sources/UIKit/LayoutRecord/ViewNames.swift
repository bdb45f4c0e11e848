import Foundation

/// The names of the properties that hold views; where several do, the one of the nearest owner.
@MainActor struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// The name of a view: its property's, or else its accessibility identifier.
  subscript(view: UIView) -> String? {
    names[ObjectIdentifier(view)] ?? view.accessibilityIdentifier
  }

  /// Adds the views that an object's stored properties hold; UIKit's own classes have none with a
  /// useful name, except for a cell's content view.
  mutating func add(propertiesOf owner: AnyObject?) {
    guard let owner else { return }
    if let cell = owner as? UICollectionViewCell {
      names[ObjectIdentifier(cell.contentView)] = "contentView"
    }
    // Before there is a mirror, which takes long: most views are UIKit's own.
    if Self.isUIKits(type(of: owner)) { return }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let part = mirror, !Self.isUIKits(part.subjectType) {
      for (label, value) in part.children {
        guard let label, Self.mayBeView(type(of: value)), let view = value as? UIView else {
          continue
        }
        names[ObjectIdentifier(view)] = Self.name(of: label)
      }
      mirror = part.superclassMirror
    }
  }

  /// The storage of a lazy property is named after it.
  private static func name(of label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
  }

  /// Whether values of a type are objects, or optional ones.
  ///
  /// Asked before a cast, which of an array makes an object with all of its elements first.
  private static func mayBeView(_ type: any Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = areObjects[key] { return known }
    let isObject = type is AnyClass || type is any OptionalValue.Type
    areObjects[key] = isObject
    return isObject
  }

  private static var areObjects: [ObjectIdentifier: Bool] = [:]

  static func isUIKits(_ type: any Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = areUIKits[key] { return known }
    // Not `String(reflecting:)`, which first looks through all conformances of the process.
    let name = _typeName(type, qualified: true)
    let isUIKits = name.hasPrefix("UIKit.") || name.hasPrefix("QuartzCore.")
    areUIKits[key] = isUIKits
    return isUIKits
  }

  /// The classes of UIKit: their full names are made once, not for every view.
  private static var areUIKits: [ObjectIdentifier: Bool] = [:]
}

/// A value that may be missing.
private protocol OptionalValue {}

extension Optional: OptionalValue {}
