import Foundation
import InterfaceBuilder

/// The properties of UIKit's own classes that user-defined runtime attributes can set by key path
/// (facts IB95 and IB151).
@MainActor enum NibKeyPaths {
  /// Sets a property by its key path, and returns whether the key path is known.
  static func set(
    _ path: String, of object: NSObject, to value: InterfaceValue, in loading: NibLoading
  ) -> Bool {
    var parts = path.split(separator: ".").map(String.init)
    guard let last = parts.popLast() else { return false }
    var target: NSObject? = object
    for part in parts { target = target.flatMap { self.object(part, of: $0) } }
    guard let target else { return false }
    let key = aliases[last] ?? last
    return tables.contains { $0.set(target, key, value, loading) }
  }

  /// Returns the keys that can be set for an object.
  static func names(of object: NSObject) -> [String] {
    tables.filter { $0.fits(object) }.flatMap(\.names)
  }

  /// Returns the object to which a key inside a path refers, such as `layer` in
  /// `layer.cornerRadius`; nil for an unknown key.
  private static func object(_ key: String, of object: NSObject) -> NSObject? {
    switch (key, object) {
    case ("layer", let view as UIView): view.layer
    case ("titleLabel", let button as UIButton): button.titleLabel
    case ("imageView", let button as UIButton): button.imageView
    case ("imageView", let cell as UITableViewCell): cell.imageView
    case ("textLabel", let cell as UITableViewCell): cell.textLabel
    case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
    case ("contentView", let cell as UITableViewCell): cell.contentView
    case ("contentView", let cell as UICollectionViewCell): cell.contentView
    case ("view", let controller as UIViewController): controller.view
    default: nil
    }
  }

  /// The names of Swift's properties, with the names of the same properties in documents.
  private static let aliases = [
    "isHidden": "hidden", "isEnabled": "enabled", "isSelected": "selected",
    "isHighlighted": "highlighted", "isOpaque": "opaque",
    "isUserInteractionEnabled": "userInteractionEnabled", "isOn": "on",
    "isAccessibilityElement": "accessibilityElement", "isExclusiveTouch": "exclusiveTouch",
    "isScrollEnabled": "scrollEnabled", "isPagingEnabled": "pagingEnabled",
    "clipsToBounds": "clipsSubviews", "adjustsFontSizeToFitWidth": "adjustsFontSizeToFit",
  ]

  /// The properties of one class, with a test whether an object is an instance of it.
  private struct Table {
    var fits: @MainActor (NSObject) -> Bool
    var names: [String]
    var set: @MainActor (NSObject, String, InterfaceValue, NibLoading) -> Bool

    @MainActor init<Object: NSObject>(_ properties: NibProperties<Object>) {
      let setters = Dictionary(
        properties.entries.map { ($0.name, $0.set) }, uniquingKeysWith: { $1 })
      fits = { $0 is Object }
      names = properties.entries.map(\.name)
      set = { object, key, value, loading in
        guard let object = object as? Object, let set = setters[key] else { return false }
        set(object, value, loading)
        return true
      }
    }
  }

  // The tables for documents are used too, since most runtime attributes have the same names. A
  // subclass precedes its superclass, because the first matching table is used.
  private static let tables: [Table] = [
    Table(layer), Table(NibTables.label), Table(NibTables.imageView), Table(NibTables.button),
    Table(NibTables.textField), Table(NibTables.textView), Table(NibTables.slider),
    Table(NibTables.toggle), Table(NibTables.stackView), Table(NibTables.scrollView),
    Table(NibTables.segmentedControl), Table(NibTables.pageControl),
    Table(NibTables.progressView), Table(NibTables.searchBar), Table(NibTables.tableCell),
    Table(NibTables.control), Table(NibTables.view), Table(accessibility), Table(controller),
    Table(NibTables.recognizer), Table(constraint),
  ]

  private static let layer = NibProperties<CALayer> { table in
    table.number("cornerRadius") { $0.cornerRadius = $1 }
    table.number("borderWidth") { $0.borderWidth = $1 }
    table.bool("masksToBounds") { $0.masksToBounds = $1 }
    table.number("opacity") { $0.opacity = Float($1) }
    table.bool("hidden") { $0.isHidden = $1 }
    table.number("zPosition") { $0.zPosition = $1 }
    table.number("shadowOpacity") { $0.shadowOpacity = Float($1) }
    table.number("shadowRadius") { $0.shadowRadius = $1 }
    table.size("shadowOffset") { $0.shadowOffset = $1 }
    table.bool("shouldRasterize") { $0.shouldRasterize = $1 }
    table.integer("maskedCorners") { $0.maskedCorners = CACornerMask(rawValue: UInt(max(0, $1))) }
    // `borderUIColor` is a property of an extension that many apps have.
    for name in ["borderColor", "borderUIColor"] {
      table.color(name) { $0.borderColor = $1?.cgColor }
    }
    for name in ["shadowColor", "shadowUIColor"] {
      table.color(name) { $0.shadowColor = $1?.cgColor }
    }
    table.color("backgroundColor") { $0.backgroundColor = $1?.cgColor }
  }

  private static let accessibility = NibProperties<UIResponder> { table in
    table.text("accessibilityIdentifier") { $0.accessibilityIdentifier = $1 }
    table.text("accessibilityLabel") { $0.accessibilityLabel = $1 }
    table.text("accessibilityHint") { $0.accessibilityHint = $1 }
    table.text("accessibilityValue") { $0.accessibilityValue = $1 }
    table.bool("accessibilityElement") { $0.isAccessibilityElement = $1 }
    table.bool("accessibilityElementsHidden") { $0.accessibilityElementsHidden = $1 }
    table.bool("accessibilityViewIsModal") { $0.accessibilityViewIsModal = $1 }
  }

  private static let controller = NibProperties<UIViewController> { table in
    table.text("title") { $0.title = $1 }
    table.text("restorationIdentifier") { _, _ in }
  }

  private static let constraint = NibProperties<NSLayoutConstraint> { table in
    table.number("constant") { $0.constant = $1 }
    table.text("identifier") { $0.identifier = $1 }
  }
}
