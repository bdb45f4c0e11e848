import Foundation
import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// Returns a closure that changes sizes, spacings and insets of a section to those of a golden
  /// layout; nil if the section does not exist, or if one of the measures is not a number or does
  /// not belong to the section.
  func change(
    of measures: [LayoutRecord.Measure], inSection index: Int
  ) -> LayoutRestorer.Change? {
    guard let values = validLayout()?.values, index < values.count,
      Self.putBack(measures, into: values[index]) != nil
    else { return nil }
    return {
      let undo = self.replaced
      self.replaced[index] = measures
      self.invalidateLayout()
      return {
        self.replaced = undo
        self.invalidateLayout()
      }
    }
  }

  /// Returns a section with the sizes, spacings and insets of a golden layout; nil if one of them
  /// is not a number or does not belong to the section.
  static func putBack(
    _ measures: [LayoutRecord.Measure], into section: CompositionalSection
  ) -> CompositionalSection? {
    measures.reduce(section) { $0?.puttingBack($1) }
  }
}
