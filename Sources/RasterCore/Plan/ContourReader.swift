import Foundation

/// A reader that computes the cache keys of contours, reusing its memory.
final class ContourReader {
  private let words: UnsafeMutablePointer<Int>
  private var count = 0
  private var origin = CGPoint.zero
  private var transform = CGAffineTransform.identity
  private(set) var hash = 0
  private var elements: [Path.Element] = []

  /// The maximum number of elements of a contour with a key.
  private static let mostElements = 64
  /// The maximum distance of a point from the first one, so that its coordinates fit an integer as
  /// multiples of 2⁻³⁴.
  private static let furthest: CGFloat = 8192
  private static let furthestPixel: CGFloat = 65536
  /// The largest scale, in pixels per unit of the path, of a contour with a key.
  ///
  /// At larger scales, rounding to multiples of 2⁻³⁴ would be too coarse. Outlines of glyphs, whose
  /// unit is an em, have such scales.
  private static let largestStretch: CGFloat = 6
  private static let gridBits = 34
  private static let grid = 17_179_869_184.0
  private static let step = 1 / grid

  init() { words = .allocate(capacity: 6 * Self.mostElements) }

  deinit { words.deallocate() }

  /// Reads a contour that is drawn under a transform, and returns the pixel at which it is drawn.
  ///
  /// Returns nil if the contour has no key because it has no first point, has too many elements, is
  /// too large or too far away, or is drawn at too large a scale.
  func read(_ contour: Contour, _ t: CGAffineTransform) -> ContourKey.Place? {
    guard contour.path.elements.count <= Self.mostElements,
      let first = contour.path.elements.first?.end, t.largestStretch <= Self.largestStretch
    else { return nil }
    let start = first.applying(t)
    guard abs(start.x) < Self.furthestPixel, abs(start.y) < Self.furthestPixel else { return nil }
    (origin, count) = (first, 0)
    guard add(contour.path) else { return nil }
    let (x, y) = (Self.rounded(start.x), Self.rounded(start.y))
    let fraction = 1 << Self.gridBits - 1
    transform = CGAffineTransform(
      a: t.a, b: t.b, c: t.c, d: t.d, tx: Self.number(x & fraction), ty: Self.number(y & fraction))
    hash = mixed(x & fraction, y & fraction, contour.style?.width ?? 0)
    return ContourKey.Place(x: x >> Self.gridBits, y: y >> Self.gridBits, transform: transform)
  }

  /// Returns the contour last read, with its points relative to the first one and rounded to
  /// multiples of 2⁻³⁴.
  func relative(_ contour: Contour) -> Contour {
    // The array's memory is reused for each contour. The array is moved out of the property, since
    // accessing a class's property for modification is tracked for exclusivity.
    var elements = elements
    self.elements = []
    elements.removeAll(keepingCapacity: true)
    var index = 0
    for element in contour.path.elements { elements.append(step(like: element, &index)) }
    self.elements = elements
    return Contour(path: Path(elements: elements), style: contour.style, rule: contour.rule)
  }

  /// Returns an element of the same kind, with the next integers of `words` as its coordinates.
  private func step(like element: Path.Element, _ index: inout Int) -> Path.Element {
    switch element {
    case .move: return .move(to: point(&index))
    case .line: return .line(to: point(&index))
    case .quadCurve:
      let control = point(&index)
      return .quadCurve(to: point(&index), control: control)
    case .curve:
      let (first, second) = (point(&index), point(&index))
      return .curve(to: point(&index), control1: first, control2: second)
    case .close:
      index &+= 1
      return .close
    }
  }

  @inline(__always)
  private func point(_ index: inout Int) -> CGPoint {
    let (x, y) = (words[index] >> 3, words[index &+ 1])
    index &+= 2
    return CGPoint(x: Self.number(x), y: Self.number(y))
  }

  /// Returns the key of the contour last read.
  func key(_ contour: Contour) -> ContourKey {
    ContourKey(
      words: Array(UnsafeBufferPointer(start: words, count: count)), transform: transform,
      style: contour.style, rule: contour.rule, hash: hash)
  }

  /// Returns whether a key is that of the contour last read.
  func matches(_ key: ContourKey, _ contour: Contour) -> Bool {
    guard key.hash == hash, key.words.count == count, key.rule == contour.rule,
      key.transform == transform, key.style == contour.style
    else { return false }
    return key.words.withUnsafeBufferPointer { known in
      var change = 0
      for index in 0..<count { change |= known[index] ^ words[index] }
      return change == 0
    }
  }

  /// Adds a path's points.
  ///
  /// Returns whether all are close enough to the first one.
  private func add(_ path: Path) -> Bool {
    var isNear = true
    for element in path.elements {
      switch element {
      case .move(let p): isNear = add(p, 0) && isNear
      case .line(let p): isNear = add(p, 1) && isNear
      case .quadCurve(let p, let c): isNear = add(c, 2) && add(p, 2) && isNear
      case .curve(let p, let c, let d): isNear = add(c, 3) && add(d, 3) && add(p, 3) && isNear
      case .close:
        words[count] = 4
        count &+= 1
      }
    }
    return isNear
  }

  /// Adds a point of an element; `kind` is stored in the same integer as a coordinate.
  ///
  /// Returns false if the point is too far from the first one, or NaN.
  @inline(__always)
  private func add(_ point: CGPoint, _ kind: Int) -> Bool {
    let (x, y) = (point.x - origin.x, point.y - origin.y)
    words[count] = Self.rounded(x) << 3 | kind
    words[count &+ 1] = Self.rounded(y)
    count &+= 2
    return abs(x) < Self.furthest && abs(y) < Self.furthest
  }

  /// Returns a coordinate as a multiple of 2⁻³⁴.
  @inline(__always)
  private static func rounded(_ value: CGFloat) -> Int { FixedPoint.round(Double(value) * grid) }

  private static func number(_ rounded: Int) -> CGFloat { CGFloat(Double(rounded) * step) }

  private func mixed(_ x: Int, _ y: Int, _ width: CGFloat) -> Int {
    // Two hashes are computed side by side, since each multiplication has to wait for the previous
    // one of the same hash.
    var a = UInt64(truncatingIfNeeded: x) ^ Double(transform.a).bitPattern
    var b = UInt64(truncatingIfNeeded: y) ^ Double(width).bitPattern
    var index = 0
    while index &+ 2 <= count {
      a = (a ^ UInt64(truncatingIfNeeded: words[index])) &* 0x9E37_79B9_7F4A_7C15
      b = (b ^ UInt64(truncatingIfNeeded: words[index &+ 1])) &* 0xC2B2_AE3D_27D4_EB4F
      a ^= a >> 32
      b ^= b >> 32
      index &+= 2
    }
    let sum = (a &+ b &* 31) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: sum ^ sum >> 32)
  }
}
