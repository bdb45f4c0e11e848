public import Foundation

extension LayoutRecord {
  /// A cell, header, footer, supplementary view or decoration view, with its frame in the layout.
  public struct Element: Sendable, Hashable {
    /// The kind of the element: a cell, a header, a footer or another view.
    public var kind: Kind
    /// The section and the item of the element.
    public var indexPath: ItemPlace
    /// The frame in content coordinates, in points.
    public var frame: CGRect
    /// The z-index; elements with larger values are in front.
    public var zIndex: Int
    /// The texts of the labels, one per line; nil if there are none, or if the views were not
    /// recorded.
    public var text: String?
    /// The fonts of the texts, without repetitions, such as `Inter Bold 16, Inter Medium 11`; nil
    /// if there are no texts.
    public var font: String?
    /// The background colour as `#RRGGBB` or `#RRGGBBAA`; nil if there is none.
    public var color: String?
    /// The number of the element's line in its section; nil if the layout has no lines.
    public var line: Int?
    /// The element's view with its subviews; nil if they were not recorded.
    public var view: View?

    /// Creates an element, by default a cell of which only the frame is recorded.
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
  /// The element's name in messages: `cell [0,3]`.
  public var label: String { "\(kind.rawValue) \(indexPath)" }

  /// Returns whether an element precedes another: by index path, then by kind, and then by the
  /// values that distinguish elements of the same kind and index path.
  package static func precedes(_ a: Self, _ b: Self) -> Bool {
    if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
    // Kinds are compared by name, so that the order of cases in the source does not matter.
    let kind = a.kind.rawValue
    let other = b.kind.rawValue
    if kind != other { return kind < other }
    if a.zIndex != b.zIndex { return a.zIndex < b.zIndex }
    return a.frame.coordinates.lexicographicallyPrecedes(b.frame.coordinates)
  }
}

extension Sequence<LayoutRecord.Element> {
  /// The first and the last element of each run of consecutive elements, used to print lists of
  /// elements: `[0,0]–[0,11], [1,2]`.
  ///
  /// An element continues a run if the previous element has the same kind and section, and an item
  /// index smaller by one.
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
    // With `&+` the addition cannot trap: a golden can contain any number, even `Int.max`.
    kind == other.kind && indexPath.section == other.indexPath.section
      && indexPath.item == other.indexPath.item &+ 1
  }
}

extension LayoutRecord {
  /// The record with sections sorted by index, and elements by index path and kind.
  ///
  /// Equal layouts are then equal values, regardless of the order in which they were collected.
  package var ordered: LayoutRecord {
    var record = self
    record.sections.sort { $0.index < $1.index }
    if !hasOrderedElements { record.elements.sort(by: Element.precedes) }
    return record
  }

  /// Whether the elements are already sorted, as they mostly are; sorting would copy each element.
  private var hasOrderedElements: Bool {
    elements.indices.dropFirst().allSatisfy { index in
      // Index paths are compared first, because they can be read without copying the elements.
      let place = elements[index].indexPath
      let former = elements[index - 1].indexPath
      if former != place { return former < place }
      return !Element.precedes(elements[index], elements[index - 1])
    }
  }
}

extension CGRect {
  /// The left, top, width and height as stored, so that a negative width stays negative.
  package var coordinates: [Double] {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }
}
