public import Foundation
import LayoutCore

extension UICollectionView {
  /// Returns the attributes of an item as it is shown, or nil when there is no such item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    validateLayout()
    return traced(.item(collectionViewLayout, at: indexPath)) {
      collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
  }

  /// Returns the attributes of a supplementary view as it is shown, or nil when there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    validateLayout()
    return traced(.supplementaryView(collectionViewLayout, ofKind: kind, at: indexPath)) {
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
  }

  /// Returns where what is in sight is shown, from back to front.
  ///
  /// Hidden elements are left out (fact G7); of two attributes for one element the first counts.
  /// Without a data source there are views for decoration only.
  func attributesInSight() -> [UICollectionViewLayoutAttributes] {
    let visible = bounds
    var known: Set<ElementKey> = []
    return answers(for: visible).map(inMovement)
      .filter { !$0.isHidden && $0.frame.overlaps(visible) }
      .filter { dataSource != nil || $0.representedElementCategory == .decorationView }
      .filter { known.insert($0.state.element).inserted }
      .sorted { ($0.zIndex, $0.state.element) < ($1.zIndex, $1.state.element) }
  }

  /// Returns what the layout says about whole pages around a rectangle, asked for once.
  ///
  /// Without any section it is asked all the same, about an empty rectangle (fact A46).
  func answers(for visible: CGRect) -> [UICollectionViewLayoutAttributes] {
    if let answered, answered.rect.contains(visible) { return answered.attributes }
    let rect = FlowPolicy.queriedRect(visible: visible)
    let asked = validCounts.isEmpty ? .zero : mirrored(rect)
    let attributes = traced(.elements(collectionViewLayout, in: asked)) {
      collectionViewLayout.layoutAttributesForElements(in: asked)
    }
    let answer = AnsweredAttributes(rect: rect, attributes: loadable(attributes ?? []).map(placed))
    answered = answer
    return answer.attributes
  }

  /// Whether frames are mirrored because the view reads against the layout's direction (fact A30).
  private var mirrorsLayout: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  /// Returns a rectangle as the layout sees it: x' = content width − x − width when mirrored.
  private func mirrored(_ rect: CGRect) -> CGRect {
    guard mirrorsLayout else { return rect }
    return CGRect(
      x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns attributes as they are shown.
  func placed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard mirrorsLayout, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center.x = contentSize.width - attributes.center.x
    return copy
  }
}
