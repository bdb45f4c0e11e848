import Foundation

extension UICollectionViewLayout {
  /// Returns a new context of the class `invalidationContextClass`.
  package func _invalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let named = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (named ?? UICollectionViewLayoutInvalidationContext.self).make()
  }

  /// Returns a new context for an invalidation of the whole layout.
  func makeContextForEverything() -> UICollectionViewLayoutInvalidationContext {
    let context = _invalidationContext()
    context.reason = .request
    return context
  }

  /// Returns new attributes of the class `layoutAttributesClass`.
  func makeAttributes(for element: ElementKey) -> UICollectionViewLayoutAttributes {
    let named = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (named ?? UICollectionViewLayoutAttributes.self).make()
    attributes.state.element = element
    return attributes
  }
}
