import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Adds sections after the last one.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.endIndex)
  }

  /// Inserts sections before an existing section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier))
  }

  /// Inserts sections after an existing section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier) + 1)
  }

  /// Removes sections with their items; missing sections are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll(where: gone.contains)
    for section in identifiers {
      for item in content.removeValue(forKey: section) ?? [] { homes[item] = nil }
    }
  }

  /// Moves a section directly before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: place(of: identifier))
    sectionIdentifiers.insert(identifier, at: place(of: toIdentifier))
  }

  /// Moves a section directly after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: place(of: identifier))
    sectionIdentifiers.insert(identifier, at: place(of: toIdentifier) + 1)
  }

  /// Marks sections so that all their views are replaced when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  /// Returns the index of a section; stops the program if the section is missing.
  func place(of section: SectionIdentifierType) -> Int {
    guard let place = sectionIdentifiers.firstIndex(of: section) else {
      UIKitLog.raise("Invalid parameter not satisfying: section identifier \(section) not found")
    }
    return place
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    var added: [SectionIdentifierType] = []
    for section in identifiers {
      if content[section] == nil {
        content[section] = []
        added.append(section)
      } else if !SampleItems.mayRepeat {
        UIKitLog.raise(
          "Section identifier count does not match data source count: \(section) occurs twice.")
      }
    }
    sectionIdentifiers.insert(contentsOf: added, at: place)
  }
}
