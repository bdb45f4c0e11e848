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

  /// The shape of symbols in a circle (fact AS3), which is used for all unknown symbols (fact AS5).
  static let circle = SymbolShape(width: 1.17, above: 0.556, below: 0.556)
  /// The shape of `person`, whose head is above the middle (fact AS3).
  static let person = SymbolShape(width: 1.115, above: 0.53, below: 0.4975)

  /// Finds the shape of a symbol by its name; unknown symbols have the shape of a circle.
  init(of name: String) {
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : name
    if plain == "person" {
      self = .person
    } else if let sides = Self.proportions[name] ?? Self.proportions[plain] {
      self.init(width: sides.0, height: sides.1)
    } else {
      self = .circle
    }
  }

  private init(width: CGFloat, above: CGFloat, below: CGFloat) {
    (self.width, self.above, self.below) = (width, above, below)
  }

  /// Makes a shape from proportions scaled so that the longer side is 128, such as 128 × 123 for a
  /// circle.
  private init(width: CGFloat, height: CGFloat) {
    let half = Self.circle.above * height / 123
    self.init(width: Self.circle.width * width / 128, above: half, below: half)
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
