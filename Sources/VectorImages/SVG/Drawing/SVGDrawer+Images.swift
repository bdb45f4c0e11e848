import Foundation
import RasterCore
import RasterPNG

extension SVGDrawer {
  /// Draws an image whose bytes are in the document: pixels, or another SVG document.
  func drawImage(
    _ index: Int, _ style: SVGStyle, _ opacity: CGFloat, on canvas: Canvas
  ) throws(VectorImageError) {
    guard style.isVisible else { return }
    if let nested = try nestedImage(of: index) {
      let natural = CGRect(origin: .zero, size: nested.size)
      guard let place = place(index, style, natural) else { return }
      canvas.save()
      canvas.clip(to: place.isSlice ? place.frame : natural.applying(place.transform))
      canvas.concatenate(place.transform)
      canvas.beginGroup(alpha: opacity)
      canvas.draw(nested.drawing)
      canvas.endGroup()
      canvas.restore()
    } else if let image = try image(of: index), image.width > 0, image.height > 0 {
      draw(image, index, style, opacity, on: canvas)
    }
  }

  private func draw(
    _ image: Bitmap, _ index: Int, _ style: SVGStyle, _ opacity: CGFloat, on canvas: Canvas
  ) {
    let natural = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    guard let place = place(index, style, natural) else { return }
    let rendering = tree.nodes[index].property("image-rendering") ?? "auto"
    let isNearest = ["pixelated", "crisp-edges", "optimizeSpeed"].contains(rendering)
    canvas.save()
    if place.isSlice { canvas.clip(to: place.frame) }
    canvas.draw(
      image, in: natural.applying(place.transform), sampling: isNearest ? .nearest : .linear,
      alpha: opacity)
    canvas.restore()
  }

  /// Returns the frame of an image with a natural size, and the transform into it; nil if the frame
  /// is empty.
  private func place(
    _ index: Int, _ style: SVGStyle, _ natural: CGRect
  ) -> (frame: CGRect, transform: CGAffineTransform, isSlice: Bool)? {
    let node = tree.nodes[index]
    var frame = rect(node, style)
    // A missing side is computed from the other one.
    if frame.width == 0 {
      frame.size.width =
        frame.height > 0 ? frame.height * natural.width / natural.height : natural.width
    }
    if frame.height == 0 { frame.size.height = frame.width * natural.height / natural.width }
    let ratio = node["preserveAspectRatio"].map(SVGAspectRatio.init) ?? SVGAspectRatio()
    return ratio.transform(from: natural, to: frame).map { (frame, $0, ratio.isSlice) }
  }

  /// Returns the pixels of an image, cached after the first decoding; nil if they cannot be
  /// decoded.
  private func image(of index: Int) throws(VectorImageError) -> Bitmap? {
    if let image = images[index] { return image }
    guard let address = tree.nodes[index]["href"], !address.isEmpty else { return nil }
    guard address.hasPrefix("data:"), let comma = address.firstIndex(of: ",") else {
      omit("<image> of another file")
      return nil
    }
    let head = address[..<comma].lowercased()
    let body = String(address[address.index(after: comma)...])
    guard head.hasSuffix(";base64"),
      let data = Data(base64Encoded: body, options: .ignoreUnknownCharacters)
    else {
      omit("<image> that is not in base 64")
      return nil
    }
    guard let image = Self.bitmap(data) else {
      omit("<image> of the kind \(head.dropFirst(5).prefix { $0 != ";" }.prefix(40))")
      return nil
    }
    try spend(index) { $0.pixels += image.width * image.height }
    images[index] = image
    return image
  }

  private static func bitmap(_ data: Data) -> Bitmap? {
    let limit = SVGBudget.pixelLimit
    if data.starts(with: [0xFF, 0xD8]) {
      return try? JPEGReader.bitmap(of: data, maximumPixels: limit)
    }
    return try? PNG.read(data, name: "image", maximumPixels: limit).bitmap
  }
}
