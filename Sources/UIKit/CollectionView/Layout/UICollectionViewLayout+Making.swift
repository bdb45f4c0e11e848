import Foundation

extension UICollectionViewLayout {
  /// Returns a new context of the layout's class of contexts.
  package func _invalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let named = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (named ?? UICollectionViewLayoutInvalidationContext.self).make()
  }

  /// Returns a new context for an invalidation that nothing in particular is the reason of.
  func makeContextForEverything() -> UICollectionViewLayoutInvalidationContext {
    let context = _invalidationContext()
    context.reason = .request
    return context
  }

  /// Returns new attributes of the layout's class of attributes.
  func makeAttributes(for element: ElementKey) -> UICollectionViewLayoutAttributes {
    let named = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (named ?? UICollectionViewLayoutAttributes.self).make()
    attributes.state.element = element
    return attributes
  }
}
