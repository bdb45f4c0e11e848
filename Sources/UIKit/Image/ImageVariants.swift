/// An image of an asset catalogue in light and in dark interfaces (fact H36).
///
/// Both images are plain ones, without variants.
struct ImageVariants: Sendable {
  var usual: UIImage
  var dark: UIImage

  /// Returns the image for an interface style.
  func image(for style: UIUserInterfaceStyle) -> UIImage { style == .dark ? dark : usual }

  /// Returns the variants with a change applied to each.
  func mapped(_ change: (UIImage) -> UIImage) -> ImageVariants {
    ImageVariants(usual: change(usual), dark: change(dark))
  }
}
