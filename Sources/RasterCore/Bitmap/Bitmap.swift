import Foundation

/// A picture of premultiplied RGBA bytes, with its rows from the top.
///
/// A bitmap is a value: copies share their pixels until one of them is changed. A side may be zero
/// but not negative.
public struct Bitmap: Sendable {
  /// The size, in pixels.
  public let width: Int, height: Int
  /// The pixels row by row, each as a word with red in its lowest byte.
  private var memory: PixelMemory

  /// Makes a picture filled with one colour.
  ///
  /// The default is transparent.
  public init(width: Int, height: Int, filledWith pixel: Pixel = Pixel(word: 0)) {
    precondition(width >= 0 && height >= 0, "A bitmap's sides cannot be negative.")
    self.width = width
    self.height = height
    memory = PixelMemory(count: width * height)
    memory.pixels.initialize(repeating: pixel.word)
  }

  /// Makes a picture whose pixels are all written by a closure.
  ///
  /// The closure receives `width × height` uninitialised words in row order.
  public init(
    width: Int, height: Int, initializing fill: (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    self.init(width: width, height: height, spareWords: 0, initializing: fill)
  }

  /// Makes a picture whose pixels are all written by a closure, which also receives spare words
  /// after the pixels to use while it writes.
  package init(
    width: Int, height: Int, spareWords: Int,
    initializing fill: (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    precondition(width >= 0 && height >= 0, "A bitmap's sides cannot be negative.")
    self.width = width
    self.height = height
    memory = PixelMemory(count: width * height, spareWords: spareWords)
    fill(memory.all)
  }

  /// The pixel in column `x` of row `y`.
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "The pixel is outside the bitmap.")
      return Pixel(word: memory.pixels[y * width + x])
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "The pixel is outside the bitmap.")
      makeUnique()
      memory.pixels[y * width + x] = newValue.word
    }
  }

  /// Copies the memory if it is shared with another bitmap.
  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&memory) { memory = memory.copy() }
  }

  /// Whether every pixel is opaque.
  ///
  /// Computing it reads all pixels.
  public var isOpaque: Bool { isOpaque(wide: Kernels.areWide) }

  /// Returns whether every pixel is opaque, computed by the C kernel or by its Swift equivalent.
  func isOpaque(wide: Bool) -> Bool {
    withUnsafePixels { pixels in
      if wide { return Kernels.areOpaque(pixels) }
      var all: UInt32 = 0xFF00_0000
      var index = 0
      while index < pixels.count {
        all &= pixels[index]
        index &+= 1
      }
      return all == 0xFF00_0000
    }
  }
}

extension Bitmap {
  /// Calls a closure with the bytes: red, green, blue and alpha of each pixel, in row order and
  /// without padding.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafePixels { (pixels) throws(Failure) in
      try body(UnsafeRawBufferPointer(pixels))
    }
  }

  /// Calls a closure with the pixels as words whose lowest byte is red.
  package func withUnsafePixels<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(memory) {} }
    return try body(UnsafeBufferPointer(memory.pixels))
  }

  /// Calls a closure that may change the pixels, which are words whose lowest byte is red.
  package mutating func withUnsafeMutablePixels<Result, Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    makeUnique()
    defer { withExtendedLifetime(memory) {} }
    return try body(memory.pixels)
  }
}

extension Bitmap: Hashable {
  /// Returns whether two pictures have the same size and pixels.
  public static func == (first: Bitmap, second: Bitmap) -> Bool {
    guard first.width == second.width && first.height == second.height else { return false }
    if first.isIdentical(to: second) { return true }
    return first.withUnsafeBytes { old in
      second.withUnsafeBytes { new in
        guard let old = old.baseAddress, let start = new.baseAddress else { return true }
        return memcmp(old, start, new.count) == 0
      }
    }
  }

  /// Hashes the size and the pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// Returns whether two values share the same pixel memory.
  ///
  /// Equal pixels in separate memory do not count.
  func isIdentical(to other: Bitmap) -> Bool {
    width == other.width && height == other.height && memory === other.memory
  }
}
