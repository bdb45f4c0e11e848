import Foundation

/// The cache key of a text's layout without exclusions, with everything the layout depends on.
struct TextLayoutKey: Hashable {
  /// The text as UTF-8 bytes, since strings with different scalars may compare as equal.
  private let bytes: [UInt8]
  private let runEnds: [Int]
  private let attributes: [TextAttributes]
  private let style: ParagraphStyle
  private let width: CGFloat, height: CGFloat
  private let maximumLines: Int

  init(
    _ text: AttributedText, style: ParagraphStyle, width: CGFloat, height: CGFloat,
    maximumLines: Int
  ) {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    for run in text.runs {
      bytes.append(contentsOf: run.text.utf8)
      ends.append(bytes.count)
    }
    self.bytes = bytes
    runEnds = ends
    attributes = text.runs.map(\.attributes)
    self.style = style
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
  }

  /// The cost of a layout in a cache, in characters.
  var cost: Int { bytes.count + 16 * (1 + attributes.count) }
}
