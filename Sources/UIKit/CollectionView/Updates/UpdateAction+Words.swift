import LayoutCore

/// The descriptions of a change that UIKit's exceptions contain.
///
/// UIKit treats a reload as a deletion and an insertion, and its messages say so: reloading an item
/// that does not exist is an *attempt to delete* it, and reloading an item that is also moved is *a
/// delete and a move* (fact K7).
extension UpdateAction {
  /// The description of the change by the element that it removes, such as "delete section 2"; for
  /// an insertion, the same as `putting`.
  var taking: String {
    switch self {
    case .deleteSection(let section), .reloadSection(let section): "delete section \(section)"
    case .moveSection(let section, _): "move section \(section)"
    case .deleteItem(let place), .reloadItem(let place):
      "delete item \(place.item) from section \(place.section)"
    case .moveItem(let place, _): "move item \(place.item) from section \(place.section)"
    case .insertSection, .insertItem: putting
    }
  }

  /// The description of the change by the element that it adds, such as "insert section 2"; for a
  /// deletion or a reload, the same as `taking`.
  var putting: String {
    switch self {
    case .insertSection(let section): "insert section \(section)"
    case .moveSection(let section, let target): "move section \(section) to section \(target)"
    case .insertItem(let place): "insert item \(place.item) into section \(place.section)"
    case .moveItem(_, let place): "move item \(place.item) into section \(place.section)"
    case .deleteSection, .reloadSection, .deleteItem, .reloadItem: taking
    }
  }

  /// The element that the change removes or, in an insertion, adds, as `section (2)` or `index path
  /// (…)`.
  var source: String {
    switch self {
    case .insertSection(let section), .deleteSection(let section), .reloadSection(let section),
      .moveSection(let section, _):
      "section (\(section))"
    case .insertItem(let place), .deleteItem(let place), .reloadItem(let place),
      .moveItem(let place, _):
      "index path (\(place.words))"
    }
  }

  /// The target of a move, as `section (2)` or `index path (…)`; for other changes, the same as
  /// `source`.
  var target: String {
    switch self {
    case .moveSection(_, let section): "section (\(section))"
    case .moveItem(_, let place): "index path (\(place.words))"
    case .insertSection, .deleteSection, .reloadSection, .insertItem, .deleteItem, .reloadItem:
      source
    }
  }

  var isMove: Bool {
    switch self {
    case .moveSection, .moveItem: true
    case .insertSection, .deleteSection, .reloadSection, .insertItem, .deleteItem, .reloadItem:
      false
    }
  }
}

extension ItemPlace {
  /// The index path as `NSIndexPath` describes itself, but without its address.
  var words: String { "<NSIndexPath> {length = 2, path = \(section) - \(item)}" }
}
