extension UICollectionView {
  /// Carries out several changes as one animated change; the closure cannot escape.
  ///
  /// On iOS there is one method, whose closure may be nil and does not escape. In Swift an optional
  /// closure always escapes, so this module has two methods.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let block: (() -> Void)? = updates
      performBatchUpdates(block, completion: completion)
    }
  }
}
