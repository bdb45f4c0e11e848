extension UIImage.SymbolWeight {
  /// Returns the weight of fonts that have lines as thick.
  public func fontWeight() -> UIFont.Weight {
    UIFont.Weight.bySymbolWeight.first { $0.symbol == self }?.font ?? .regular
  }
}

extension UIFont.Weight {
  /// Returns the weight of symbols that is nearest.
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
