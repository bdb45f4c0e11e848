import Foundation

/// The key by which equal sections share one `CompositionalSection` value.
@MainActor struct SectionLikeness: Hashable {
  private let description: ObjectIdentifier
  private let count: Int
  /// Whether the section is the first one of a list.
  ///
  /// The backgrounds of the first and the last section extend beyond the content, so these sections
  /// differ from the others.
  private let isFirst: Bool
  private let isLast: Bool

  /// Makes the key of a section.
  ///
  /// It is nil if views at the section's boundary may have been measured, because their sizes
  /// differ from section to section.
  init?(
    _ section: NSCollectionLayoutSection, count: Int, at place: SectionPlace,
    _ measured: MeasuredSizes
  ) {
    if !measured.views.isEmpty, !section.boundarySupplementaryItems.isEmpty { return nil }
    description = ObjectIdentifier(section)
    self.count = count
    isFirst = section.list != nil && place.index == 0
    isLast = section.list != nil && place.isLast
  }
}
