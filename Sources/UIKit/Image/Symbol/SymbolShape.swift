import Foundation

/// The size of a symbol's image for a font of one point at medium scale, relative to the middle of
/// capital letters.
///
///          ┌──────────┐  ─┬─
///          │   ╭──╮   │   │ above
///     ─ ─ ─│─ ─│  │─ ─│─ ─┼─  half of the capital height
///          │   ╰──╯   │   │ below
///          └──────────┘  ─┴─
///             width
struct SymbolShape: Equatable {
  let width: CGFloat
  let above: CGFloat
  let below: CGFloat

  /// The shape of symbols in a circle (fact AS3), which is also used for symbols without a drawing
  /// and without known proportions (fact AS5).
  static let circle = SymbolShape(width: 1.17, above: 0.556, below: 0.556)
  /// The shape of `person`, whose head is above the middle (fact AS3).
  static let person = SymbolShape(width: 1.115, above: 0.53, below: 0.4975)

  /// Finds the shape of a symbol by its name and its drawing.
  init(of name: String) {
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : name
    let sides = Self.proportions[name] ?? Self.proportions[plain]
    if plain == "person" {
      self = .person
    } else if let figure = SymbolDrawings.figure(named: name) {
      self.init(around: figure.bounds.size, proportions: sides)
    } else if let sides {
      self.init(sides, zoom: Self.circle.width / 128)
    } else {
      self = .circle
    }
  }

  /// Computes the shape of a custom symbol, whose width is given by its margins (fact AS19).
  init(_ variant: SymbolTemplateVariant, _ scale: UIImage.SymbolScale) {
    let middle = -SymbolTemplateVariant.middle
    let margin = (Self.circle.above + Self.circle.below - 1) / 2
    let bounds = variant.bounds
    self.init(
      width: variant.width / scale.factor,
      above: Self.rounded((middle - bounds.minY) / scale.factor + margin),
      below: Self.rounded((bounds.maxY - middle) / scale.factor + margin))
  }

  private init(width: CGFloat, above: CGFloat, below: CGFloat) {
    (self.width, self.above, self.below) = (width, above, below)
  }

  /// Makes the smallest shape with given proportions that contains a figure and the same margins as
  /// a circle has.
  ///
  /// If the proportions are nil, the shape has the size of the figure with its margins.
  private init(around figure: CGSize, proportions sides: (CGFloat, CGFloat)?) {
    // The figure of a circle is a little larger than the font (fact AS11), so its shape is not
    // computed as below.
    if figure == SymbolDrawings.figure(named: "circle")?.bounds.size {
      self = .circle
      return
    }
    // The margins are those around a circle that is as large as the font, which is 1.
    let width = Self.rounded(figure.width + Self.circle.width - 1)
    let height = Self.rounded(figure.height + Self.circle.above + Self.circle.below - 1)
    let ratio = sides.map { $0.0 / $0.1 } ?? width / height
    let half = max(height, width / ratio) / 2
    self.init(width: max(width, height * ratio), above: half, below: half)
  }

  /// Rounds a length, so that a sum of lengths is not just above a whole number of pixels.
  private static func rounded(_ length: CGFloat) -> CGFloat {
    (length * 1000).rounded() / 1000
  }

  private init(_ sides: (CGFloat, CGFloat), zoom: CGFloat) {
    self.init(width: sides.0 * zoom, above: sides.1 * zoom / 2, below: sides.1 * zoom / 2)
  }

  /// The proportions that Interface Builder records for symbols, scaled so that the longer side is
  /// 128 (fact AS5).
  private static let proportions: [String: (CGFloat, CGFloat)] = [
    "arrow.right": (128, 98), "chevron.backward": (97, 128), "chevron.down": (128, 70),
    "chevron.forward": (97, 128), "chevron.left": (97, 128), "chevron.right": (97, 128),
    "chevron.up": (128, 70), "ellipsis": (128, 37), "gamecontroller.fill": (128, 79),
    "gear": (128, 122), "house": (128, 104), "line.3.horizontal.decrease": (128, 73),
    "line.horizontal.3": (128, 64), "magnifyingglass": (128, 115), "plus": (128, 113),
    "square.and.arrow.up": (115, 128), "square.and.pencil": (128, 118), "star": (128, 116),
    "trash": (113, 128), "xmark": (128, 113),
  ]
}
