package import RasterCore

/// The captions over the golden, the difference and the new picture.
///
/// The caller draws them, because this module cannot draw text.
package struct PaneCaptions: Sendable, Hashable {
  /// The captions of the golden, of the difference and of the new picture, in this order; empty if
  /// there are none.
  let pictures: [Bitmap]

  /// An empty set of captions.
  package static let none = PaneCaptions(pictures: [])
  /// The distance between a caption and the picture below it, in pixels.
  static let gap = 12

  private init(pictures: [Bitmap]) { self.pictures = pictures }

  /// Creates captions from pictures of text on a transparent background.
  package init(golden: Bitmap, difference: Bitmap, actual: Bitmap) {
    pictures = [golden, difference, actual]
  }

  /// Returns the captions if each is at most `width` pixels wide; otherwise none.
  func fitting(_ width: Int) -> PaneCaptions {
    pictures.allSatisfy { $0.width <= width } ? self : .none
  }

  /// The height that the captions add above the pictures, in pixels.
  var height: Int { pictures.map { $0.height + Self.gap }.max() ?? 0 }
}
