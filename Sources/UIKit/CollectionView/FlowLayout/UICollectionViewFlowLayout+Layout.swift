import Foundation
import LayoutCore

extension UICollectionViewFlowLayout {
  /// The direction of scrolling as an `Axis` of the module `LayoutCore`.
  var axis: Axis { scrollDirection.axis }

  /// Returns the layout's frames, computed if they are missing; nil if there is no collection view.
  func validFlow() -> LaidOutFlow? {
    guard let collectionView else { return nil }
    if let laidOut { return laidOut }
    let metrics = self.metrics ?? fetchMetrics(for: collectionView)
    let container = container(of: collectionView)
    warn(about: metrics, in: container)
    let geometry = FlowGeometry(
      axis: axis, container: container, sections: sectionsAsMeasured(metrics))
    self.metrics = metrics
    let flow = LaidOutFlow(container: container, geometry: geometry)
    laidOut = flow
    return flow
  }

  /// Returns the size of the collection view at right angles to the scroll direction, and its
  /// insets, which determine the length of lines.
  func container(of collectionView: UICollectionView) -> FlowContainer {
    FlowContainer(
      breadth: axis.across(collectionView.bounds.size),
      contentInset: axis.insets(collectionView.adjustedContentInset),
      referenceInset: referenceInset(of: collectionView).map(axis.insets))
  }

  private func referenceInset(of collectionView: UICollectionView) -> UIEdgeInsets? {
    switch sectionInsetReference {
    case .fromContentInset: nil
    case .fromSafeArea: collectionView.safeAreaInsets
    case .fromLayoutMargins: collectionView.layoutMargins
    }
  }
}

extension Axis {
  /// Converts a view's insets to insets along and at right angles to the scroll direction.
  func insets(_ insets: UIEdgeInsets) -> AxisInsets {
    self.insets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
