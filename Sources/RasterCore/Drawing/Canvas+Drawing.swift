package import Foundation

extension Canvas {
  /// Fills a path.
  package func fill(
    _ path: Path, with paint: Paint, using rule: FillRule = .nonZero,
    blendMode: BlendMode = .sourceOver
  ) {
    record(.fill(path, rule, paint, blendMode))
  }

  /// Fills a rectangle.
  package func fill(_ rect: CGRect, with paint: Paint, blendMode: BlendMode = .sourceOver) {
    record(.fill(Path(rect), .nonZero, paint, blendMode))
  }

  /// Strokes a path.
  ///
  /// The transform affects the pen as well as the path.
  package func stroke(
    _ path: Path, _ style: StrokeStyle, with paint: Paint, blendMode: BlendMode = .sourceOver
  ) {
    record(.stroke(path, style, paint, blendMode))
  }

  /// Draws an image into a rectangle.
  ///
  /// `source` is the part of the image to draw, in pixels; the default is the whole image.
  package func draw(
    _ image: Bitmap, in rect: CGRect, source: CGRect? = nil, sampling: Sampling = .linear,
    alpha: CGFloat = 1, blendMode: BlendMode = .sourceOver
  ) {
    record(
      .image(
        ImageContent(
          image: image, target: rect, source: source ?? image.bounds, sampling: sampling,
          alpha: alpha, paint: nil, blendMode: blendMode)))
  }

  /// Fills the shape of an image's alpha with a paint, as UIKit draws a template image.
  package func drawMask(
    _ image: Bitmap, in rect: CGRect, source: CGRect? = nil, with paint: Paint,
    sampling: Sampling = .linear, alpha: CGFloat = 1, blendMode: BlendMode = .sourceOver
  ) {
    record(
      .image(
        ImageContent(
          image: image, target: rect, source: source ?? image.bounds, sampling: sampling,
          alpha: alpha, paint: paint, blendMode: blendMode)))
  }

  /// Draws glyphs whose baseline begins at an origin.
  package func draw(_ run: GlyphRun, at origin: CGPoint, with paint: Paint) {
    record(.glyphs(run, at: origin, paint))
  }

  /// Draws another drawing under the current transform and clip.
  package func draw(_ drawing: Drawing) {
    guard !drawing.isEmpty else { return }
    record(.drawing(drawing))
  }

  /// Adds a note for users, such as that a character is drawn as a box.
  ///
  /// The note does not affect pixels.
  package func add(note: String) {
    var drawing = Drawing()
    drawing.note = note
    record(.drawing(drawing))
  }

  /// Appends the commands of another drawing as if they had been recorded here, without a nested
  /// drawing.
  ///
  /// If the canvas has a transform or a clip, or the drawing has a note, a single command that
  /// draws the whole drawing is appended instead; the pixels are the same.
  package func append(_ drawing: Drawing) {
    guard state.clip == nil, state.transform == .identity, drawing.note == nil else {
      return draw(drawing)
    }
    // If there are no commands yet, the list is shared rather than copied.
    if commands.isEmpty { commands = drawing.commands } else { commands += drawing.commands }
  }
}

extension Bitmap {
  /// The rectangle of the whole image, in pixels.
  var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}
