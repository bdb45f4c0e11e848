import Foundation
import LayoutCore

extension RecordedLayout {
  /// Returns the rules broken by the layout, one line for each violation, rule by rule.
  ///
  /// If `finiteFrames` is among the rules and a frame breaks it, only those frames are reported.
  func objections(by rules: LayoutRules) -> [String] {
    let wrong = layout.elements.filter { !$0.hasFiniteFrame }
    // No other rule is checked, because its result would be meaningless for such frames.
    if rules.contains(.finiteFrames) && !wrong.isEmpty {
      return wrong.map { "\($0.label) has the frame \($0.frameText)" }
    }
    let sound = layout.elements.filter(\.hasFiniteFrame)
    let cells = sound.filter { $0.kind == .cell }
    return (rules.contains(.uniqueElements) ? twins : [])
      + (rules.contains(.separateCells) ? CellOverlaps(cells, along: layout.axis).words : [])
      + (rules.contains(.insideContent) ? cells.compactMap(outside) : [])
      + (rules.contains(.wholePixels) ? sound.compactMap(betweenPixels) : [])
  }

  private var twins: [String] {
    layout.elements.grouped { "\($0.kind.rawValue) \($0.indexPath)" }.filter { $0.count > 1 }
      .map { "\($0[0].label) occurs \($0.count) times" }
  }

  private func outside(_ cell: LayoutRecord.Element) -> String? {
    let sides = [
      ("left", -cell.frame.minX), ("top", -cell.frame.minY),
      ("right", cell.frame.maxX - layout.contentSize.width),
      ("bottom", cell.frame.maxY - layout.contentSize.height),
    ]
    let beyond = sides.filter { $0.1 > Self.slack }
    if beyond.isEmpty { return nil }
    let words = beyond.map { "\(Points.text(Double($0.1))) \($0.0)" }.joined(separator: ", ")
    return "\(cell.label) is outside the content: \(words)"
  }

  private func betweenPixels(_ element: LayoutRecord.Element) -> String? {
    let frame = element.frame
    let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { Double($0) * scale }
    if edges.allSatisfy({ abs($0 - $0.rounded()) <= Self.slack }) { return nil }
    return "\(element.label) is between pixels: \(element.frameText) at scale "
      + scale.shortest
  }

  /// The tolerance for rounding errors of sums of thirds, in points or pixels; an error of this
  /// size is not visible.
  static let slack = 0.001
}

extension LayoutRecord.Element {
  fileprivate var hasFiniteFrame: Bool {
    let numbers = frame.coordinates
    return numbers.allSatisfy(\.isFinite) && numbers[2] >= 0 && numbers[3] >= 0
  }

  /// The origin and the size as text, for messages.
  var frameText: String {
    let numbers = frame.coordinates.map { Points.text($0) }
    return "\(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])"
  }
}

/// Pairs of overlapping cells, found by a sweep along the scroll axis.
///
/// Each cell is compared only with earlier cells that extend beyond its start. In a layout without
/// overlaps, they are the earlier cells of its own line.
private struct CellOverlaps {
  private(set) var words: [String] = []

  /// The number of pairs at which the search ends; a stack of n cards has about n²/2 pairs.
  private static let limit = 100

  init(_ cells: [LayoutRecord.Element], along axis: Axis) {
    let places = cells.map { (cell: $0, extent: axis.extent(of: $0.frame)) }
    let ordered = places.sorted {
      ($0.extent.start, $0.cell.indexPath) < ($1.extent.start, $1.cell.indexPath)
    }
    var open: [(cell: LayoutRecord.Element, extent: (start: Double, end: Double))] = []
    for place in ordered {
      // Cells are sorted by their start: a cell that ends before this one starts overlaps no later
      // cell.
      open.removeAll { $0.extent.end - place.extent.start <= RecordedLayout.slack }
      words += open.compactMap { Self.words($0.cell, place.cell) }
      if words.count >= Self.limit { break }
      open.append(place)
    }
  }

  private static func words(
    _ first: LayoutRecord.Element, _ second: LayoutRecord.Element
  ) -> String? {
    let (a, b) = (first.frame, second.frame)
    let width = min(a.maxX, b.maxX) - max(a.minX, b.minX)
    let height = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    guard width > RecordedLayout.slack && height > RecordedLayout.slack else { return nil }
    let pair = [first, second].sorted { $0.indexPath < $1.indexPath }
    let size = Points.text([Double(width), Double(height)], separator: "×")
    return "\(pair[0].label) and \(pair[1].label) overlap by \(size)"
  }
}
