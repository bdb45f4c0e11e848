public import Foundation

extension UICollectionView {
  /// Makes an instance of the class on which `make(frame:layout:)` is called: both share one
  /// symbol, for the reason that `CALayer.make` explains.
  @_silgen_name("quarterturn_UICollectionView_make")
  @usableFromInline convenience init(
    dynamicFrame frame: CGRect, layout: UICollectionViewLayout
  ) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  // An initialiser owns its arguments, so the function must own them too, hence `consuming`.
  /// Returns a new view of exactly this class, made by its `init(frame:collectionViewLayout:)`.
  @_silgen_name("quarterturn_UICollectionView_make")
  static func make(frame: CGRect, layout: consuming UICollectionViewLayout) -> UICollectionView
}
