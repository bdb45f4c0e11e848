#if !canImport(Darwin)
  public import Foundation
  public import RasterCore

  // On Linux, Foundation cannot store the structures below in an `NSValue`.
  //
  // Differs from UIKit: the structures are stored as arrays of doubles, so `objCType` is the type
  // of an array. A value that contains a different type reads as zeros.

  extension NSValue {
    /// Makes a value that contains a vector.
    public convenience init(cgVector vector: CGVector) {
      self.init(numbers: [vector.dx, vector.dy])
    }

    /// Makes a value that contains an affine transform.
    public convenience init(cgAffineTransform m: CGAffineTransform) {
      self.init(numbers: [m.a, m.b, m.c, m.d, m.tx, m.ty])
    }

    /// The vector in the value.
    public var cgVectorValue: CGVector {
      let numbers = numbers(2)
      return CGVector(dx: numbers[0], dy: numbers[1])
    }

    /// The affine transform in the value.
    public var cgAffineTransformValue: CGAffineTransform {
      let numbers = numbers(6)
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
  }

  extension NSValue {
    /// Makes a value that contains an array of numbers.
    package convenience init(numbers: [CGFloat]) {
      self.init(bytes: numbers, objCType: Self.encoding(numbers.count))
    }

    /// Returns the numbers in the value, or zeros if it does not contain exactly `count` numbers.
    package func numbers(_ count: Int) -> [CGFloat] {
      var numbers = [CGFloat](repeating: 0, count: count)
      // The type is checked, because `getValue` copies all stored bytes and would write past the
      // end of the array.
      if String(cString: objCType) == Self.encoding(count) { getValue(&numbers) }
      return numbers
    }

    /// Returns Objective-C's encoding of an array of doubles.
    private static func encoding(_ count: Int) -> String { "[\(count)d]" }
  }
#endif
