public import Foundation

extension LayoutRecord {
  /// What a section was laid out with: insets, spacings, header and footer.
  public struct Section: Sendable, Hashable {
    /// The section's number.
    public var index: Int
    /// The distances between the section's sides and its items.
    public var inset: AxisInsets
    /// The least distance between lines.
    public var lineSpacing: Double
    /// The least distance between items of one line.
    public var interitemSpacing: Double
    /// The size asked for the header; zero without one.
    public var headerSize: CGSize
    /// The size asked for the footer; zero without one.
    public var footerSize: CGSize

    /// Makes the measures of a section.
    public init(
      index: Int, inset: AxisInsets = .zero, lineSpacing: Double = 0, interitemSpacing: Double = 0,
      headerSize: CGSize = .zero, footerSize: CGSize = .zero
    ) {
      self.index = index
      self.inset = inset
      self.lineSpacing = lineSpacing
      self.interitemSpacing = interitemSpacing
      self.headerSize = headerSize
      self.footerSize = footerSize
    }
  }
}
