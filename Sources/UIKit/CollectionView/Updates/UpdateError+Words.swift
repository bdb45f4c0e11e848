import LayoutCore

extension UpdateError {
  /// UIKit's message for the error.
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
    case .noSectionBefore(let action, let count):
      "attempt to \(action.taking), but there are only \(count) sections before the update"
    case .noSectionAfter(let action, let count):
      Self.words(action, sectionsAfter: count)
    case .noItemBefore(let action, let count): Self.words(action, itemsBefore: count)
    case .noItemAfter(let action, let count): Self.words(action, itemsAfter: count)
    case .twiceBefore(let one, let other): Self.words(before: one, other)
    case .twiceAfter(let one, let other):
      one.isMove == other.isMove
        ? "attempt to \(other.putting) twice"
        : "attempt to perform an insert and a move to the same \(other.target)"
    }
  }

  private static func words(_ action: UpdateAction, sectionsAfter count: Int) -> String {
    // UIKit's message about an inserted section lacks this comma.
    let comma = if case .insertSection = action { "" } else { "," }
    return
      "attempt to \(action.putting)\(comma) but there are only \(count) sections after the update"
  }

  private static func words(_ action: UpdateAction, itemsBefore count: Int) -> String {
    if case .moveItem(let place, _) = action {
      return """
        attempt to move index path (\(place.words)) that does not exist - there are only \(count) \
        items in section \(place.section) before the update
        """
    }
    return "attempt to \(action.taking) which only contains \(count) items before the update"
  }

  private static func words(_ action: UpdateAction, itemsAfter count: Int) -> String {
    switch action {
    case .moveItem(let place, let target):
      """
      attempt to move index path (\(place.words)) to index path (\(target.words)) that does not \
      exist - there are only \(count) items in section \(target.section) after the update
      """
    case .insertItem(let place):
      """
      attempt to \(action.putting), but there are only \(count) items in section \
      \(place.section) after the update
      """
    default: "attempt to \(action.putting), but there are only \(count) items after the update"
    }
  }

  /// Returns the message about two conflicting changes of one element.
  ///
  /// UIKit has no message about two equal changes: it accepts them and corrupts its state. This
  /// module refuses them.
  private static func words(before one: UpdateAction, _ other: UpdateAction) -> String {
    if one == other { return "attempt to \(one.taking) twice" }
    if one.isMove && other.isMove { return "attempt to move \(one.source) twice" }
    return one.isMove || other.isMove
      ? "attempt to perform a delete and a move from the same \(one.source)"
      : "attempt to delete and reload the same \(one.source)"
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
