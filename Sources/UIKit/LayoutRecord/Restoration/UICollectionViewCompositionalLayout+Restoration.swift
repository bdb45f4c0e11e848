import Foundation
import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// Returns a closure that changes the measures of a section; nil if one of them is not a number
  /// or not a measure of the section.
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

  /// Returns a section with the measures of a golden; nil if one of them is not a number or not a
  /// measure of the section.
  static func putBack(
    _ measures: [LayoutRecord.Measure], into section: CompositionalSection
  ) -> CompositionalSection? {
    measures.reduce(section) { $0?.puttingBack($1) }
  }
}
