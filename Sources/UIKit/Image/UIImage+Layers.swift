extension UIImage: LayerImage {}

extension ImageSlices {
  /// Makes the slices of an image between its cap insets.
  init(_ image: UIImage) {
    let insets = image.capInsets
    self.init(
      size: image.size, scale: image.scale, columns: Caps(start: insets.left, end: insets.right),
      rows: Caps(start: insets.top, end: insets.bottom),
      tiles: image.resizingMode == .tile && insets != .zero)
  }
}
