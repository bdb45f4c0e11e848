import Basics

/// The pixels of symbols that were drawn before; the same for every thread.
enum SymbolImages {
  private static let drawn = Mutex<[Symbol.Resolved: CGImage]>([:])
  /// The number of symbols that are kept: one whose size is animated has another each time.
  private static let limit = 500

  /// Returns the pixels of a symbol in black.
  static func image(of symbol: Symbol.Resolved) -> CGImage {
    if let image = drawn.withLock({ $0[symbol] }) { return image }
    // Drawn without the lock: two threads may draw it twice, but none waits.
    let image = SymbolArt(symbol: symbol).image
    drawn.withLock { images in
      if images.count >= limit { images = [:] }
      images[symbol] = image
    }
    return image
  }
}
