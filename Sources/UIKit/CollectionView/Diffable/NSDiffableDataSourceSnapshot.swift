// Mirrors NSDiffableDataSourceSnapshot (iOS 17). Missing: nothing.
import Foundation
import LayoutCore

/// The state of a collection view's data: its sections and the items in each section.
///
/// Sections and items are represented by identifiers, each of which may occur only once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType>
where ItemIdentifierType: Hashable {
  var content: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The sections in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The sections to reload.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items to reload.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose existing cells must be configured again.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes a snapshot without sections.
  public init() {}

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items(in: $0) } }
  /// The number of sections, equal to the count of `sectionIdentifiers`.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items of all sections.
  public var numberOfItems: Int { homes.count }

  /// Returns the number of items in a section; stops the program if the section is missing.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section, in order; stops the program if the section is missing.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    _ = place(of: identifier)
    return items(in: identifier)
  }

  /// Returns the section that contains an item, or nil if the item is missing.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }

  /// Returns the position of an item in `itemIdentifiers`, or nil if the item is missing.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    homes[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the index of a section, or nil if it is missing.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  func items(in section: SectionIdentifierType) -> [ItemIdentifierType] { content[section] ?? [] }

  var list: SectionedList<SectionIdentifierType, ItemIdentifierType> {
    SectionedList(sections: sectionIdentifiers, items: content)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
