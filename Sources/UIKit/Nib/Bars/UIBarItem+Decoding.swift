import Foundation
import InterfaceBuilder

extension UIBarItem {
  static let barItemProperties = NibProperties<UIBarItem> {
    $0.text("title") { $0.title = $1 }
    $0.image("image") { $0.image = $1 }
    $0.bool("enabled") { $0.isEnabled = $1 }
    $0.integer("tag") { $0.tag = $1 }
  }
}

extension UIBarButtonItem {
  /// Sets the properties that a document contains (fact IB107).
  func decode(from nib: NibDecoder) {
    let properties = nib.object.properties
    if let name = properties["systemItem"]?.text { Self.systemItems[name].map(take) }
    nib.decode(Self.barButtonProperties, of: self)
    if let view = nib.object.keyed["customView"] {
      customView = nib.loading.make(view) as? UIView
    }
    // The system items `done` and `save` also set the style, so the document's style is set last.
    if let name = properties["style"]?.text { style = name == "done" ? .done : .plain }
  }

  private static let barButtonProperties = NibProperties<UIBarButtonItem> {
    $0.number("width") { $0.width = $1 }
    $0.color("tintColor") { $0.tintColor = $1 }
  }

  private static let systemItems: [String: SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]
}

extension UITabBarItem {
  static let nibProperties = NibProperties<UITabBarItem> {
    $0.choice("systemItem", systemItems) { item, system in
      (item.title, item.image) = (system.title, UIImage(systemName: system.symbol))
    }
    $0.text("title") { $0.title = $1 }
    $0.image("selectedImage") { $0.selectedImage = $1 }
    $0.text("badgeValue") { $0.badgeValue = $1 }
  }

  /// The title of a system item, and a symbol similar to its image.
  private struct SystemItem {
    var title: String
    var symbol: String
  }

  private static let systemItems: [String: SystemItem] = [
    "more": SystemItem(title: "More", symbol: "ellipsis"),
    "favorites": SystemItem(title: "Favorites", symbol: "star.fill"),
    "featured": SystemItem(title: "Featured", symbol: "star.fill"),
    "topRated": SystemItem(title: "Top Rated", symbol: "star.fill"),
    "recents": SystemItem(title: "Recents", symbol: "clock.fill"),
    "contacts": SystemItem(title: "Contacts", symbol: "person.crop.circle.fill"),
    "history": SystemItem(title: "History", symbol: "clock.fill"),
    "bookmarks": SystemItem(title: "Bookmarks", symbol: "book.fill"),
    "search": SystemItem(title: "Search", symbol: "magnifyingglass"),
    "downloads": SystemItem(title: "Downloads", symbol: "square.and.arrow.down.fill"),
    "mostRecent": SystemItem(title: "Most Recent", symbol: "clock.fill"),
    "mostViewed": SystemItem(title: "Most Viewed", symbol: "list.number"),
  ]
}
