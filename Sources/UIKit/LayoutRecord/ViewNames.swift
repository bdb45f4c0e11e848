import Foundation
import QuartzCore

/// The names of the properties that refer to views and layers.
///
/// If several properties refer to the same view or layer, that of the object added last is used;
/// objects are added from the root of the view tree downwards.
@MainActor struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// The name of a view: that of the property that refers to it or, if there is none, its
  /// accessibility identifier.
  subscript(view: UIView) -> String? {
    names[ObjectIdentifier(view)] ?? view.accessibilityIdentifier
  }

  /// The name of a layer: that of the property that refers to it or, if there is none, the layer's
  /// `name`.
  subscript(layer: CALayer) -> String? { names[ObjectIdentifier(layer)] ?? layer.name }

  /// Adds the names of the views and layers in an object's stored properties.
  ///
  /// The properties of UIKit's own classes are skipped. Instead, fixed names are added for the
  /// parts of cells, of headers and footers of tables, and of views that configurations make.
  mutating func add(propertiesOf owner: AnyObject?) {
    guard let owner else { return }
    addParts(of: owner)
    // The class is checked first, because making a mirror is slow and most views are of UIKit's own
    // classes.
    if Self.isUIKits(type(of: owner)) { return }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let part = mirror, !Self.isUIKits(part.subjectType) {
      for (label, value) in part.children {
        guard let label, Self.mayBeView(type(of: value)), let object = value as? NSObject,
          object is UIView || object is CALayer
        else { continue }
        names[ObjectIdentifier(object)] = Self.name(of: label)
      }
      mirror = part.superclassMirror
    }
  }

  private mutating func addParts(of owner: AnyObject) {
    switch owner {
    case let cell as UICollectionViewCell:
      names[ObjectIdentifier(cell.contentView)] = "contentView"
    case let cell as UITableViewCell:
      names[ObjectIdentifier(cell.contentView)] = "contentView"
      cell.parts.text.map { names[ObjectIdentifier($0)] = "textLabel" }
      cell.parts.detail.map { names[ObjectIdentifier($0)] = "detailTextLabel" }
      cell.parts.image.map { names[ObjectIdentifier($0)] = "imageView" }
      cell.accessoryView.map { names[ObjectIdentifier($0)] = "accessoryView" }
    case let view as UITableViewHeaderFooterView:
      names[ObjectIdentifier(view.contentView)] = "contentView"
      view.shownLabel.map { names[ObjectIdentifier($0)] = "textLabel" }
    case let view as UIListContentView:
      view.parts.text.map { names[ObjectIdentifier($0)] = "content.text" }
      view.parts.secondary.map { names[ObjectIdentifier($0)] = "content.secondaryText" }
      view.parts.image.map { names[ObjectIdentifier($0)] = "content.image" }
    case let view as ConfiguredBackground:
      names[ObjectIdentifier(view)] = "backgroundConfiguration"
      names[ObjectIdentifier(view.fill)] = "background.fill"
    case let view as UIContentUnavailableView:
      for part in view.parts.names {
        part.view.map { names[ObjectIdentifier($0)] = part.name }
      }
    default: break
    }
  }

  /// Returns the property's name for the label of a mirror's child; the child of a lazy property
  /// has the name of its storage.
  private static func name(of label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
  }

  /// Returns whether the values of a type are objects or optionals.
  ///
  /// This is checked before a cast to `UIView`, because a cast of an array would first bridge all
  /// its elements.
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
    // `String(reflecting:)` is avoided, because it first searches all protocol conformances of the
    // process.
    let name = _typeName(type, qualified: true)
    let isUIKits = name.hasPrefix("UIKit.") || name.hasPrefix("QuartzCore.")
    areUIKits[key] = isUIKits
    return isUIKits
  }

  /// A cache of which classes are UIKit's own, so that the full name of each class is made only
  /// once.
  private static var areUIKits: [ObjectIdentifier: Bool] = [:]
}

/// A protocol that only `Optional` conforms to, so that optional types can be detected.
private protocol OptionalValue {}

extension Optional: OptionalValue {}
