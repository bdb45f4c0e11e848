import LayoutCore

extension UpdateError {
  /// What UIKit says about such a batch.
  var words: String {
    switch self {
    case .sectionCount(let before, let after, let inserted, let deleted):
      """
      Invalid update: invalid number of sections. The number of sections contained in the collection \
      view after the update (\(after)) must be equal to the number of sections contained in the \
      collection view before the update (\(before)), plus or minus the number of sections inserted or \
      deleted (\(inserted) inserted, \(deleted) deleted).
      """
    case .itemCount(let section, let before, let after, let changes):
      Self.words(section, before, after, changes)
    case .noSectionBefore(let section, let count):
      """
      attempt to change section \(section), but there are only \(count) sections before the update
      """
    case .noSectionAfter(let section, let count):
      """
      attempt to insert section \(section) but there are only \(count) sections after the update
      """
    case .noItemBefore(let place, let count):
      """
      attempt to change item \(place.item) of section \(place.section), which only contains \
      \(count) items before the update
      """
    case .noItemAfter(let place, let count):
      """
      attempt to insert item \(place.item) into section \(place.section), but there are only \
      \(count) items in section \(place.section) after the update
      """
    case .sectionTwice(let section):
      "attempt to perform two changes of the same section (\(section))"
    case .itemTwice(let place):
      "attempt to perform two changes of the same index path ({\(place.section), \(place.item)})"
    }
  }

  private static func words(
    _ section: Int, _ before: Int, _ after: Int, _ changes: ItemChanges
  ) -> String {
    """
    Invalid update: invalid number of items in section \(section). The number of items contained in \
    an existing section after the update (\(after)) must be equal to the number of items contained \
    in that section before the update (\(before)), plus or minus the number of items inserted or \
    deleted from that section (\(changes.inserted) inserted, \(changes.deleted) deleted) and plus \
    or minus the number of items moved into or out of that section (\(changes.movedIn) moved in, \
    \(changes.movedOut) moved out).
    """
  }
}
