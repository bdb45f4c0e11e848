extension UIBarButtonItem.SystemItem {
  /// The title shown by the item; nil for a space and for an item with a picture.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .add, .stop, .close, .play, .pause, .rewind, .fastForward: nil
    case .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .camera, .trash: nil
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  /// The glyph shown by the item; nil for a space and for an item with a title or a symbol.
  var glyph: BarGlyph? {
    switch self {
    case .add: .plus
    case .stop, .close: .cross
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    default: nil
    }
  }

  /// The symbol shown by the item, in the large scale; nil for a space and for an item with a title
  /// or a glyph.
  var symbol: UIImage? {
    let name: String? =
      switch self {
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .camera: "camera"
      case .trash: "trash"
      default: nil
      }
    return name.flatMap {
      UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
    }
  }
}
