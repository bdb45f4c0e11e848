import Foundation

/// The source of the premultiplied colours of a run's pixels, in the fourth stage of `Rasteriser`.
///
/// A colour depends only on the pixel's column and row in device space.
enum Shader: Sendable {
  case solid(UInt32)
  indirect case gradient(GradientShader)
  case image(ImageShader)
  /// A shader whose colours are multiplied by an image's alpha.
  indirect case masked(ImageShader, Shader)

  /// Makes the shader of a paint under a transform.
  ///
  /// Returns nil for a gradient that has no stops, whose two points are equal or whose radius is 0,
  /// or if the transform has no inverse.
  init?(_ paint: Paint, transform: CGAffineTransform) {
    switch paint {
    case .color(let color): self = .solid(color.pixel.word)
    case .linearGradient(let gradient, let from, let to):
      guard
        let shader = GradientShader(gradient, along: from, to, transform: transform)
      else { return nil }
      self = .gradient(shader)
    case .radialGradient(let gradient, let center, let radius):
      guard
        let shader = GradientShader(gradient, around: center, radius, transform: transform)
      else { return nil }
      self = .gradient(shader)
    case .circleGradient(let gradient, let circles):
      guard
        let shader = GradientShader(gradient, between: circles, transform: transform)
      else { return nil }
      self = .gradient(shader)
    case .transformed(let paint, let inner):
      self.init(paint, transform: inner.concatenating(transform))
    }
  }

  /// Whether every pixel is known to be opaque.
  var isOpaque: Bool {
    switch self {
    case .solid(let word): word >> 24 == 255
    case .gradient(let gradient): gradient.isOpaque
    case .image, .masked: false
    }
  }

  /// Writes the pixels of a row, starting at a column.
  func shade(
    _ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int,
    wide: Bool = Kernels.areWide
  ) {
    switch self {
    case .solid(let word): pixels.update(repeating: word, count: count)
    case .gradient(let gradient): gradient.shade(pixels, x: x, y: y, count: count, wide: wide)
    case .image(let image): image.shade(pixels, x: x, y: y, count: count)
    case .masked(let image, let paint):
      let colors = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
      defer { colors.deallocate() }
      paint.shade(colors, x: x, y: y, count: count, wide: wide)
      image.shade(pixels, x: x, y: y, count: count)
      var index = 0
      while index < count {
        pixels[index] = Blending.scaled(colors[index], by: pixels[index] >> 24)
        index &+= 1
      }
    }
  }
}
