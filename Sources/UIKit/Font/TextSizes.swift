import Foundation

/// The sizes and leadings of the text styles for each content size category, as published in
/// Apple's Human Interface Guidelines (facts SF6 and SF7).
enum TextSizes {
  /// Returns the size of a style in points; an unknown style has the size of `body`.
  static func size(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    entry(of: style).sizes[category.rank]
  }

  /// Returns the factor by which a style's metrics scale a value: its leading as a multiple of its
  /// leading at the default text size.
  static func scale(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    let leadings = entry(of: style).leadings
    return leadings[category.rank] / leadings[UIContentSizeCategory.large.rank]
  }

  /// Returns the leading of a style at one of its sizes in points; nil at any other size (fact
  /// SF11).
  static func leading(of style: UIFont.TextStyle, size: CGFloat) -> CGFloat? {
    let entry = entry(of: style)
    return entry.sizes.firstIndex(of: size).map { entry.leadings[$0] }
  }

  /// Returns the size of a style's condensed font, given the size of its usual font, in points.
  ///
  /// At the default text size, it is 40 for `title1` and 28 for `title2`, and in proportion at
  /// other text sizes (fact SF24). For other styles it is the usual size.
  static func condensedSize(of style: UIFont.TextStyle, from size: CGFloat) -> CGFloat {
    guard let condensed = condensedSizes[style] else { return size }
    return (size * condensed / Self.size(of: style, at: .large)).rounded()
  }

  /// Returns the leading of a style's condensed font: for `title1` and `title2` one point more than
  /// the size (fact SF24), for other styles the usual leading or, at an unknown size, nil.
  static func condensedLeading(of style: UIFont.TextStyle, size: CGFloat) -> CGFloat? {
    condensedSizes[style] == nil ? leading(of: style, size: size) : size + 1
  }

  private static let condensedSizes: [UIFont.TextStyle: CGFloat] = [.title1: 40, .title2: 28]

  /// The values for XS, S, M, L (the default), XL, XXL, XXXL and the five accessibility categories,
  /// in points.
  private struct Entry {
    let sizes: [CGFloat]
    let leadings: [CGFloat]
  }

  private static func entry(of style: UIFont.TextStyle) -> Entry { table[style] ?? body }

  private static let body = Entry(
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

  private static let table: [UIFont.TextStyle: Entry] = [
    .largeTitle: Entry(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    .title1: Entry(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    .title2: Entry(
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    .title3: Entry(
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    .headline: body,
    .body: body,
    .callout: Entry(
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    .subheadline: Entry(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    .footnote: Entry(
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    .caption1: Entry(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    .caption2: Entry(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]
}
