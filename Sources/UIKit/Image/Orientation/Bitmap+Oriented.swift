import RasterCore

extension Bitmap {
  /// Returns the pixels as they are shown with an orientation (fact AC30).
  func oriented(_ orientation: UIImage.Orientation) -> Bitmap {
    if orientation == .up { return self }
    let (right, bottom) = (width - 1, height - 1)
    let source: (Int, Int) -> (Int, Int) =
      switch orientation {
      case .up: { ($0, $1) }
      case .down: { (right - $0, bottom - $1) }
      case .left: { (right - $1, $0) }
      case .right: { ($1, bottom - $0) }
      case .upMirrored: { (right - $0, $1) }
      case .downMirrored: { ($0, bottom - $1) }
      case .leftMirrored: { ($1, $0) }
      case .rightMirrored: { (right - $1, bottom - $0) }
      }
    let sides = orientation.isTurned ? (height, width) : (width, height)
    return withUnsafePixels { pixels in
      Bitmap(width: sides.0, height: sides.1) { target in
        for y in 0..<sides.1 {
          for x in 0..<sides.0 {
            let (column, row) = source(x, y)
            target[y * sides.0 + x] = pixels[row * width + column]
          }
        }
      }
    }
  }
}
