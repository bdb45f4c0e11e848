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
  ///   - isSearched: whether the areas of another picture are looked up in this one, so that they
  ///     may be a little smaller.
  package init(of pixels: Pixels, limits: AreaLimits, isSearched: Bool = false) {
    let components = Components(of: pixels)
    let kinds = ComponentKinds(of: components, in: pixels, limits: limits)
    let found =
      isSearched ? ComponentKinds(of: components, in: pixels, limits: limits.loosened) : kinds
    areas = components.all.indices.compactMap { index in
      let (component, kind) = (components.all[index], found.all[index])
      guard kind == .area || kind == .ink else { return nil }
      return Area(colour: component.colour, box: component.box, isInk: kind == .ink)
    }
    texts = TextFinder(components: components, kinds: kinds, limits: limits).lines()
  }
}
