extension UIBarButtonItem.SystemItem {
  /// The title shown by the item; nil for a space and for an item with a glyph.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Action"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .camera: "Camera"
    case .trash: "Trash"
    case .add, .stop, .close, .play, .pause, .rewind, .fastForward: nil
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  /// The glyph shown by the item; nil for a space and for an item with a title.
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
}
