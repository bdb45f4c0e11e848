public import Foundation
public import LayoutCore
public import UIKit

/// What a collection view shows at one moment, as numbers.
///
/// Overlays, layout files and layout differences are made from this value and never ask a view.
/// Frames are in content coordinates: points, exact, from the content's top left corner.
public struct LayoutSnapshot: Sendable, Equatable {
  /// The direction in which the content scrolls.
  public var axis: Axis
  /// The size of all content.
  public var contentSize: CGSize
  /// The part of the content that the screen shows: the collection view's bounds.
  public var viewport: CGRect
  /// Where the viewport lies on the screen.
  public var screenFrame: CGRect
  /// The insets around the content, those for bars included.
  public var contentInset: UIEdgeInsets
  /// What bars, sensors and the home indicator take from the viewport.
  public var safeAreaInsets: UIEdgeInsets
  /// The metrics of each section; empty for layouts that have none.
  public var sections: [Section]
  /// Every element, ordered by section, then header, items and footer.
  public var elements: [Element]

  /// Makes a snapshot from its parts.
  public init(
    axis: Axis = .vertical, contentSize: CGSize, viewport: CGRect, screenFrame: CGRect,
    contentInset: UIEdgeInsets = .zero, safeAreaInsets: UIEdgeInsets = .zero,
    sections: [Section] = [], elements: [Element] = []
  ) {
    (self.axis, self.contentSize, self.viewport) = (axis, contentSize, viewport)
    (self.screenFrame, self.contentInset) = (screenFrame, contentInset)
    (self.safeAreaInsets, self.sections, self.elements) = (safeAreaInsets, sections, elements)
  }
}

extension LayoutSnapshot {
  /// What a section asks of the flow layout.
  public struct Section: Sendable, Equatable {
    /// The margins around the section's items.
    public var inset: UIEdgeInsets
    /// The least distance between two lines.
    public var minimumLineSpacing: CGFloat
    /// The least distance between two items of a line.
    public var minimumInteritemSpacing: CGFloat
    /// The extent of the header along the scroll axis; nothing without one.
    public var headerLength: CGFloat = 0
    /// The extent of the footer along the scroll axis; nothing without one.
    public var footerLength: CGFloat = 0

    /// Makes the metrics of a section.
    public init(
      inset: UIEdgeInsets = .zero, minimumLineSpacing: CGFloat = 10,
      minimumInteritemSpacing: CGFloat = 10
    ) {
      self.inset = inset
      self.minimumLineSpacing = minimumLineSpacing
      self.minimumInteritemSpacing = minimumInteritemSpacing
    }
  }

  /// The role an element plays.
  public enum Kind: Sendable, Hashable {
    /// An item of the data source.
    case cell
    /// The view above a section's items.
    case header
    /// The view below a section's items.
    case footer
    /// Another supplementary view, with its element kind.
    case supplementary(String)
    /// A decoration view, with its element kind.
    case decoration(String)

    /// The name that layout files use: the same for every element kind.
    public var name: String {
      switch self {
      case .cell: "cell"
      case .header: "header"
      case .footer: "footer"
      case .supplementary: "supplementary"
      case .decoration: "decoration"
      }
    }
  }

  /// A cell or another view that the layout has placed.
  public struct Element: Sendable, Equatable {
    /// The role of the element.
    public var kind: Kind
    /// The section of its index path.
    public var section: Int
    /// The item of its index path.
    public var item: Int
    /// Its frame in content coordinates.
    public var frame: CGRect
    /// Its place in the stack: higher is in front.
    public var zIndex: Int
    /// What can be read and seen in it, where that was looked at.
    public var look = Look()

    /// Makes an element from its parts.
    public init(kind: Kind = .cell, section: Int, item: Int, frame: CGRect, zIndex: Int = 0) {
      (self.kind, self.section, self.item) = (kind, section, item)
      (self.frame, self.zIndex) = (frame, zIndex)
    }
  }

  /// The rectangle of all content.
  var content: CGRect { CGRect(origin: .zero, size: contentSize) }
}
