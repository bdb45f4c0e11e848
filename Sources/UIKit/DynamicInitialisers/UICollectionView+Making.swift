public import Foundation

extension UICollectionView {
  /// Makes an instance of the class that `make(frame:layout:)` is called on; see `CALayer.make`.
  @_silgen_name("quarterturn_UICollectionView_make")
  @usableFromInline convenience init(
    dynamicFrame frame: CGRect, layout: UICollectionViewLayout
  ) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  // An initialiser owns what it is given, so the function has to, which is what `consuming` says.
  /// Returns a new view of this very class, made by its own `init(frame:collectionViewLayout:)`.
  @_silgen_name("quarterturn_UICollectionView_make")
  static func make(frame: CGRect, layout: consuming UICollectionViewLayout) -> UICollectionView
}
