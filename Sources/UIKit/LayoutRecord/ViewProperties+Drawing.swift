import Basics
import LayoutCore
import RasterCore

/// The drawing of a view, as far as other properties do not determine it.
extension ViewProperties {
  /// Records the view's own drawing.
  ///
  /// The drawing of a label or an image view is left out, as it follows from the other properties,
  /// unless an app's subclass draws it.
  mutating func readDrawing(_ view: UIView) {
    if isTold(view) { return }
    let canvas = Canvas()
    view.layer.recordContents(into: canvas)
    let drawing = canvas.drawing
    if drawing.isEmpty { return }
    add(.drawing, .drawing(drawing))
    let isApps = !ViewNames.isUIKits(type(of: view))
    if isApps, let words = drawing.words() { add(.drawn, .text(words.joined(separator: ", "))) }
  }

  /// Records the style of a visual effect view's blur.
  mutating func readEffect(_ view: UIVisualEffectView) {
    if let blur = view.effect as? UIBlurEffect { add(.effect, .text("\(blur.style)")) }
  }

  private func isTold(_ view: UIView) -> Bool {
    // The card shows the presenting view, which is recorded itself.
    view is UIImageView || view is PresenterCard
      || view is UILabel && ViewNames.isUIKits(type(of: view))
  }
}

extension Drawing {
  /// The number of steps up to which a drawing is described by words.
  private static let fewSteps = 12

  /// The depth to which the drawings inside are described: a layer's contents are one.
  private static let fewLevels = 3

  /// Returns the steps of the drawing, one text for each; nil if there are too many, or steps without
  /// a text.
  fileprivate func words(at level: Int = 0) -> [String]? {
    if commands.count > Self.fewSteps || level > Self.fewLevels { return nil }
    var words: [String] = []
    for command in commands {
      if case .drawing(let drawing) = command.content {
        guard let steps = drawing.words(at: level + 1) else { return nil }
        words += steps
      } else {
        guard let word = command.content.word else { return nil }
        words.append(word)
      }
    }
    return words.count > Self.fewSteps ? nil : words
  }
}

extension Command.Content {
  /// The step as text: `stroke 6 #007AFF`; nil for a drawing inside the drawing.
  fileprivate var word: String? {
    switch self {
    case .fill(_, _, let paint, _): "fill \(paint.word)"
    case .stroke(_, let style, let paint, _):
      "stroke \(Double(style.width).shortest) \(paint.word)"
    case .glyphs(_, _, let paint): "text \(paint.word)"
    case .image(let content): "image \(content.image.width)×\(content.image.height)"
    case .drawing, .group: nil
    }
  }
}

extension Paint {
  fileprivate var word: String {
    if case .color(let color) = self { return color.hex }
    return "gradient"
  }
}
