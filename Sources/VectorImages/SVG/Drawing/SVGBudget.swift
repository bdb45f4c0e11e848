import Basics

/// The amount of work that drawing a document has required so far, and its limits.
///
/// With references, a short document can require any amount of work: ten elements, each of which
/// uses the previous one ten times, draw 10¹⁰ shapes.
struct SVGBudget {
  /// The maximum number of commands; commands of repeated content are counted each time.
  static let commandLimit = 200_000
  /// The maximum number of elements of all paths, with repeated content counted each time.
  static let pathLimit = 2_000_000
  /// The maximum number of dashes and gaps of all strokes together.
  static let dashLimit = 1_000_000
  /// The maximum depth of nested elements, including those reached by references.
  static let depthLimit = 96
  /// The maximum number of pixels of all images and blurs together.
  static let pixelLimit = 1 << 25

  var commands = 0
  var pathElements = 0
  var dashes = 0
  var depth = 0
  var pixels = 0
  /// Whether a limit was exceeded; still true when the drawing has left the elements that were
  /// nested too deeply.
  var isExceeded = false

  /// A message that names the exceeded limit, for an error; nil if no limit is exceeded.
  var problem: String? {
    if commands > Self.commandLimit {
      return "more than \(Self.commandLimit) shapes and groups are drawn, with repeated ones"
    }
    if pathElements > Self.pathLimit {
      return "paths have more than \(Self.pathLimit) lines and curves, with repeated ones"
    }
    if dashes > Self.dashLimit { return "more than \(Self.dashLimit) dashes are drawn" }
    if depth > Self.depthLimit { return "elements are nested deeper than \(Self.depthLimit)" }
    if pixels > Self.pixelLimit { return "images have more than \(Self.pixelLimit) pixels" }
    return nil
  }
}
