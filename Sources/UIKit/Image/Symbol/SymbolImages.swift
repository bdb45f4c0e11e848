import Basics

/// A cache of the pixels of drawn symbols, shared by all threads.
enum SymbolImages {
  private static let drawn = Mutex<[Symbol.Resolved: CGImage]>([:])
  /// The maximum number of cached symbols; a symbol whose size is animated adds an entry for each
  /// size.
  private static let limit = 500

  /// Returns the pixels of a symbol, with its own colours or in black.
  static func image(of symbol: Symbol.Resolved) -> CGImage {
    if let image = drawn.withLock({ $0[symbol] }) { return image }
    // The symbol is drawn without holding the lock, so two threads may both draw it.
    let image = SymbolArt(symbol: symbol).image
    drawn.withLock { images in
      if images.count >= limit { images = [:] }
      images[symbol] = image
    }
    return image
  }
}
