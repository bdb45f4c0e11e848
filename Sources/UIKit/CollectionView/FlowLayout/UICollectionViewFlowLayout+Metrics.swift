import Foundation
import LayoutCore

/// The metrics of a flow layout's sections, and whether the delegate provided any item sizes.
struct FlowMetrics {
  var sections: [FlowSection]
  var sizesCameFromDelegate: Bool
}

/// A flow layout's geometry, and the container for which it was computed.
struct LaidOutFlow {
  var container: FlowContainer
  var geometry: FlowGeometry
}

extension UICollectionViewFlowLayout {
  /// Requests the metrics of every section and the size of every item from the delegate (fact B28);
  /// without a delegate's value, the layout's property is used.
  func fetchMetrics(for collectionView: UICollectionView) -> FlowMetrics {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    var metrics = FlowMetrics(sections: [], sizesCameFromDelegate: false)
    for section in 0..<collectionView.numberOfSections {
      let given = delegate.flatMap { sizes(of: section, from: $0, in: collectionView) }
      if given != nil { metrics.sizesCameFromDelegate = true }
      let count = collectionView.numberOfItems(inSection: section)
      let items = given ?? FlowItemSizes(repeating: axis.size(itemSize), count: count)
      metrics.sections.append(
        self.section(section, items: items, delegate: delegate, in: collectionView))
    }
    return metrics
  }

  /// Returns the item sizes that the delegate provides, or nil if it does not implement the method.
  private func sizes(
    of section: Int, from delegate: any UICollectionViewDelegateFlowLayout,
    in collectionView: UICollectionView
  ) -> FlowItemSizes? {
    let (axis, count) = (axis, collectionView.numberOfItems(inSection: section))
    guard count > 0 else { return FlowItemSizes() }
    // Making an index path takes longer than calling the delegate, so one path is reused for all
    // items.
    var path = IndexPath(item: 0, section: section)
    let first = OptionalMethodCall.result(.size(delegate, at: path)) {
      delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
    }
    guard let first else { return nil }
    // The first call has shown whether the delegate implements the method, so the other calls need
    // not check it.
    let isObserved = CallObservation.observer != nil
    return OptionalMethodCall.result {
      FlowItemSizes(count: count) { item in
        if item == 0 { return axis.size(first) }
        path.item = item
        guard isObserved else {
          return axis.size(
            delegate.collectionView(collectionView, layout: self, sizeForItemAt: path))
        }
        return axis.size(
          traced(.size(delegate, at: path)) {
            delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
          })
      }
    }
  }

  private func section(
    _ section: Int, items: FlowItemSizes,
    delegate: (any UICollectionViewDelegateFlowLayout)?, in view: UICollectionView
  ) -> FlowSection {
    func answer<Answer>(
      _ name: String, _ question: (any UICollectionViewDelegateFlowLayout) -> Answer
    ) -> Answer? {
      delegate.flatMap { delegate in
        OptionalMethodCall.result(.measure(delegate, name, section)) { question(delegate) }
      }
    }
    let inset = answer("insetForSectionAt") {
      $0.collectionView(view, layout: self, insetForSectionAt: section)
    }
    let lineSpacing = answer("minimumLineSpacingForSectionAt") {
      $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
    }
    let interitemSpacing = answer("minimumInteritemSpacingForSectionAt") {
      $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
    }
    let header = answer("referenceSizeForHeaderInSection") {
      $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
    }
    let footer = answer("referenceSizeForFooterInSection") {
      $0.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    }
    var metrics = FlowSection(
      items: items, header: axis.along(header ?? headerReferenceSize),
      footer: axis.along(footer ?? footerReferenceSize), inset: axis.insets(inset ?? sectionInset),
      lineSpacing: lineSpacing ?? minimumLineSpacing,
      interitemSpacing: interitemSpacing ?? minimumInteritemSpacing)
    replaced.replace(in: &metrics, at: section, on: axis)
    return metrics
  }
}
