// Mirrors CATransform3D (iOS 17). Missing: nothing.
public import Foundation

/// A projective 3D transform, which multiplies the row vector `(x, y, z, 1)` by this matrix.
public struct CATransform3D: Hashable, Sendable {
  /// The first row of the matrix.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The second row of the matrix.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The third row of the matrix.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The last row of the matrix, which contains the translation.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Makes a matrix from its sixteen numbers.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    // The assignments are grouped by rows to show the form of the matrix.
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Makes a matrix of zeros.
  public init() { self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4)) }

  /// Makes a matrix from four rows of four numbers.
  package init(rows m: [[CGFloat]]) {
    self.init(
      m11: m[0][0], m12: m[0][1], m13: m[0][2], m14: m[0][3],
      m21: m[1][0], m22: m[1][1], m23: m[1][2], m24: m[1][3],
      m31: m[2][0], m32: m[2][1], m33: m[2][2], m34: m[2][3],
      m41: m[3][0], m42: m[3][1], m43: m[3][2], m44: m[3][3])
  }

  /// The matrix as four rows.
  package var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24],
      [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }
}

extension CATransform3D {
  /// Whether this is the identity transform.
  ///
  /// The property is inlinable, because UIKit tests it each time the frame of an item is read.
  @inlinable package var isIdentity: Bool {
    guard m11 == 1, m22 == 1, m33 == 1, m44 == 1, m41 == 0, m42 == 0, m43 == 0, m12 == 0,
      m21 == 0, m13 == 0, m14 == 0, m23 == 0, m24 == 0, m31 == 0, m32 == 0, m34 == 0
    else { return false }
    return true
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
