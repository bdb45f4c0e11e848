import Basics
import LayoutCore
import RasterCore

/// The drawing of a view, if no other recorded properties determine it.
extension ViewProperties {
  /// Adds the drawing of the view itself, without its subviews.
  ///
  /// The drawings of a `UILabel` and an image view are left out, because other properties determine
  /// them; an app's subclass of a label may draw anything, so its drawing is added.
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

  /// Adds the style of a visual effect view's blur.
  mutating func readEffect(_ view: UIVisualEffectView) {
    if let blur = view.effect as? UIBlurEffect { add(.effect, .text("\(blur.style)")) }
  }

  private func isTold(_ view: UIView) -> Bool {
    // A `PresenterCard` shows the presenting view, which is recorded itself.
    view is UIImageView || view is PresenterCard
      || view is UILabel && ViewNames.isUIKits(type(of: view))
  }
}

extension Drawing {
  /// The maximum number of commands for which a drawing is described as text.
  private static let fewSteps = 12

  /// The maximum depth of nested drawings that are described as text; the contents of a layer count
  /// as one level.
  private static let fewLevels = 3

  /// Returns a text for each command of the drawing; nil if there are too many, if they are nested
  /// too deeply, or if one has no text.
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
  /// The command as text: `stroke 6 #007AFF`; nil for a nested drawing or group.
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
