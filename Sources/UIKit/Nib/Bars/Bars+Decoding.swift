import Foundation
import InterfaceBuilder

// Navigation bars, toolbars and tab bars have attributes in common, but no superclass of their own.

extension UINavigationBar {
  /// Sets the properties that a document contains (fact IB64).
  func decode(from nib: NibDecoder) {
    nib.decode(Self.nibProperties, of: self)
    if let list = nib.object.lists["items"] {
      items = list.compactMap { nib.loading.make($0) as? UINavigationItem }
    }
  }

  private static let nibProperties = NibProperties<UINavigationBar> {
    $0.choice("barStyle", barStyles) { $0.barStyle = $1 }
    $0.bool("translucent") { $0.isTranslucent = $1 }
    $0.bool("largeTitles") { $0.prefersLargeTitles = $1 }
    $0.color("barTintColor") { $0.barTintColor = $1 }
    $0.image("shadowImage") { $0.shadowImage = $1 }
    $0.value("titleTextAttributes") { $0.titleTextAttributes = $2.titleAttributes($1) }
    $0.value("largeTitleTextAttributes") { $0.largeTitleTextAttributes = $2.titleAttributes($1) }
  }
}

extension UITabBar {
  /// Sets the properties that a document contains (fact IB64).
  func decode(from nib: NibDecoder) {
    nib.decode(Self.nibProperties, of: self)
    if let list = nib.object.lists["items"] {
      items = list.compactMap { nib.loading.make($0) as? UITabBarItem }
    }
  }

  private static let nibProperties = NibProperties<UITabBar> {
    $0.choice("barStyle", barStyles) { $0.barStyle = $1 }
    $0.bool("translucent") { $0.isTranslucent = $1 }
    $0.color("barTintColor") { $0.barTintColor = $1 }
    $0.color("unselectedItemTintColor") { $0.unselectedItemTintColor = $1 }
    $0.image("backgroundImage") { $0.backgroundImage = $1 }
    $0.image("shadowImage") { $0.shadowImage = $1 }
  }
}

extension UIToolbar {
  /// Sets the properties that a document contains (fact IB64).
  func decode(from nib: NibDecoder) {
    nib.decode(Self.nibProperties, of: self)
    if let list = nib.object.lists["items"] {
      items = list.compactMap { nib.loading.make($0) as? UIBarButtonItem }
    }
  }

  private static let nibProperties = NibProperties<UIToolbar> {
    $0.choice("barStyle", barStyles) { $0.barStyle = $1 }
    $0.bool("translucent") { $0.isTranslucent = $1 }
    $0.color("barTintColor") { $0.barTintColor = $1 }
  }
}

/// The styles of bars by their names in documents.
///
/// `blackOpaque` and `blackTranslucent` are deprecated and are read as black.
private let barStyles: [String: UIBarStyle] = [
  "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
]

extension NibLoading {
  /// Returns the attributes of a bar's titles in a document; nil for a `nil` element.
  fileprivate func titleAttributes(_ value: InterfaceValue) -> [NSAttributedString.Key: Any]? {
    guard let fields = value.fields else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = fields["textColor"].flatMap { color($0) }
    attributes[.font] = fields["fontDescription"].flatMap { font($0) }
    return attributes
  }
}
