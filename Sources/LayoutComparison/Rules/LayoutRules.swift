/// Rules that a layout must satisfy regardless of its golden.
///
/// A golden that was recorded with two overlapping cells would always match, but the rule is still
/// broken. A snapshot that breaks a rule is an error: the snapshot is neither compared nor
/// recorded, and cannot be accepted.
public struct LayoutRules: OptionSet, Sendable, Hashable {
  /// One bit for each rule.
  public let rawValue: Int

  /// Every frame has finite numbers and no negative size.
  public static let finiteFrames = LayoutRules(rawValue: 1 << 0)
  /// No two cells overlap.
  public static let separateCells = LayoutRules(rawValue: 1 << 1)
  /// Every cell is inside the content, so that it can be scrolled to.
  public static let insideContent = LayoutRules(rawValue: 1 << 2)
  /// The edges of every frame are on pixel boundaries.
  public static let wholePixels = LayoutRules(rawValue: 1 << 3)
  /// No two elements have the same kind and index path.
  public static let uniqueElements = LayoutRules(rawValue: 1 << 4)

  /// All rules.
  public static let all: LayoutRules = [
    .finiteFrames, .separateCells, .insideContent, .wholePixels, .uniqueElements,
  ]

  /// Creates a set of rules from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension [RecordedLayout] {
  /// Returns the rules broken by the layouts, one line for each violation.
  package func objections(by rules: LayoutRules) -> [String] {
    flatMap { pane in
      let name = pane.name.isEmpty ? "" : "\(pane.name): "
      return pane.objections(by: rules).map { Quotation.line(name + $0) }
    }
  }
}
