/// Where `UIScrollView` gets its `delegate` from.
///
/// `UICollectionView` declares a `delegate` of a narrower type, which Swift does not allow as an
/// override of a stored class member. A member of a protocol extension is shadowed instead.
@preconcurrency @MainActor public protocol ScrollDelegating: AnyObject {
  /// The object behind `delegate`, held weakly.
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegating {
  /// Is told when the view moves.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
