package import Foundation
import LayoutCore

/// A size that a flow layout keeps although its delegate would now give another.
package struct OutdatedSize: Sendable {
  package let indexPath: IndexPath
  /// The size that the layout keeps.
  package let kept: CGSize
  /// The size that the delegate would give.
  package let current: CGSize
}

/// An item that fits on no line of its section (facts A15, A33).
package struct OversizedItem: Sendable {
  /// The item.
  package let indexPath: IndexPath
  /// Its extent across the direction of scrolling.
  package let extent: CGFloat
  /// The length of a line.
  package let lineLength: CGFloat
}

extension UICollectionViewFlowLayout {
  /// The sizes that differ from those that the delegate returns now; no observer receives these
  /// calls.
  ///
  /// Empty when the layout knows nothing, or the delegate gives no sizes.
  package var outdatedSizes: [OutdatedSize] {
    guard let collectionView, let metrics, metrics.sizesCameFromDelegate else { return [] }
    let observer = CallObservation.observer
    CallObservation.observer = nil
    defer { CallObservation.observer = observer }
    let current = fetchMetrics(for: collectionView)
    return zip(metrics.sections, current.sections).enumerated().flatMap { section, pair in
      outdatedSizes(section: section, kept: pair.0.items, current: pair.1.items)
    }
  }

  private func outdatedSizes(
    section: Int, kept: FlowItemSizes, current: FlowItemSizes
  ) -> [OutdatedSize] {
    (0..<min(kept.count, current.count)).filter { kept[$0] != current[$0] }.map { item in
      OutdatedSize(
        indexPath: IndexPath(item: item, section: section), kept: axis.size(kept[item]),
        current: axis.size(current[item]))
    }
  }

  /// The items that are larger than a line.
  package var oversizedItems: [OversizedItem] {
    guard let metrics, let laidOut else { return [] }
    return metrics.sections.enumerated().flatMap { number, section -> [OversizedItem] in
      let length = laidOut.container.line(inset: section.inset).length
      guard section.items.widest > length else { return [] }
      return (0..<section.items.count).filter { section.items[$0].across > length }.map {
        OversizedItem(
          indexPath: IndexPath(item: $0, section: number), extent: section.items[$0].across,
          lineLength: length)
      }
    }
  }

  /// Whether cells give their own sizes, so that the layout depends on the cells that were in
  /// sight.
  package var estimatesSizes: Bool { isEstimating }
}
