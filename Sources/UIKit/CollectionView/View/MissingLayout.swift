/// The layout of a collection view that was made without one.
///
/// A subclass may pass a layout of its own to the initialiser of its superclass instead.
final class MissingLayout: UICollectionViewLayout {}
