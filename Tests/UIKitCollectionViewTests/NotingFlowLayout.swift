import Foundation
import UIKit

/// A flow layout that writes down every call it gets, as the first post's debugging layout did.
final class NotingFlowLayout: UICollectionViewFlowLayout {
  var calls: [String] = []
  /// The collection view's bounds at the last question about a change of bounds.
  private(set) var boundsWhenAsked: CGRect?
  /// The collection view's bounds at the last invalidation.
  private(set) var boundsWhenInvalidated: CGRect?
  private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override func prepare() {
    calls.append("prepare")
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    calls.append("contentSize")
    return super.collectionViewContentSize
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    calls.append("elements \(NSStringFromCGRect(rect))")
    return super.layoutAttributesForElements(in: rect)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.append("shouldInvalidate")
    boundsWhenAsked = collectionView?.bounds
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.append("context")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout() {
    calls.append("invalidateLayout")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.append("invalidateLayout(with:)")
    boundsWhenInvalidated = collectionView?.bounds
    contexts.append(context)
    super.invalidateLayout(with: context)
  }

  /// Returns the calls during an action.
  func calls(during action: () -> Void) -> [String] {
    calls = []
    action()
    return calls
  }
}
