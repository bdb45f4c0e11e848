import Foundation
public import LayoutCore
public import LayoutStage

/// The kind of a layout: its properties other than the sizes of cells, such as the number of
/// columns and the clipped texts.
///
///     ▢ ▢ ▢            ▢  ▢  ▢           ▢ ▢ ▢ ▢
///     ▢ ▢ ▢  one kind  ▢  ▢  ▢  another  ▢ ▢ ▢
///     ▢                ▢
public struct LayoutKind: Sendable, Hashable {
  /// The axis along which lines follow each other.
  public var axis: Axis
  /// The maximum number of cells next to each other in a line; if the cells do not form lines, the
  /// number of different positions across the axis at which they begin.
  public var columns: Int
  /// The number of cells in each line, section by section; empty for a section whose cells do not
  /// form lines, such as one with columns of unequal heights.
  ///
  /// Sections that scroll across the axis are left out.
  public var lines: [[Int]]
  /// The names of the headers and footers that are not empty, such as `header [0, 0]`.
  public var headersAndFooters: [String]
  /// The texts that are clipped by their labels.
  public var clippedTexts: [String]
  /// The names of the constraints that were broken because of a conflict.
  public var brokenConstraints: [String]
  /// The names of the views that are partly outside the window; always empty for the layout of a
  /// collection view.
  package var viewsOutside: [String] = []
  /// Whether there is more content than fits into the window.
  public var scrolls: Bool
  /// The size classes of the window.
  public var sizeClasses: Device.SizeClasses

  /// Makes the kind of a layout.
  ///
  /// - Parameters:
  ///   - record: the layout.
  ///   - sizeClasses: the size classes of the window.
  ///   - clippedTexts: the texts that are clipped by their labels.
  ///   - brokenConstraints: the constraints that were broken because of a conflict.
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

  /// Makes the kind of a screen without a collection view.
  init(
    screenWith sizeClasses: Device.SizeClasses, clippedTexts: [String],
    brokenConstraints: [String], viewsOutside: [String]
  ) {
    (axis, columns, lines, headersAndFooters, scrolls) = (.vertical, 0, [], [], false)
    (self.sizeClasses, self.clippedTexts) = (sizeClasses, clippedTexts)
    (self.brokenConstraints, self.viewsOutside) = (brokenConstraints, viewsOutside)
  }

  /// The number of lines in all sections; nil if the cells of a section do not form lines.
  public var lineCount: Int? {
    lines.contains(where: \.isEmpty) ? nil : lines.reduce(0) { $0 + $1.count }
  }
}

extension LayoutRecord {
  /// The cells of each section that has cells, in the order of the sections.
  fileprivate var cellsBySection: [[Element]] {
    // The cells of a section that scrolls across the axis are in one line at every width, so they
    // are left out.
    let scrolling = sections.filter(\.scrollsAcross).map(\.index)
    let all = elements.filter { $0.kind == .cell && !scrolling.contains($0.indexPath.section) }
    let cells = Dictionary(grouping: all, by: \.indexPath.section)
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether there is more content along the scroll axis than fits between the insets.
  fileprivate var scrolls: Bool {
    let available = axis.along(viewport.size) - contentInset.start - contentInset.end
    return axis.along(contentSize) > available + 0.01
  }
}

extension [LayoutRecord.Element] {
  /// The number of cells in each line; empty if the cells do not form lines.
  fileprivate var cellsPerLine: [Int] {
    let lines = compactMap(\.line)
    guard lines.count == count else { return [] }
    return Dictionary(grouping: lines) { $0 }.sorted { $0.key < $1.key }.map(\.value.count)
  }
}

extension Axis {
  /// Returns the number of distinct positions across the axis at which cells begin, to half a
  /// point.
  fileprivate func columns(of cells: [LayoutRecord.Element]) -> Int {
    Set(cells.map { (across($0.frame.origin) * 2).rounded() }).count
  }
}
