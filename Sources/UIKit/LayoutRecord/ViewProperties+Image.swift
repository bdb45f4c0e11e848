import LayoutCore

/// The properties of an image view.
extension ViewProperties {
  mutating func readImage(_ view: UIImageView) {
    guard let image = view.shownImage else { return }
    add(.image, .image(image._cgImage.bitmap, size: image.size))
    if view.contentMode != .scaleToFill { add(.contentMode, .contentMode(view.contentMode)) }
    if image.isTemplate { add(.tint, .color(view.tintColor.value(in: traits))) }
  }
}
