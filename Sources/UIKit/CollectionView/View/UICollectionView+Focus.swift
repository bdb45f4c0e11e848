/// The properties of keyboard focus, which have no effect here, and of the context menu
/// interaction.
extension UICollectionView {
  /// Inert: whether items can have the focus.
  ///
  /// The default is true.
  public var allowsFocus: Bool {
    get { selection.focus.allowsFocus }
    set { selection.focus.allowsFocus = newValue }
  }
  /// Inert: whether items can have the focus in editing mode.
  ///
  /// The default is true.
  public var allowsFocusDuringEditing: Bool {
    get { selection.focus.allowsFocusDuringEditing }
    set { selection.focus.allowsFocusDuringEditing = newValue }
  }
  /// Inert: whether focusing an item also selects it.
  ///
  /// The default is false.
  public var selectionFollowsFocus: Bool {
    get { selection.focus.selectionFollowsFocus }
    set { selection.focus.selectionFollowsFocus = newValue }
  }
  /// Inert: whether the item that was focused last is focused again when the focus returns.
  ///
  /// The default is false.
  public var remembersLastFocusedIndexPath: Bool {
    get { selection.focus.remembersLastFocusedIndexPath }
    set { selection.focus.remembersLastFocusedIndexPath = newValue }
  }
  /// The context menu interaction; always nil, because the collection view presents the menus
  /// itself.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Inert: whether a drag that stays over an item opens it.
  ///
  /// The default is false.
  public var isSpringLoaded: Bool {
    get { selection.focus.isSpringLoaded }
    set { selection.focus.isSpringLoaded = newValue }
  }
}
