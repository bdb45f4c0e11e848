import Foundation

/// A writer that stores values as 64-bit integers, one after another, in a hash buffer.
struct HashBufferWriter {
  /// The address of the next integer.
  private(set) var place: UnsafeMutablePointer<UInt64>

  init(_ place: UnsafeMutablePointer<UInt64>) { self.place = place }

  mutating func add(_ word: UInt64) {
    place.pointee = word.littleEndian
    place += 1
  }

  /// Adds the bits of a number.
  ///
  /// 0 and -0 are drawn alike, so the bits of 0 are added for both.
  mutating func add(_ number: CGFloat) {
    // The sum of -0 and 0 is 0, and any other number stays the same, so no branch is needed.
    add((Double(number) + 0).bitPattern)
  }

  mutating func add(x: CGFloat, y: CGFloat) {
    add(x)
    add(y)
  }

  mutating func add(_ rect: CGRect) {
    add(x: rect.origin.x, y: rect.origin.y)
    add(x: rect.size.width, y: rect.size.height)
  }

  mutating func add(_ transform: CGAffineTransform) {
    add(x: transform.a, y: transform.b)
    add(x: transform.c, y: transform.d)
    add(x: transform.tx, y: transform.ty)
  }

  mutating func add(_ color: Color) {
    add(x: CGFloat(color.red), y: CGFloat(color.green))
    add(x: CGFloat(color.blue), y: CGFloat(color.alpha))
  }

  /// Adds a path element: its kind, then its points.
  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point): add(0, point)
    case .line(let point): add(1, point)
    case .quadCurve(let point, let control):
      add(2, point)
      add(x: control.x, y: control.y)
    case .curve(let point, let control1, let control2):
      add(3, point)
      add(x: control1.x, y: control1.y)
      add(x: control2.x, y: control2.y)
    case .close: add(UInt64(4))
    }
  }

  private mutating func add(_ kind: UInt64, _ point: CGPoint) {
    add(kind)
    add(x: point.x, y: point.y)
  }
}
