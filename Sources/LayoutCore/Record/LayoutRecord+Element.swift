public import Foundation

extension LayoutRecord {
  /// A cell, header, footer, supplementary or decoration view that the layout has placed.
  public struct Element: Sendable, Hashable {
    /// Whether it is a cell, a header, a footer or another view.
    public var kind: Kind
    /// The section and the item of the element.
    public var indexPath: ItemPlace
    /// The frame in the content, in points.
    public var frame: CGRect
    /// Its place in the stack: higher is in front.
    public var zIndex: Int
    /// The texts of its labels, one per line; nil without any, or where its views were not read.
    public var text: String?
    /// The fonts of the texts, each once, such as `Inter Bold 16, Inter Medium 11`.
    public var font: String?
    /// Its background colour as `#RRGGBB` or `#RRGGBBAA`; nil if it has none.
    public var color: String?
    /// The number of the line it is in within its section, for layouts that have lines.
    public var line: Int?
    /// The element's view with its subviews; nil if they were not recorded.
    public var view: View?

    /// Makes an element.
    public init(
      kind: Kind = .cell, indexPath: ItemPlace, frame: CGRect, zIndex: Int = 0,
      text: String? = nil, font: String? = nil, color: String? = nil, line: Int? = nil
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
  }
}

extension LayoutRecord.Element {
  /// The element as it is named in messages: `cell [0,3]`.
  public var label: String { "\(kind.rawValue) \(indexPath)" }

  /// Orders by index path, then kind, then everything that distinguishes twins.
  package static func precedes(_ a: Self, _ b: Self) -> Bool {
    if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
    // By name, as goldens hold it, so that the order of cases in the source does not matter.
    let kind = a.kind.rawValue
    let other = b.kind.rawValue
    if kind != other { return kind < other }
    if a.zIndex != b.zIndex { return a.zIndex < b.zIndex }
    return a.frame.coordinates.lexicographicallyPrecedes(b.frame.coordinates)
  }
}

extension Sequence<LayoutRecord.Element> {
  /// The first and the last of the elements that follow each other, as lists of elements are
  /// printed: `[0,0]–[0,11], [1,2]`.
  ///
  /// An element follows another of its kind and section that has the item before it.
  package var runs: [(first: LayoutRecord.Element, last: LayoutRecord.Element)] {
    reduce(into: []) { runs, element in
      if let last = runs.last?.last, element.follows(last) {
        runs[runs.count - 1].last = element
      } else {
        runs.append((element, element))
      }
    }
  }
}

extension LayoutRecord.Element {
  fileprivate func follows(_ other: Self) -> Bool {
    // Wrapping, since a golden may hold any number.
    kind == other.kind && indexPath.section == other.indexPath.section
      && indexPath.item == other.indexPath.item &+ 1
  }
}

extension LayoutRecord {
  /// The record with sections in order of their index, and elements by index path, then kind.
  ///
  /// Equal layouts are then equal values, whatever order they were collected in.
  package var ordered: LayoutRecord {
    var record = self
    record.sections.sort { $0.index < $1.index }
    if !hasOrderedElements { record.elements.sort(by: Element.precedes) }
    return record
  }

  /// Whether elements are in order already, as most are: sorting copies each with all it holds.
  private var hasOrderedElements: Bool {
    elements.indices.dropFirst().allSatisfy { index in
      // Places first, which are read where they are.
      let place = elements[index].indexPath
      let former = elements[index - 1].indexPath
      if former != place { return former < place }
      return !Element.precedes(elements[index], elements[index - 1])
    }
  }
}

extension CGRect {
  /// Left, top, width and height as set, so that a negative width stays negative.
  package var coordinates: [Double] {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }
}
