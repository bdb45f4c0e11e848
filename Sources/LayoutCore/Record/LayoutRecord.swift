public import Foundation

/// The elements and metrics of a layout at one moment, as plain values.
///
/// The record is created from a collection view or, on a screen without one, from the views;
/// figures, goldens, reports of differences and commands read it instead of views. Frames are in
/// content coordinates: exact, in points, with y down, from the content's top left corner.
///
/// ```
/// content ┌──────────────┐
///         │ header       │
///         │┏ viewport ━━┓│   sections: insets, spacings, sizes of headers and footers
///         │┃ ▢ ▢ ▢      ┃│   elements: kind, index path, frame and visible content
///         │┗━━━━━━━━━━━━┛│
///         └──────────────┘
/// ```
public struct LayoutRecord: Sendable, Hashable {
  /// The direction in which the content scrolls; nil if it does not.
  public var scrollAxis: Axis?
  /// The size of the scrollable content.
  public var contentSize: CGSize
  /// The visible part of the content.
  public var viewport: CGRect
  /// The frame of the viewport on the screen.
  public var screenFrame: CGRect
  /// The insets around all content, including those for bars.
  public var contentInset: AxisInsets
  /// The safe area insets of the viewport, from bars, sensors and the home indicator.
  public var safeAreaInsets: AxisInsets
  /// The metrics of each section; empty for layouts that do not report them.
  public var sections: [Section]
  /// Cells, supplementary and decoration views, in the order of their index paths.
  public var elements: [Element]
  /// The root view of the screen that contains the elements; nil if it was not recorded.
  public var screen: View?
  /// The settings outside the layout, such as the text size; nil if they were not recorded.
  ///
  /// A dictionary that lacks a setting is still complete: the setting does not matter for the
  /// purpose of the record.
  public var settings: [Setting: String]?
  /// The version of the set of properties that the views were recorded with.
  package var viewVersion = ViewProperty.version

  /// Creates a record; by default, one without insets, sections and elements.
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
  /// Content that does not scroll is treated as if it scrolled vertically.
  public var axis: Axis { scrollAxis ?? .vertical }
}

extension LayoutRecord {
  /// The metrics of a section: insets, spacings, and the sizes of header and footer.
  public struct Section: Sendable, Hashable {
    /// The section's index.
    public var index: Int
    /// The insets between the section's edges and its items.
    public var inset: AxisInsets
    /// The minimum distance between lines.
    public var lineSpacing: Double
    /// The minimum distance between items of a line.
    public var interitemSpacing: Double
    /// The size that the layout requested for the header; zero if there is none.
    public var headerSize: CGSize
    /// The size that the layout requested for the footer; zero if there is none.
    public var footerSize: CGSize
    /// The measures that the layout itself provides as text; for a flow layout, only whether
    /// headers and footers are pinned to the visible bounds.
    public var measures: [Measure] = []
    /// The slots (rectangles before insets) of the visible groups and items.
    ///
    /// The slots are computed from the measures, and are neither compared nor stored.
    package var boxes = Derived<[CompositionalBox]>([])

    /// Creates the metrics of a section, by default without insets, spacings, header and footer.
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
