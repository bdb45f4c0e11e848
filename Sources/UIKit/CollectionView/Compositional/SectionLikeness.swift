import Foundation

/// The properties by which a layout recognises that two of its sections have equal values.
@MainActor struct SectionLikeness: Hashable {
  private let description: ObjectIdentifier
  private let count: Int
  /// Whether a list extends the background of the section beyond the content.
  private let isFirst: Bool
  private let isLast: Bool

  /// Takes the properties of a section; nil if views at its edges were measured, which makes it
  /// unlike all others.
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
