/// The settings of a table that no picture shows.
struct TableSettings {
  var focus = FocusSettings()
  var separatorEffect: UIVisualEffect?
  var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled
}

extension UITableView {
  /// The occasions on which the heights of shown rows are requested again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never automatically.
    case disabled = 0
    /// When a cell, or its content view, calls `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// Also when the content size of any view inside a content view changes.
    case enabledIncludingConstraints = 2
  }

  /// Inert: the occasions on which the heights of shown rows are requested again, which is in the
  /// next layout.
  ///
  /// The default is enabled.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { settings.selfSizingInvalidation }
    set { settings.selfSizingInvalidation = newValue }
  }
  /// Inert: the effect on what is behind the separators.
  public var separatorEffect: UIVisualEffect? {
    get { settings.separatorEffect }
    set { settings.separatorEffect = newValue }
  }
  /// Inert: whether rows can have the focus.
  ///
  /// The default is true.
  public var allowsFocus: Bool {
    get { settings.focus.allowsFocus }
    set { settings.focus.allowsFocus = newValue }
  }
  /// Inert: whether rows can have the focus in editing mode.
  ///
  /// The default is true.
  public var allowsFocusDuringEditing: Bool {
    get { settings.focus.allowsFocusDuringEditing }
    set { settings.focus.allowsFocusDuringEditing = newValue }
  }
  /// Inert: whether a row that gets the focus is selected.
  ///
  /// The default is false.
  public var selectionFollowsFocus: Bool {
    get { settings.focus.selectionFollowsFocus }
    set { settings.focus.selectionFollowsFocus = newValue }
  }
  /// Inert: whether the row that had the focus last gets it again.
  ///
  /// The default is false.
  public var remembersLastFocusedIndexPath: Bool {
    get { settings.focus.remembersLastFocusedIndexPath }
    set { settings.focus.remembersLastFocusedIndexPath = newValue }
  }
  /// The interaction that opens the menus of rows: nil, as the table opens them itself.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Whether the table shows other data than its data source has: it never does.
  public var hasUncommittedUpdates: Bool { false }
}
