import Foundation
import LayoutCore

extension UICollectionView {
  func validAttributes(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    validateLayout()
    return traced(.item(collectionViewLayout, at: indexPath)) {
      collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }.map(shown)
  }

  func validAttributes(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    validateLayout()
    return traced(.supplementaryView(collectionViewLayout, ofKind: kind, at: indexPath)) {
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }.map(shown)
  }

  /// Returns the attributes of the visible elements, from back to front.
  ///
  /// Hidden elements are omitted (fact G7). If the layout returns several attributes for an
  /// element, the first ones are used. In empty bounds no element is visible, even if it touches
  /// them (fact K9). If there is no data source, only decoration views are shown.
  func attributesInSight() -> [UICollectionViewLayoutAttributes] {
    let visible = visibleContent
    var known: Set<ElementKey> = []
    return answers(for: bounds).map(inMovement)
      .filter { !visible.isEmpty && !$0.isHidden && shownFrame(of: $0).overlaps(visible) }
      .filter { dataSource != nil || $0.representedElementCategory == .decorationView }
      .filter { known.insert($0.state.element).inserted }
      .sorted { ($0.zIndex, $0.state.element) < ($1.zIndex, $1.state.element) }
  }

  /// Returns the layout's attributes in a rectangle, reusing earlier results if they cover it.
  ///
  /// A new request covers the rectangle expanded to whole multiples of its size, so that small
  /// scrolls need no further request. If there are no sections, the layout is still called, with an
  /// empty rectangle (fact A46).
  func answers(for visible: CGRect) -> [UICollectionViewLayoutAttributes] {
    if let known = validity.answer(covering: visible, mirror: mirror) {
      return shown(known.attributes)
    }
    let rect = FlowPolicy.queriedRect(visible: visible)
    let said = ask(about: validCounts.isEmpty ? nil : rect)
    let answer = AnsweredAttributes(
      rect: rect, mirror: mirror, attributes: loadable(said ?? []).filter(isPlace),
      isWithheld: said == nil)
    validity.note(answer)
    return shown(answer.attributes)
  }

  /// Returns the layout's attributes in a rectangle of the bounds' coordinates; nil means the zero
  /// rectangle.
  func ask(about rect: CGRect?) -> [UICollectionViewLayoutAttributes]? {
    let layout = collectionViewLayout
    tellReadingDirection()
    let asked = rect.map(laidOut) ?? .zero
    let wasAnswering = validity.beginAnswering()
    defer { validity.endAnswering(wasAnswering: wasAnswering) }
    return traced(.elements(layout, in: asked)) { layout.layoutAttributesForElements(in: asked) }
  }

  /// Returns whether attributes have a finite frame; logs a warning if not, unless they are hidden
  /// or their frame is null.
  ///
  /// Differs from UIKit: Core Animation raises an exception with the same text.
  private func isPlace(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let frame = attributes.frame
    guard !frame.isFinite, !frame.isNull, !attributes.isHidden else { return frame.isFinite }
    UIKitLog.warn(
      "CALayerInvalidGeometry: CALayer position contains NaN: [\(frame.midX) \(frame.midY)]")
    return false
  }

  func _indexPath(of cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.appliedAttributes?.state.element,
      shown[element] === cell || dequeueContext?.sizedView === cell
    else { return nil }
    return element.indexPath
  }

  /// Returns the index path of a visible supplementary view; nil if the collection view does not
  /// show it.
  public func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    guard let element = view.appliedAttributes?.state.element, shown[element] === view else {
      return nil
    }
    return element.indexPath
  }

  /// Calls a closure in which index paths are those of the items on screen.
  ///
  /// Differs from UIKit: they always are those of the items on screen.
  public func performUsingPresentationValues(_ actions: () -> Void) { actions() }

  func _indexPathForItem(at point: CGPoint) -> IndexPath? {
    validateLayout()
    let seen = contentPoint(at: point)
    return answers(for: CGRect(x: point.x, y: point.y, width: 1, height: 1))
      .filter {
        $0.representedElementCategory == .cell && !$0.isHidden
          && shownFrame(of: $0).contains(seen)
      }
      .max { ($0.zIndex, $0.state.element) < ($1.zIndex, $1.state.element) }?
      .indexPath
  }
}
