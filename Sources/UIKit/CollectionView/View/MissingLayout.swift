/// The layout of a collection view that was made by `init(frame:)`, without a layout.
///
/// It is only a placeholder: a subclass passes its own layout to the designated initialiser, and
/// otherwise the program stops, as on iOS.
final class MissingLayout: UICollectionViewLayout {}
