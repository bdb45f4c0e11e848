extension UIImage.SymbolWeight {
  /// Returns the font weight that corresponds to this symbol weight.
  public func fontWeight() -> UIFont.Weight {
    UIFont.Weight.bySymbolWeight.first { $0.symbol == self }?.font ?? .regular
  }
}

extension UIFont.Weight {
  /// Returns the symbol weight nearest to this font weight.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let nearest = Self.bySymbolWeight.min {
      abs($0.font.rawValue - rawValue) < abs($1.font.rawValue - rawValue)
    }
    return nearest?.symbol ?? .regular
  }

  fileprivate static let bySymbolWeight: [(symbol: UIImage.SymbolWeight, font: UIFont.Weight)] = [
    (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
    (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
  ]
}
