import Foundation

/// The editing mode of a collection view, and whether items can be selected in it.
struct ItemEditing {
  var isOn = false
  var allowsSelection = false
  var allowsMultipleSelection = false
  /// The row of a list whose swipe actions are revealed; nil if there is none.
  var swipe: OpenSwipe?
  var dragging = ListDragging()
}

extension UICollectionView {
  /// Whether the collection view is in editing mode, which changes the states and accessories of
  /// its cells (fact LI30).
  ///
  /// The default is false.
  public var isEditing: Bool {
    get { editing.isOn }
    set {
      guard newValue != editing.isOn else { return }
      closeSwipe()
      editing.isOn = newValue
      noteStateOfCells()
    }
  }

  /// Whether items can be selected in editing mode.
  ///
  /// The default is false.
  public var allowsSelectionDuringEditing: Bool {
    get { editing.allowsSelection }
    set { editing.allowsSelection = newValue }
  }

  /// Whether more than one item can be selected in editing mode.
  ///
  /// The default is false.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { editing.allowsMultipleSelection }
    set { editing.allowsMultipleSelection = newValue }
  }

  /// Whether items can be selected at present, which depends on the editing mode.
  var allowsSelectionNow: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether more than one item can be selected at present, which depends on the editing mode.
  var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Returns whether the delegate allows editing of an item; true by default.
  func canEdit(at path: IndexPath?) -> Bool {
    guard let path, let delegate else { return true }
    return OptionalMethodCall.resultOrDefault {
      delegate.collectionView(self, canEditItemAt: path)
    }
  }

  /// Requests an update of the configurations of all visible cells.
  func noteStateOfCells() {
    for case let cell as UICollectionViewCell in shown.ordered { cell.noteStateChange() }
  }
}
