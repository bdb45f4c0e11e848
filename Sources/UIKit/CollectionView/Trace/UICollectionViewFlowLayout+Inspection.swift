package import Foundation
import LayoutCore

/// A cached item size that differs from the size that the delegate would return now.
package struct OutdatedSize: Sendable {
  package let indexPath: IndexPath
  /// The cached size.
  package let kept: CGSize
  /// The size that the delegate returns now.
  package let current: CGSize
}

/// An item that is too large for the lines of its section (facts A15, A33).
package struct OversizedItem: Sendable {
  /// The index path of the item.
  package let indexPath: IndexPath
  /// The item's extent at right angles to the scroll direction, in points.
  package let extent: CGFloat
  /// The length of a line, in points.
  package let lineLength: CGFloat
}

extension UICollectionViewFlowLayout {
  /// The cached item sizes that differ from those that the delegate returns now.
  ///
  /// The delegate is called, but no observer is notified of the calls. The result is empty if
  /// nothing is cached, or if the delegate does not provide sizes.
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

  /// The items whose extent at right angles to the scroll direction exceeds the length of a line;
  /// empty if the layout has not been computed.
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
}
