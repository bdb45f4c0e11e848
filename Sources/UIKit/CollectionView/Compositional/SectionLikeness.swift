import Foundation

/// The key under which sections share one value: two sections with equal keys have equal values.
@MainActor struct SectionLikeness: Hashable {
  private let description: ObjectIdentifier
  private let count: Int
  /// Whether the section is the first one of a list; the background of the first and the last
  /// section extends beyond the content.
  private let isFirst: Bool
  private let isLast: Bool

  /// Makes the key of a section; nil if the section may have measured boundary views, so that it
  /// shares no value.
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
