import Measures

/// The numbers of a project's pictures, or of some of them.
struct Tally {
  var drawn = 0
  var sameSize = 0
  /// The pictures whose height differs by at most one pixel; their widths depend on texts.
  var sameHeight = 0
  var identical = 0
  var identicalOutsideText = 0
  var identicalBesideText = 0
  var edges = Score(), letterEdges = Score(), colours = Score(), texts = Score()
  var worstEdge = 0.0
  private var textPixels = 0, pixels = 0

  init(_ results: [PictureResult]) {
    for result in results {
      guard let comparison = result.comparison else { continue }
      add(comparison, scale: result.scale)
    }
  }

  private mutating func add(_ comparison: Comparison, scale: Int) {
    drawn += 1
    sameHeight += abs(comparison.real.height - comparison.ours.height) <= 1 ? 1 : 0
    guard comparison.hasSameSize else { return }
    sameSize += 1
    identical += comparison.isIdentical ? 1 : 0
    identicalOutsideText += comparison.isIdenticalOutsideText ? 1 : 0
    identicalBesideText += comparison.isIdenticalBesideText ? 1 : 0
    edges += comparison.edges
    letterEdges += comparison.letterEdges
    colours += comparison.colours
    texts += comparison.texts
    worstEdge = max(worstEdge, Double(comparison.worstEdge) / Double(scale))
    textPixels += comparison.textPixels
    pixels += comparison.real.width * comparison.real.height
  }

  /// The share of all pixels that the rectangles of text cover.
  var maskedPart: Double { pixels == 0 ? 0 : Double(textPixels) / Double(pixels) }

  /// The numbers that may only rise, by their names.
  var numbers: [String: Int] {
    [
      "drawn": drawn, "same size": sameSize, "same height": sameHeight, "identical": identical,
      "identical outside of text": identicalOutsideText,
      "identical two points from text": identicalBesideText, "edges": edges.right,
      "edges of letters": letterEdges.right, "colours": colours.right, "texts": texts.right,
    ]
  }
}
