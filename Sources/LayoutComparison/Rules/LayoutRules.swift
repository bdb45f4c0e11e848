/// The rules that a layout must keep whatever its golden holds.
///
/// A golden that was recorded with two cells on top of each other agrees for ever; a rule does not.
/// A snapshot that breaks one is an error: it is neither compared nor recorded, and cannot be
/// accepted.
public struct LayoutRules: OptionSet, Sendable, Hashable {
  /// One bit for each rule.
  public let rawValue: Int

  /// Every frame is made of numbers, and no side is negative.
  public static let finiteFrames = LayoutRules(rawValue: 1 << 0)
  /// No two cells are on each other.
  public static let separateCells = LayoutRules(rawValue: 1 << 1)
  /// Every cell is inside the content's size, so that it can be scrolled to.
  public static let insideContent = LayoutRules(rawValue: 1 << 2)
  /// Every frame begins and ends where pixels do.
  public static let wholePixels = LayoutRules(rawValue: 1 << 3)
  /// No two elements have the same kind and index path.
  public static let uniqueElements = LayoutRules(rawValue: 1 << 4)

  /// Every rule that is known.
  public static let all: LayoutRules = [
    .finiteFrames, .separateCells, .insideContent, .wholePixels, .uniqueElements,
  ]

  /// Makes a set of rules from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension [RecordedLayout] {
  /// Returns the violations of rules by the layouts, a line each.
  package func objections(by rules: LayoutRules) -> [String] {
    flatMap { pane in
      let name = pane.name.isEmpty ? "" : "\(pane.name): "
      return pane.objections(by: rules).map { Quotation.line(name + $0) }
    }
  }
}
