import Foundation
public import LayoutCore
public import LayoutStage

/// The properties that two layouts of the same items share if they are of one kind, however large
/// their cells are.
///
///     ▢ ▢ ▢            ▢  ▢  ▢           ▢ ▢ ▢ ▢
///     ▢ ▢ ▢  one kind  ▢  ▢  ▢  another  ▢ ▢ ▢
///     ▢                ▢
public struct LayoutKind: Sendable, Hashable {
  /// The direction in which lines follow each other.
  public var axis: Axis
  /// The most cells that are beside each other in a line.
  public var columns: Int
  /// The number of cells in each line, section by section; empty for a section without lines, such
  /// as one with columns of unequal heights.
  public var lines: [[Int]]
  /// The headers and footers that there are: `header [0, 0]`.
  public var headersAndFooters: [String]
  /// The texts that their labels cut.
  public var clippedTexts: [String]
  /// The constraints that a conflict has set aside.
  public var brokenConstraints: [String]
  /// Whether there is more content than fits.
  public var scrolls: Bool
  /// Whether the window is compact or regular.
  public var sizeClasses: Device.SizeClasses

  /// Reads the kind of a layout.
  ///
  /// - Parameters:
  ///   - record: the layout.
  ///   - sizeClasses: those of the window.
  ///   - clippedTexts: the texts that their labels cut.
  ///   - brokenConstraints: the constraints that are set aside.
  public init(
    of record: LayoutRecord, sizeClasses: Device.SizeClasses, clippedTexts: [String] = [],
    brokenConstraints: [String] = []
  ) {
    let sections = record.numberingLines().cellsBySection
    let lines = sections.map(\.cellsPerLine)
    let apart = zip(lines, sections).filter { $0.0.isEmpty }.map { record.axis.columns(of: $0.1) }
    axis = record.axis
    columns = (lines.joined() + apart).max() ?? 0
    self.lines = lines
    headersAndFooters = record.elements
      .filter { ($0.kind == .header || $0.kind == .footer) && !$0.frame.isEmpty }.map(\.name)
    (self.sizeClasses, self.clippedTexts) = (sizeClasses, clippedTexts)
    self.brokenConstraints = brokenConstraints
    scrolls = record.scrolls
  }

  /// The number of lines of all sections; nil if a section has none.
  public var lineCount: Int? {
    lines.contains(where: \.isEmpty) ? nil : lines.reduce(0) { $0 + $1.count }
  }
}

extension LayoutRecord {
  /// The cells of each section that has any, in the order of the sections.
  fileprivate var cellsBySection: [[Element]] {
    let cells = Dictionary(grouping: elements.filter { $0.kind == .cell }, by: \.indexPath.section)
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether there is more content along the axis than fits between the insets.
  fileprivate var scrolls: Bool {
    let available = axis.along(viewport.size) - contentInset.start - contentInset.end
    return axis.along(contentSize) > available + 0.01
  }
}

extension [LayoutRecord.Element] {
  /// The number of cells in each line; empty if they are in no lines.
  fileprivate var cellsPerLine: [Int] {
    let lines = compactMap(\.line)
    guard lines.count == count else { return [] }
    return Dictionary(grouping: lines) { $0 }.sorted { $0.key < $1.key }.map(\.value.count)
  }
}

extension Axis {
  /// Returns at how many places across the axis cells begin, to half a point.
  fileprivate func columns(of cells: [LayoutRecord.Element]) -> Int {
    Set(cells.map { (across($0.frame.origin) * 2).rounded() }).count
  }
}
