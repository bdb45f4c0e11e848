extension UICollectionView {
  /// Carries out several changes as one; the block does not escape.
  ///
  /// On iOS there is one method, whose block may be nil and does not escape. A Swift parameter
  /// cannot be both optional and non-escaping, so this module has two methods.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let block: (() -> Void)? = updates
      performBatchUpdates(block, completion: completion)
    }
  }
}
