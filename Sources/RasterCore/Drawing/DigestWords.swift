import Basics
import Foundation

/// The words that a display list is told apart by.
///
/// Each value is preceded by its case and each list by its length, so that no two lists of steps
/// give the same words.
struct DigestWords {
  /// How letters are told apart.
  enum Letters {
    /// By their outlines, wherever they stand.
    case outlined
    /// By their numbers in fonts, of which the outlines that are used follow once.
    case numbered
  }

  private let writer = DigestWriter()
  private let letters: Letters
  private(set) var fonts = UsedFonts()

  init(letters: Letters) { self.letters = letters }

  /// The digest of the words so far.
  var lanes: SIMD4<UInt64> { writer.finish() }

  /// The first 64 bits of the digest, as 16 hexadecimal digits.
  var digest: String {
    let digits = String(lanes[0], radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  func add(_ text: String) { writer.write(text) }

  /// Adds the outlines of all letters that were added by number; false where a font cannot tell
  /// what its masks follow from.
  func addOutlines() -> Bool {
    for font in fonts.all {
      guard let source = font.source as? any FingerprintedGlyphs else { return false }
      add(source.maskRule)
      add(font.glyphs.count)
      for glyph in font.glyphs {
        add(Int(glyph))
        add(source.outlineDigest(of: glyph))
      }
    }
    return true
  }

  mutating func add(_ drawing: Drawing) {
    add(drawing.commands.count)
    for command in drawing.commands { add(command) }
  }

  func add(_ bitmap: Bitmap) {
    add(bitmap.width)
    add(bitmap.height)
    add(PixelDigests.digest(of: bitmap))
  }

  func add(_ lanes: SIMD4<UInt64>) {
    for lane in 0..<4 { writer.write(lanes[lane]) }
  }

  private mutating func add(_ command: Command) {
    let t = command.transform
    for number in [t.a, t.b, t.c, t.d, t.tx, t.ty] { add(number) }
    var clip = command.clip
    while let node = clip {
      add(1)
      add(node.path)
      add(node.rule.number)
      clip = node.parent
    }
    add(0)
    add(command.content)
  }

  private mutating func add(_ content: Command.Content) {
    switch content {
    case .fill(let path, let rule, let paint, let mode):
      add(0)
      add(path)
      add(rule.number)
      add(paint)
      add(mode.number)
    case .stroke(let path, let style, let paint, let mode):
      add(1)
      add(path)
      add(style)
      add(paint)
      add(mode.number)
    case .image(let image):
      add(2)
      add(image)
    case .glyphs(let run, let origin, let paint):
      add(3)
      add(run)
      add(origin)
      add(paint)
    case .drawing(let drawing):
      add(4)
      add(drawing)
    case .group(let drawing, let style):
      add(5)
      add(drawing)
      add(style)
    }
  }

  private func add(_ image: ImageContent) {
    add(image.image)
    for rect in [image.target, image.source] { add(rect) }
    add(image.sampling == .linear ? 1 : 0)
    add(image.alpha)
    add(image.paint == nil ? 0 : 1)
    if let paint = image.paint { add(paint) }
    add(image.blendMode.number)
  }

  private mutating func add(_ run: GlyphRun) {
    add(run.size)
    add(run.glyphs.count)
    switch letters {
    case .outlined:
      for glyph in run.glyphs {
        add(CGPoint(x: glyph.x, y: glyph.y))
        add(run.source.outline(of: glyph.id))
      }
    case .numbered:
      add(fonts.use(run))
      for glyph in run.glyphs {
        add(CGPoint(x: glyph.x, y: glyph.y))
        add(Int(glyph.id))
      }
    }
  }

  private func add(_ style: GroupStyle) {
    add(style.alpha)
    add(style.blendMode.number)
    add(style.isShadowOnly ? 1 : 0)
    add(style.shadow == nil ? 0 : 1)
    guard let shadow = style.shadow else { return }
    add(shadow.color)
    add(CGPoint(x: shadow.offset.dx, y: shadow.offset.dy))
    add(shadow.blur)
  }

  private func add(_ style: StrokeStyle) {
    add([StrokeStyle.Cap.butt, .round, .square].firstIndex(of: style.cap) ?? 0)
    add([StrokeStyle.Join.miter, .round, .bevel].firstIndex(of: style.join) ?? 0)
    for number in [style.width, style.miterLimit, style.dashPhase] { add(number) }
    add(style.dash.count)
    for dash in style.dash { add(dash) }
  }

  private func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      add(0)
      add(color)
    case .linearGradient(let gradient, let start, let end):
      add(1)
      add(gradient)
      add(start)
      add(end)
    case .radialGradient(let gradient, let center, let radius):
      add(2)
      add(gradient)
      add(center)
      add(radius)
    }
  }

  private func add(_ gradient: Gradient) {
    add(gradient.stops.count)
    for stop in gradient.stops {
      add(stop.color)
      add(stop.location)
    }
  }

  func add(_ path: Path) {
    add(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let point): add(0, [point])
      case .line(let point): add(1, [point])
      case .quadCurve(let point, let control): add(2, [point, control])
      case .curve(let point, let control1, let control2): add(3, [point, control1, control2])
      case .close: add(4)
      }
    }
  }

  private func add(_ step: Int, _ points: [CGPoint]) {
    add(step)
    for point in points { add(point) }
  }

  private func add(_ rect: CGRect) {
    for number in [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height] { add(number) }
  }

  private func add(_ point: CGPoint) {
    add(point.x)
    add(point.y)
  }

  private func add(_ color: Color) {
    for part in [color.red, color.green, color.blue, color.alpha] { add(CGFloat(part)) }
  }

  /// Adds the bits of a number; both zeros draw alike, and so have the same.
  func add(_ number: CGFloat) {
    writer.write((number == 0 ? 0 : Double(number)).bitPattern)
  }

  func add(_ number: Int) { writer.write(UInt64(truncatingIfNeeded: number)) }
}

extension FillRule {
  fileprivate var number: Int { self == .evenOdd ? 1 : 0 }
}

extension BlendMode {
  fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
