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

    /// Makes a value of an affine transform.
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
    /// Makes a value of numbers.
    package convenience init(numbers: [CGFloat]) {
      self.init(bytes: numbers, objCType: Self.encoding(numbers.count))
    }

    /// Returns the numbers in the value; zeros if it has others.
    package func numbers(_ count: Int) -> [CGFloat] {
      var numbers = [CGFloat](repeating: 0, count: count)
      // `getValue` copies as many bytes as were stored: another type would write past the array.
      if String(cString: objCType) == Self.encoding(count) { getValue(&numbers) }
      return numbers
    }

    /// Returns Objective-C's encoding of an array of doubles.
    private static func encoding(_ count: Int) -> String { "[\(count)d]" }
  }
#endif
