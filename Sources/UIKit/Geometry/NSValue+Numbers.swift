#if !canImport(Darwin)
  public import Foundation
  public import RasterCore

  // Values of structures that Foundation cannot store on Linux.
  //
  // Differs from UIKit: they are stored as arrays of doubles, so that `objCType` names an array. A
  // value that was made of something else reads as zeros.

  extension NSValue {
    /// Makes a value of a vector.
    public convenience init(cgVector vector: CGVector) {
      self.init(numbers: [vector.dx, vector.dy])
    }

    /// Makes a value of an offset.
    public convenience init(uiOffset offset: UIOffset) {
      self.init(numbers: [offset.horizontal, offset.vertical])
    }

    /// Makes a value of directional insets.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
      self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Makes a value of an affine transform.
    public convenience init(cgAffineTransform m: CGAffineTransform) {
      self.init(numbers: [m.a, m.b, m.c, m.d, m.tx, m.ty])
    }

    /// Makes a value of a 3D transform.
    public convenience init(caTransform3D transform: CATransform3D) {
      self.init(numbers: transform.rows.flatMap(\.self))
    }

    /// The vector in the value.
    public var cgVectorValue: CGVector {
      let numbers = numbers(2)
      return CGVector(dx: numbers[0], dy: numbers[1])
    }

    /// The offset in the value.
    public var uiOffsetValue: UIOffset {
      let numbers = numbers(2)
      return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }

    /// The insets in the value.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
      let numbers = numbers(4)
      return NSDirectionalEdgeInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    /// The affine transform in the value.
    public var cgAffineTransformValue: CGAffineTransform {
      let numbers = numbers(6)
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    /// The 3D transform in the value.
    public var caTransform3DValue: CATransform3D {
      let numbers = numbers(16)
      return CATransform3D(rows: (0..<4).map { Array(numbers[4 * $0..<4 * $0 + 4]) })
    }

    private convenience init(numbers: [CGFloat]) {
      self.init(bytes: numbers, objCType: Self.encoding(numbers.count))
    }

    private func numbers(_ count: Int) -> [CGFloat] {
      var numbers = [CGFloat](repeating: 0, count: count)
      // `getValue` copies as many bytes as were stored: another type would write past the array.
      if String(cString: objCType) == Self.encoding(count) { getValue(&numbers) }
      return numbers
    }

    /// Returns Objective-C's encoding of an array of doubles.
    private static func encoding(_ count: Int) -> String { "[\(count)d]" }
  }
#endif
