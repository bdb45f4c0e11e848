public import Foundation

/// The elements and measures of a layout at one moment, as plain numbers.
///
/// A collection view makes it; figures are drawn from it, goldens store it, differences are
/// described from it and commands print it. None of them queries a view, and none has a type of its
/// own for it. Frames are in content coordinates: points, y down, exact, from the content's top
/// left corner.
///
/// ```
/// content ┌──────────────┐
///         │ header       │
///         │┏ viewport ━━┓│   sections: insets, spacings, sizes of headers and footers
///         │┃ ▢ ▢ ▢      ┃│   elements: kind, index path, frame and what can be seen in them
///         │┗━━━━━━━━━━━━┛│
///         └──────────────┘
/// ```
public struct LayoutRecord: Sendable, Hashable {
  /// The direction in which the content scrolls; nil if it does not.
  public var scrollAxis: Axis?
  /// The size of everything that can be scrolled to.
  public var contentSize: CGSize
  /// The part of the content that is seen.
  public var viewport: CGRect
  /// The frame of the viewport on the screen.
  public var screenFrame: CGRect
  /// The insets around all content, those for bars included.
  public var contentInset: AxisInsets
  /// The safe area insets of the viewport, from bars, sensors and the home indicator.
  public var safeAreaInsets: AxisInsets
  /// The measures of each section; empty for layouts that do not report them.
  public var sections: [Section]
  /// Cells, supplementary and decoration views, in the order of their index paths.
  public var elements: [Element]
  /// The views of the screen around the elements; nil if they were not recorded.
  public var screen: View?
  /// The settings around the layout, such as the device; nil if nothing is known of them.
  ///
  /// Where it is not nil, a setting that is missing does not matter to what the record is for.
  public var settings: [Setting: String]?

  /// Makes a record of its parts.
  public init(
    scrollAxis: Axis? = .vertical, contentSize: CGSize, viewport: CGRect,
    screenFrame: CGRect = .zero, contentInset: AxisInsets = .zero,
    safeAreaInsets: AxisInsets = .zero, sections: [Section] = [], elements: [Element] = []
  ) {
    self.scrollAxis = scrollAxis
    self.contentSize = contentSize
    self.viewport = viewport
    self.screenFrame = screenFrame
    self.contentInset = contentInset
    self.safeAreaInsets = safeAreaInsets
    self.sections = sections
    self.elements = elements
  }

  /// The direction in which lines follow each other.
  ///
  /// Content that does not scroll is laid out as if it did vertically.
  public var axis: Axis { scrollAxis ?? .vertical }
}

extension LayoutRecord {
  /// The measures of a section: insets, spacings, header and footer.
  public struct Section: Sendable, Hashable {
    /// The section's number.
    public var index: Int
    /// The distances between the section's sides and its items.
    public var inset: AxisInsets
    /// The least distance between lines.
    public var lineSpacing: Double
    /// The least distance between items of one line.
    public var interitemSpacing: Double
    /// The size that the layout requested for the header; zero without one.
    public var headerSize: CGSize
    /// The size that the layout requested for the footer; zero without one.
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
