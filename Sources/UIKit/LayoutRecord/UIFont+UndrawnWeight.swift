extension UIFont.Weight {
  /// The name of the font's weight if no bundled font has this weight, so that a different weight
  /// is drawn; otherwise nil.
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
