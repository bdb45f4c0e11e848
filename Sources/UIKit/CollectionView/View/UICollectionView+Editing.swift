import Foundation

/// The editing mode of a collection view, and the selection of items in it.
struct ItemEditing {
  var isOn = false
  var allowsSelection = false
  var allowsMultipleSelection = false
  /// The row of a list whose actions are open; nil if none is.
  var swipe: OpenSwipe?
  var dragging = ListDragging()
}

extension UICollectionView {
  /// Whether cells are in editing mode, which their states and accessories follow (fact LI30).
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

  /// Whether items can be selected in the current mode.
  var allowsSelectionNow: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether more than one item can be selected in the current mode.
  var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Returns whether the delegate lets an item be edited.
  func canEdit(at path: IndexPath?) -> Bool {
    guard let path, let delegate else { return true }
    return OptionalMethodCall.resultOrDefault {
      delegate.collectionView(self, canEditItemAt: path)
    }
  }

  /// Notes that the state of all shown cells has changed.
  func noteStateOfCells() {
    for case let cell as UICollectionViewCell in shown.ordered { cell.noteStateChange() }
  }
}
