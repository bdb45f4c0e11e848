import RasterCore

/// The material of a plant's part; ``PlantPalette`` has its colour.
enum Ink: Int, Sendable, CaseIterable {
  case stem
  case leaf
  /// A leaf behind others, or the darker half of a leaf.
  case shade
  case vein
  case fruit
  case fruitShade
  case flower
  case heart
  case root
  case rootShade
}

/// The flat colours of one plant.
struct PlantPalette: Sendable {
  var stem = "#5E8C3A"
  var leaf = "#6FA843"
  var shade = "#4F8435"
  var vein = "#A5CC78"
  var fruit = "#D8402F"
  var fruitShade = "#B02D24"
  var flower = "#FFFFFF"
  var heart = "#F2C230"
  var root = "#F08A2C"
  var rootShade = "#D06E1B"

  /// The colour of an ink, as `#RRGGBB`.
  subscript(ink: Ink) -> String {
    switch ink {
    case .stem: stem
    case .leaf: leaf
    case .shade: shade
    case .vein: vein
    case .fruit: fruit
    case .fruitShade: fruitShade
    case .flower: flower
    case .heart: heart
    case .root: root
    case .rootShade: rootShade
    }
  }

  /// Returns the colour of an ink; transparent if its text is not a valid colour.
  func color(of ink: Ink) -> Color { Color(hex: self[ink]) ?? .clear }
}
