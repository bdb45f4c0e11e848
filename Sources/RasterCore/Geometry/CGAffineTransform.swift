#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#else
  public import Foundation

  /// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  ///
  /// Mirrors Core Graphics: points are rows, so in `t.concatenating(u)` the map `t` is applied first.
  /// Rotations use sines and cosines of our own, for the same bits on every machine.
  public struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
    /// The coefficients, named as in Core Graphics.
    public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

    /// Leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes a map from its coefficients.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
  }
#endif
