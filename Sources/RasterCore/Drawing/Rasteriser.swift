/// What turns drawings into pixels, as one thing with a version.
public enum Rasteriser {
  /// The version, which goldens carry, so that a picture that another one drew says so.
  ///
  /// Raise it with every change that gives any drawing other pixels, however few, and put the new
  /// digest into `RasteriserVersionTests`. A change that only makes drawing faster leaves it alone.
  public static let version = "1"
}
