public import Foundation

extension GoldenLayout {
  /// What an element is: a cell, a header, a footer, or a kind of the layout's own.
  public struct Kind: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
    /// The kind's name as goldens store it.
    public let rawValue: String

    /// A cell.
    public static let cell: Kind = "cell"
    /// A section's header.
    public static let header: Kind = "header"
    /// A section's footer.
    public static let footer: Kind = "footer"
    /// A supplementary element that is neither header nor footer.
    public static let supplementary: Kind = "supplementary"
    /// A decoration.
    public static let decoration: Kind = "decoration"
    /// Words beside the content, in a sheet, that say what came of the layout.
    public static let caption: Kind = "caption"

    /// Makes a kind of any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a kind of any name.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// A section's number and a number within it.
  public struct Index: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The section's number.
    public let section: Int
    /// The number within the section.
    public let item: Int

    /// Makes an index.
    public init(_ section: Int, _ item: Int) {
      self.section = section
      self.item = item
    }

    /// Tells whether one index stands before another.
    public static func < (lhs: Index, rhs: Index) -> Bool {
      (lhs.section, lhs.item) < (rhs.section, rhs.item)
    }

    /// The index as it is written in messages: `[0,3]`.
    public var description: String { "[\(section),\(item)]" }
  }

  /// One cell, header, footer, supplementary or decoration element.
  public struct Element: Sendable, Hashable {
    /// What the element is.
    public let kind: Kind
    /// Which of its kind it is.
    public let indexPath: Index
    /// Where it stands in the content, in points.
    public let frame: CGRect
    /// Its place in the stack; greater is nearer.
    public let zIndex: Int
    /// The text it shows, if any.
    public let text: String?
    /// The font of the text, such as `Inter Semibold 13`.
    public let font: String?
    /// Its colour, such as `#34C759`.
    public let color: String?
    /// The number of the line it stands in within its section, for layouts that have lines.
    public let line: Int?

    /// Makes an element.
    public init(
      kind: Kind = .cell, indexPath: Index, frame: CGRect, zIndex: Int = 0, text: String? = nil,
      font: String? = nil, color: String? = nil, line: Int? = nil
    ) {
      self.kind = kind
      self.indexPath = indexPath
      self.frame = frame
      self.zIndex = zIndex
      self.text = text
      self.font = font
      self.color = color
      self.line = line
    }

    /// The element as it is named in messages: `cell [0,3]`.
    public var label: String { "\(kind.rawValue) \(indexPath)" }

    /// Orders by index path, then kind, then everything that tells twins apart.
    static func precedes(_ a: Element, _ b: Element) -> Bool {
      if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
      if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
      if a.zIndex != b.zIndex { return a.zIndex < b.zIndex }
      return a.frame.coordinates.lexicographicallyPrecedes(b.frame.coordinates)
    }
  }
}
