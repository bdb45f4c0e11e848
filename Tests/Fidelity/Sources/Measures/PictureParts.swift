/// The areas and the text of a picture.
///
/// ```
/// ┌────────────┐    an area: connected pixels of exactly one colour, at least 8 points wide and
/// │ ─────────  │    high, or a line at least 16 points long
/// │  Ab cd     │    text: clusters of the pixels that are left, on one background
/// └────────────┘
/// ```
package struct PictureParts: Sendable {
  /// An area: its colour and the rectangle around it.
  package struct Area: Sendable, Hashable {
    package let colour: UInt32
    package let box: PixelBox
    /// Whether it looks like a letter or an icon: see `BorderCounts`.
    package let isInk: Bool
  }

  /// All areas, row by row from the top.
  package let areas: [Area]
  /// The rectangles around the lines of text.
  package let texts: [PixelBox]

  /// Measures a picture.
  ///
  /// - Parameters:
  ///   - pixels: the picture.
  ///   - limits: the smallest sizes of areas, in pixels.
  package init(of pixels: Pixels, limits: AreaLimits) {
    let components = Components(of: pixels)
    let kinds = ComponentKinds(of: components, in: pixels, limits: limits)
    areas = components.all.indices.compactMap { index in
      let component = components.all[index]
      guard kinds.all[index] == .area || kinds.all[index] == .ink else { return nil }
      return Area(
        colour: component.colour, box: component.box, isInk: kinds.all[index] == .ink)
    }
    texts = TextFinder(components: components, kinds: kinds, limits: limits).lines()
  }
}
