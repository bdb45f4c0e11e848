import Foundation
import LayoutCore

extension TracedCall {
  static func prepare(
    _ layout: UICollectionViewLayout, for updates: [UICollectionViewUpdateItem]
  ) -> TracedCall {
    TracedCall(
      .layout, layout, "prepare(forCollectionViewUpdates:)", ["forCollectionViewUpdates": updates])
  }

  static func finalizeUpdates(_ layout: UICollectionViewLayout) -> TracedCall {
    TracedCall(.layout, layout, "finalizeCollectionViewUpdates()")
  }

  static func initialAttributes(
    _ layout: UICollectionViewLayout, of element: ElementKey
  ) -> TracedCall {
    ends(layout, "initialLayoutAttributesForAppearing", element)
  }

  static func finalAttributes(
    _ layout: UICollectionViewLayout, of element: ElementKey
  ) -> TracedCall {
    ends(layout, "finalLayoutAttributesForDisappearing", element)
  }

  /// Returns the call that requests the index paths of elements which the layout itself adds or
  /// removes.
  ///
  /// `method` is the method's name without its label.
  static func indexPaths(
    _ layout: UICollectionViewLayout, _ method: String, ofKind kind: String
  ) -> TracedCall {
    TracedCall(.layout, layout, "\(method)(ofKind:)", ["ofKind": kind])
  }

  private static func ends(
    _ layout: UICollectionViewLayout, _ verb: String, _ element: ElementKey
  ) -> TracedCall {
    let (kind, path) = (element.kind ?? "", element.indexPath)
    return switch element.category {
    case .cell: TracedCall(.layout, layout, "\(verb)Item(at:)", ["at": path])
    case .supplementaryView:
      TracedCall(
        .layout, layout, "\(verb)SupplementaryElement(ofKind:at:)", ["ofKind": kind, "at": path])
    case .decorationView:
      TracedCall(
        .layout, layout, "\(verb)DecorationElement(ofKind:at:)", ["ofKind": kind, "at": path])
    }
  }
}

extension TracedCall {
  static func prepare(
    _ layout: UICollectionViewLayout, forAnimatedBoundsChange oldBounds: CGRect
  ) -> TracedCall {
    TracedCall(
      .layout, layout, "prepare(forAnimatedBoundsChange:)", ["forAnimatedBoundsChange": oldBounds])
  }

  static func finalizeAnimatedBounds(_ layout: UICollectionViewLayout) -> TracedCall {
    TracedCall(.layout, layout, "finalizeAnimatedBoundsChange()")
  }
}
