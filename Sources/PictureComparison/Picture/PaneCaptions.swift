public import RasterCore

/// The captions over golden, difference and the new picture.
///
/// The caller draws them: this target has no text.
public struct PaneCaptions: Sendable, Hashable {
  /// The captions in the order of the panes; empty for none.
  let pictures: [Bitmap]

  /// No captions.
  public static let none = PaneCaptions(pictures: [])
  /// The distance between captions and panes, in pixels.
  static let gap = 12

  private init(pictures: [Bitmap]) { self.pictures = pictures }

  /// Takes the captions as pictures of letters on nothing.
  public init(golden: Bitmap, difference: Bitmap, actual: Bitmap) {
    pictures = [golden, difference, actual]
  }

  /// Returns the captions if each fits over a pane of a width in pixels; else none.
  func fitting(_ width: Int) -> PaneCaptions {
    pictures.allSatisfy { $0.width <= width } ? self : .none
  }

  /// The height that they add to the panes, in pixels.
  var height: Int { pictures.map { $0.height + Self.gap }.max() ?? 0 }
}
