/// The identifiers of the system's menus in a menu bar, which phones do not have.
extension UIMenu.Identifier {
  /// The identifier of the menu “application”.
  public static let application = Self("com.apple.menu.application")
  /// The identifier of the menu “file”.
  public static let file = Self("com.apple.menu.file")
  /// The identifier of the menu “edit”.
  public static let edit = Self("com.apple.menu.edit")
  /// The identifier of the menu “view”.
  public static let view = Self("com.apple.menu.view")
  /// The identifier of the menu “window”.
  public static let window = Self("com.apple.menu.window")
  /// The identifier of the menu “help”.
  public static let help = Self("com.apple.menu.help")
  /// The identifier of the menu “about”.
  public static let about = Self("com.apple.menu.about")
  /// The identifier of the menu “preferences”.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The identifier of the menu “services”.
  public static let services = Self("com.apple.menu.services")
  /// The identifier of the menu “hide”.
  public static let hide = Self("com.apple.menu.hide")
  /// The identifier of the menu “quit”.
  public static let quit = Self("com.apple.menu.quit")
  /// The identifier of the menu “new scene”.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// The identifier of the menu “new item”.
  public static let newItem = Self("com.apple.menu.new-item")
  /// The identifier of the menu “open”.
  public static let open = Self("com.apple.menu.open")
  /// The identifier of the menu “open recent”.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// The identifier of the menu “close”.
  public static let close = Self("com.apple.menu.close")
  /// The identifier of the menu “print”.
  public static let print = Self("com.apple.menu.print")
  /// The identifier of the menu “document”.
  public static let document = Self("com.apple.menu.document")
  /// The identifier of the menu “undo redo”.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// The identifier of the menu “standard edit”.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The identifier of the menu “find”.
  public static let find = Self("com.apple.menu.find")
  /// The identifier of the menu “replace”.
  public static let replace = Self("com.apple.menu.replace")
  /// The identifier of the menu “share”.
  public static let share = Self("com.apple.menu.share")
  /// The identifier of the menu “text style”.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// The identifier of the menu “spelling”.
  public static let spelling = Self("com.apple.menu.spelling")
  /// The identifier of the menu “spelling panel”.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// The identifier of the menu “spelling options”.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// The identifier of the menu “substitutions”.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The identifier of the menu “substitutions panel”.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// The identifier of the menu “substitution options”.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// The identifier of the menu “transformations”.
  public static let transformations = Self("com.apple.menu.transformations")
  /// The identifier of the menu “speech”.
  public static let speech = Self("com.apple.menu.speech")
  /// The identifier of the menu “lookup”.
  public static let lookup = Self("com.apple.menu.lookup")
  /// The identifier of the menu “learn”.
  public static let learn = Self("com.apple.menu.learn")
  /// The identifier of the menu “format”.
  public static let format = Self("com.apple.menu.format")
  /// The identifier of the menu “auto fill”.
  public static let autoFill = Self("com.apple.menu.auto-fill")
  /// The identifier of the menu “font”.
  public static let font = Self("com.apple.menu.font")
  /// The identifier of the menu “text size”.
  public static let textSize = Self("com.apple.menu.text-size")
  /// The identifier of the menu “text color”.
  public static let textColor = Self("com.apple.menu.text-color")
  /// The identifier of the menu “text style pasteboard”.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// The identifier of the menu “text”.
  public static let text = Self("com.apple.menu.text")
  /// The identifier of the menu “writing direction”.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// The identifier of the menu “alignment”.
  public static let alignment = Self("com.apple.menu.alignment")
  /// The identifier of the menu “toolbar”.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The identifier of the menu “sidebar”.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The identifier of the menu “fullscreen”.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// The identifier of the menu “minimize and zoom”.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// The identifier of the menu “bring all to front”.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
  /// The identifier of the menu “root”.
  public static let root = Self("com.apple.menu.root")
}
