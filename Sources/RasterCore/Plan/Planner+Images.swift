import Foundation

extension Planner {
  /// Plans an image, or a paint through an image's alpha.
  mutating func draw(_ content: ImageContent, _ transform: CGAffineTransform, _ clip: Clip) {
    let target = content.target.standardized
    let shape = shape(of: Path(target), .nonZero, transform, clip.bounds)
    guard !shape.bounds.isEmpty,
      let image = images.shader(for: content, target, transform),
      let shader = shader(image, content.paint, transform)
    else { return }
    let style = GroupStyle(alpha: content.alpha, blendMode: content.blendMode)
    guard content.alpha < 1 else { return append(shape, shader, content.blendMode, clip) }
    layer(style, clip) {
      $0.append(shape, shader, .sourceOver, Clip(bounds: clip.bounds, mask: nil))
    }
  }

  private func shader(
    _ image: ImageShader, _ paint: Paint?, _ transform: CGAffineTransform
  ) -> Shader? {
    guard let paint else { return .image(image) }
    return Shader(paint, transform: transform).map { .masked(image, $0) }
  }
}
