import Foundation
import RasterCore

extension ListWriter {
  func write(_ content: ImageContent, _ transform: CGAffineTransform) {
    // The image is positioned in the command's own coordinates.
    let fine = grid.inside(transform)
    let target = fine.text(content.target.standardized)
    guard content.alpha > 0, !content.target.isEmpty, !content.source.isEmpty,
      let image = image(content, in: target)
    else { return }
    let opacity = content.alpha < 1 ? " opacity=\"\(Grid.share.text(content.alpha))\"" : ""
    let attributes = grid.text(transform) + opacity
    guard let paint = content.paint else { return add(image, in: attributes) }
    guard !paint.isClear else { return }
    let mask = definitions.name(
      "m", "mask",
      " maskUnits=\"userSpaceOnUse\"\(target) style=\"mask-type:alpha\">\(image)</mask>")
    let fill = paint.svg("fill", under: .identity, on: fine, definitions)
    add("<rect\(target)\(fill) mask=\"url(#\(mask))\"/>", in: attributes)
  }

  private func add(_ element: String, in attributes: String) {
    add(attributes.isEmpty ? element : "<g\(attributes)>\(element)</g>")
  }

  /// Returns an element that shows the drawn part of the image in the target, or nil if the image
  /// cannot be encoded.
  private func image(_ content: ImageContent, in target: String) -> String? {
    guard let address = definitions.address(of: content.image) else { return nil }
    let size = CGRect(x: 0, y: 0, width: content.image.width, height: content.image.height)
    let nearest = content.sampling == .nearest ? " style=\"image-rendering:pixelated\"" : ""
    let name = definitions.name(
      "i", "image",
      "\(Grid.document.text(size)) preserveAspectRatio=\"none\"\(nearest) href=\"\(address)\"/>")
    // A view box in the image's pixels shows only the drawn part.
    let source = content.source
    let view = [source.minX, source.minY, source.width, source.height].map(Grid.document.text)
    return "<svg\(target) viewBox=\"\(view.joined(separator: " "))\""
      + " preserveAspectRatio=\"none\"><use href=\"#\(name)\"/></svg>"
  }

  /// Embeds a display list as pixels drawn by this package's rasteriser.
  ///
  /// Nothing is written if the list draws nothing or its extent is not finite.
  func embed(_ drawing: Drawing) throws(PictureTooLarge) {
    let extent = drawing.extent
    let sides = [extent.minX, extent.minY, extent.maxX, extent.maxY]
    guard !extent.isNull, sides.allSatisfy(\.isFinite) else { return }
    let box = CGRect(
      x: extent.minX.rounded(.down), y: extent.minY.rounded(.down),
      width: extent.maxX.rounded(.up) - extent.minX.rounded(.down),
      height: extent.maxY.rounded(.up) - extent.minY.rounded(.down))
    try PictureLimit.check(box.size, scale: scale)
    let moved = Drawing { canvas in
      canvas.transform = CGAffineTransform(translationX: -box.minX, y: -box.minY)
      canvas.draw(drawing)
    }
    let picture = moved.rasterized(
      width: Int((box.width * scale).rounded(.up)), height: Int((box.height * scale).rounded(.up)),
      scale: scale)
    guard let address = definitions.address(of: picture) else { return }
    add("<image\(grid.text(box)) preserveAspectRatio=\"none\" href=\"\(address)\"/>")
  }
}
