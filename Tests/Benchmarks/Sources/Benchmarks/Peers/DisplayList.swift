import Foundation
import RasterCore
import RasterText

/// A drawing as text that other programs draw: see `Peers/cairo_lists.c`.
///
/// Blurred shadows are left out, which cairo does not have.
struct DisplayList {
  private var steps: [String] = []
  private var fonts: [String] = []
  private var images: [(word: String, bitmap: Bitmap)] = []
  /// The clip in force; written to the list only when it changes.
  private var clip: ClipNode?

  init(_ drawing: Drawing) { add(drawing) }

  /// Writes the list to a file, and its pictures to others beside it.
  ///
  /// - Parameters:
  ///   - file: the list's file.
  ///   - width: the picture's width, in pixels.
  ///   - height: the picture's height, in pixels.
  ///   - scale: pixels per point.
  /// - Throws: an error of the file system.
  func write(to file: URL, width: Int, height: Int, scale: CGFloat) throws {
    var lines = ["size \(width) \(height) \(scale)"] + fonts.map { "font \($0)" }
    for (index, (_, bitmap)) in images.enumerated() {
      let pixels = file.appendingPathExtension("\(index).rgba")
      try bitmap.withUnsafeBytes { Data($0) }.write(to: pixels)
      lines.append("image \(bitmap.width) \(bitmap.height) \(pixels.path)")
    }
    try Data((lines + steps).joined(separator: "\n").utf8).write(to: file)
  }

  private mutating func add(_ drawing: Drawing) {
    let outer = clip
    clip = nil
    for command in drawing.commands {
      change(to: command.clip)
      add(command)
    }
    change(to: nil)
    clip = outer
  }

  /// Ends the clip in force and begins another; nil for none.
  private mutating func change(to node: ClipNode?) {
    guard node !== clip else { return }
    if clip != nil { steps.append(")") }
    clip = node
    guard node != nil else { return }
    steps.append("(")
    // Clips are in the drawing's own coordinates, whatever the transform of the command is.
    step("t", CGAffineTransform.identity)
    var chain: [ClipNode] = []
    var next = node
    while let one = next {
      chain.append(one)
      next = one.parent
    }
    for one in chain.reversed() {
      add(one.path)
      steps.append("X \(one.rule.number)")
    }
  }

  private mutating func add(_ command: Command) {
    switch command.content {
    case .drawing(let drawing):
      step("{", command.transform)
      add(drawing)
      steps.append("}")
    case .group(let drawing, let style):
      guard !style.isShadowOnly else { return }
      step("{", command.transform)
      steps.append("[")
      add(drawing)
      steps.append("] \(style.blendMode.number) \(style.alpha)")
      steps.append("}")
    case .fill, .stroke, .image, .glyphs:
      step("t", command.transform)
      add(command.content)
    }
  }

  private mutating func add(_ content: Command.Content) {
    switch content {
    case .fill(let path, let rule, let paint, let mode):
      add(path)
      add(paint)
      steps.append("F \(mode.number) \(rule.number)")
    case .stroke(let path, let style, let paint, let mode):
      add(path)
      add(paint)
      add(style, mode)
    case .image(let image): add(image)
    case .glyphs(let run, let origin, let paint):
      add(paint)
      add(run, origin)
    case .drawing, .group: break
    }
  }

  private mutating func step(_ letter: String, _ t: CGAffineTransform) {
    steps.append("\(letter) \(t.a) \(t.b) \(t.c) \(t.d) \(t.tx) \(t.ty)")
  }
}

extension DisplayList {
  private mutating func add(_ path: Path) {
    steps.append("N")
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point): steps.append("M \(point.words)")
      case .line(let point): steps.append("L \(point.words)")
      case .quadCurve(let end, let control):
        // A quadratic curve as the same cubic one, since cairo has only these.
        let first = current.mixed(with: control)
        steps.append("C \(first.words) \(end.mixed(with: control).words) \(end.words)")
      case .curve(let end, let first, let second):
        steps.append("C \(first.words) \(second.words) \(end.words)")
      case .close: steps.append("Z")
      }
      current = element.end ?? current
    }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color): steps.append("c \(color.words)")
    case .linearGradient(let gradient, let start, let end):
      steps.append("l \(start.words) \(end.words) \(gradient.words)")
    case .radialGradient(let gradient, let center, let radius):
      steps.append("r \(center.words) \(radius) \(gradient.words)")
    case .circleGradient, .transformed: preconditionFailure("The peers have no such paints.")
    }
  }

  private mutating func add(_ style: StrokeStyle, _ mode: BlendMode) {
    let cap = [StrokeStyle.Cap.butt, .round, .square].firstIndex(of: style.cap) ?? 0
    let join = [StrokeStyle.Join.miter, .round, .bevel].firstIndex(of: style.join) ?? 0
    let dash = style.dash.map { "\($0)" }.joined(separator: " ")
    steps.append(
      "S \(mode.number) \(style.width) \(cap) \(join) \(style.miterLimit) \(style.dashPhase) "
        + "\(style.dash.count) \(dash)")
  }

  private mutating func add(_ image: ImageContent) {
    if let paint = image.paint { add(paint) }
    let word = image.image.digest
    let index = images.firstIndex { $0.word == word } ?? images.count
    if index == images.count { images.append((word, image.image)) }
    let isSmooth = image.sampling == .linear
    steps.append(
      "I \(index) \(image.blendMode.number) \(image.alpha) \(isSmooth ? 1 : 0) "
        + "\(image.paint == nil ? 0 : 1) \(image.target.words) \(image.source.words)")
  }

  private mutating func add(_ run: GlyphRun, _ origin: CGPoint) {
    let all = FontLibrary.shared.all
    guard let face = all.firstIndex(where: { $0 === run.source }) else { return }
    let path = Self.fontFolder.appendingPathComponent(Self.fontFiles[face]).path
    let index = fonts.firstIndex(of: path) ?? fonts.count
    if index == fonts.count { fonts.append(path) }
    let glyphs = run.glyphs.map { "\($0.id) \($0.x) \($0.y)" }.joined(separator: " ")
    steps.append("G \(index) \(run.size) \(origin.words) \(run.glyphs.count) \(glyphs)")
  }

  private static let fontFolder = Checkout.root.appendingPathComponent("Fonts/Files")
  /// The files of the library's fonts, in its order.
  private static let fontFiles = [
    "DejaVuSans.ttf", "Inter-Bold.otf", "Inter-Medium.otf", "Inter-Regular.otf",
    "Inter-SemiBold.otf", "JetBrainsMono-Bold.ttf", "JetBrainsMono-Regular.ttf",
  ]
}

extension CGPoint {
  fileprivate var words: String { "\(x) \(y)" }

  /// The point two thirds of the way to another.
  fileprivate func mixed(with other: CGPoint) -> CGPoint {
    CGPoint(x: x + (other.x - x) * 2 / 3, y: y + (other.y - y) * 2 / 3)
  }
}

extension CGRect {
  fileprivate var words: String { "\(origin.x) \(origin.y) \(size.width) \(size.height)" }
}

extension Color {
  fileprivate var words: String { "\(red) \(green) \(blue) \(alpha)" }
}

extension Gradient {
  fileprivate var words: String {
    let stops = stops.map { "\($0.location) \($0.color.words)" }
    return "\(stops.count) \(stops.joined(separator: " "))"
  }
}

extension FillRule {
  fileprivate var number: Int { self == .evenOdd ? 1 : 0 }
}

extension BlendMode {
  fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
