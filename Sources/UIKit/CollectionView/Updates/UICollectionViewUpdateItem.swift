// Mirrors UICollectionViewUpdateItem (iOS 17). Missing: nothing.
public import Foundation
import LayoutCore

/// One change of a batch of updates, as it is passed to a layout.
///
/// In a change of a whole section, the item of the index paths is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes: insertion, deletion, reload, move, and none.
  public enum Action: Int, Sendable {
    /// The item or section is inserted.
    case insert
    /// The item or section is deleted.
    case delete
    /// The item or section is reloaded.
    case reload
    /// The item or section is moved.
    case move
    /// The item is unchanged.
    case none
  }

  private let change: (action: Action, before: IndexPath?, after: IndexPath?)

  /// Makes a change with the action `none`, for subclasses that override the properties.
  public override init() {
    change = (.none, nil, nil)
    super.init()
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    change = (action, before, after)
    super.init()
  }

  /// The index path before the batch; nil for an insertion and for `init()`.
  open var indexPathBeforeUpdate: IndexPath? { change.before }
  /// The index path after the batch; nil for a deletion and for `init()`.
  open var indexPathAfterUpdate: IndexPath? { change.after }
  /// The kind of the change.
  open var updateAction: Action { change.action }

  /// Makes the update item for a change in a batch.
  ///
  /// The update item of a reload also has the index path after the batch.
  convenience init(_ action: UpdateAction, plan: UpdatePlan) {
    switch action {
    case .insertSection(let section):
      self.init(.insert, before: nil, after: IndexPath(wholeSection: section))
    case .deleteSection(let section):
      self.init(.delete, before: IndexPath(wholeSection: section), after: nil)
    case .reloadSection(let section):
      self.init(
        .reload, before: IndexPath(wholeSection: section),
        after: plan.section(after: section).map(IndexPath.init(wholeSection:)))
    case .moveSection(let from, let to):
      self.init(.move, before: IndexPath(wholeSection: from), after: IndexPath(wholeSection: to))
    case .insertItem(let place): self.init(.insert, before: nil, after: IndexPath(place))
    case .deleteItem(let place): self.init(.delete, before: IndexPath(place), after: nil)
    case .reloadItem(let place):
      self.init(
        .reload, before: IndexPath(place), after: plan.place(after: place).map(IndexPath.init))
    case .moveItem(let from, let to):
      self.init(.move, before: IndexPath(from), after: IndexPath(to))
    }
  }
}

extension IndexPath {
  init(_ place: ItemPlace) { self.init(item: place.item, section: place.section) }

  /// Makes the index path that represents a whole section.
  init(wholeSection section: Int) { self.init(item: NSNotFound, section: section) }

  /// The section and the item of the index path.
  var place: ItemPlace { ItemPlace(section, item) }
}
