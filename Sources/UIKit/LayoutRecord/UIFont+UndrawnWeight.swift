extension UIFont.Weight {
  /// The name of a weight that is drawn as another one, as no typeface has it; nil for the others.
  var undrawn: String? {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .heavy: "heavy"
    case .black: "black"
    default: nil
    }
  }
}
