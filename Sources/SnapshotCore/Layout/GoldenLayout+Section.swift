public import Foundation

extension GoldenLayout {
  /// Distances from the four sides, in points.
  public struct Insets: Sendable, Hashable {
    /// The distance from the top side.
    public let top: Double
    /// The distance from the left side.
    public let left: Double
    /// The distance from the bottom side.
    public let bottom: Double
    /// The distance from the right side.
    public let right: Double

    /// No distance from any side.
    public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

    /// Makes insets from the four distances.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// What a section asks of its lines: insets, spacings, header and footer.
  public struct Section: Sendable, Hashable {
    /// The section's number.
    public let index: Int
    /// The distances between the section's sides and its items.
    public let inset: Insets
    /// The least distance between lines.
    public let lineSpacing: Double
    /// The least distance between items of one line.
    public let interitemSpacing: Double
    /// The size asked for the header; zero without one.
    public let headerSize: CGSize
    /// The size asked for the footer; zero without one.
    public let footerSize: CGSize

    /// Makes a section's metrics.
    public init(
      index: Int, inset: Insets = .zero, lineSpacing: Double = 0, interitemSpacing: Double = 0,
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
