extension UIBarButtonItem.SystemItem {
  /// The word that the item shows; nil for a space and for an item that is drawn.
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

  /// The picture that the item shows; nil for a space and for an item that is a word.
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
