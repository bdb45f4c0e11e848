extension UIGestureRecognizer: _MadeOfNothing {}
extension UICollectionViewLayout: _MadeOfNothing {}
extension UICollectionViewLayoutAttributes: _MadeOfNothing {}
extension UICollectionViewLayoutInvalidationContext: _MadeOfNothing {}
