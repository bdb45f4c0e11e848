/// The metrics of one section, as returned by the delegate.
///
/// The metrics stay the same when the collection view is rotated, until an invalidation causes them
/// to be requested again (B6).
package struct FlowSection: Sendable {
  package var items: FlowItemSizes
  /// The extent of the header along the axis; zero means that there is no header (A6).
  package var header: Double
  /// The extent of the footer along the axis; zero means that there is no footer (A6).
  package var footer: Double
  /// The insets around the lines.
  package var inset: AxisInsets
  /// The distance between two lines (A3, A4).
  package var lineSpacing: Double
  /// The minimum distance between two items of a line (A5).
  package var interitemSpacing: Double

  /// Creates a section; the defaults are zero.
  package init(
    items: FlowItemSizes, header: Double = 0, footer: Double = 0, inset: AxisInsets = .zero,
    lineSpacing: Double = 0, interitemSpacing: Double = 0
  ) {
    self.items = items
    self.header = FlowPolicy.length(header)
    self.footer = FlowPolicy.length(footer)
    self.inset = inset
    self.lineSpacing = FlowPolicy.distance(lineSpacing)
    self.interitemSpacing = FlowPolicy.distance(interitemSpacing)
  }
}
