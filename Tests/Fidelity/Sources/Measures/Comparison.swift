/// The measured differences between a picture of iOS and ours.
///
/// Everything is measured in the real picture, and looked up in ours.
package struct Comparison: Sendable, Hashable, Codable {
  /// The sizes in pixels.
  package var real: PixelSize, ours: PixelSize
  /// The number of pixels of which a component differs by more than 2 of 255, and the number of
  /// those outside of the real picture's text; nil if the sizes differ.
  package var differing: Int?, differingOutsideText: Int?
  /// The number of differing pixels more than two points away from the real picture's text; nil if
  /// the sizes differ.
  package var differingBesideText: Int?
  /// The number of pixels inside the rectangles of the real picture's text.
  package var textPixels = 0
  /// The edges of areas that are within one pixel.
  package var edges = Score()
  /// The edges of letters and icons as large as areas that are within one pixel.
  package var letterEdges = Score()
  /// The areas whose colour is the same.
  package var colours = Score()
  /// The lines of text whose rectangle is within two points.
  package var texts = Score()
  /// The greatest distance of an edge that was found, in pixels.
  package var worstEdge = 0

  /// The greatest distance of an edge that counts as right, in pixels, and of a text's rectangle,
  /// in points.
  private static let reach = (edge: 1, text: 2)
  /// The greatest distance at which an area still counts as moved and not as missing, in points.
  private static let farthest = 40

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - real: the picture that was recorded on iOS.
  ///   - ours: the picture that was drawn here.
  ///   - limits: the smallest sizes of areas.
  package init(_ real: Pixels, _ ours: Pixels, limits: AreaLimits) {
    self.real = PixelSize(width: real.width, height: real.height)
    self.ours = PixelSize(width: ours.width, height: ours.height)
    guard real.hasSize(of: ours) else { return }
    let parts = PictureParts(of: real, limits: limits)
    let difference = PixelDifference(
      real, ours, texts: parts.texts, margin: Self.reach.text * limits.scale)
    (differing, differingOutsideText) = (difference.all, difference.outsideText)
    differingBesideText = difference.outsideMargin
    textPixels = difference.textPixels
    // Identical pictures have the same areas and texts, so the second one is not measured.
    let found =
      difference.all == 0 ? parts : PictureParts(of: ours, limits: limits, isSearched: true)
    compare(parts, found, limits)
  }

  /// Whether both pictures have the same size.
  package var hasSameSize: Bool { real == ours }
  /// Whether no pixel differs.
  package var isIdentical: Bool { differing == 0 }
  /// Whether no pixel outside of the real picture's text differs.
  package var isIdenticalOutsideText: Bool { differingOutsideText == 0 }
  /// Whether no pixel differs that is more than two points away from the real picture's text.
  package var isIdenticalBesideText: Bool { differingBesideText == 0 }

  private mutating func compare(
    _ real: PictureParts, _ ours: PictureParts, _ limits: AreaLimits
  ) {
    for area in real.areas {
      let match = AreaMatch(area, in: ours.areas, farthest: Self.farthest * limits.scale)
      for distance in match.distances {
        let isRight = distance.map { $0 <= Self.reach.edge } ?? false
        if area.isInk { letterEdges.count(isRight) } else { edges.count(isRight) }
        if !area.isInk { worstEdge = max(worstEdge, distance ?? 0) }
      }
      if !area.isInk { colours.count(match.hasColour) }
    }
    let match = TextMatch(real.texts, in: ours.texts, reach: Self.reach.text * limits.scale)
    for text in real.texts { texts.count(match.isFound(text)) }
  }
}

/// A size in pixels.
package struct PixelSize: Sendable, Hashable, Codable {
  package var width: Int, height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
