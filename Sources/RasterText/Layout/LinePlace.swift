import Foundation

/// Where a line begins.
struct LinePlace {
  let paragraph: Paragraph
  /// Where the paragraph begins in the source, and where the next one does.
  let origin: Int, next: Int
  /// Where the line begins in the paragraph.
  var start: Int
  /// The upper edge of the line.
  var top: CGFloat
}
