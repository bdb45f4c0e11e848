// Mirrors the additions of Quartz Core to NSValue (iOS 17). Missing: nothing.
#if !canImport(Darwin)
  import CoreGraphics
  public import Foundation

  extension NSValue {
    /// Makes a value that contains a 3D transform.
    public convenience init(caTransform3D transform: CATransform3D) {
      self.init(numbers: transform.rows.flatMap(\.self))
    }

    /// The 3D transform in the value.
    public var caTransform3DValue: CATransform3D {
      let numbers = numbers(16)
      return CATransform3D(rows: (0..<4).map { Array(numbers[4 * $0..<4 * $0 + 4]) })
    }
  }
#endif
