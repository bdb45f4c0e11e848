import LayoutCore

/// A flow layout as lines of characters, one per point, so that a test shows what it expects.
///
/// ```
/// a, b, c …  items        H  header        F  footer        ·  nothing
/// ```
///
/// Rows go along the axis and columns across it: the picture is the same for both axes.
func picture(
  _ sections: [FlowSection], axis: Axis, breadth: Double, contentInset: AxisInsets = .zero
) -> String {
  let container = FlowContainer(breadth: breadth, contentInset: contentInset)
  let geometry = FlowGeometry(axis: axis, container: container, sections: sections)
  let size = axis.size(geometry.contentSize)
  var rows = Array(
    repeating: [Character](repeating: "·", count: Int(size.across)), count: Int(size.along))
  for element in geometry.allElements() {
    let frame = axis.rect(element.frame)
    for row in Int(frame.along.start)..<Int(frame.along.end) {
      for column in Int(frame.across.start)..<Int(frame.across.end) {
        rows[row][column] = element.kind.character
      }
    }
  }
  return rows.map { String($0) }.joined(separator: "\n")
}

extension FlowElement.Kind {
  fileprivate var character: Character {
    switch self {
    case .header: "H"
    case .footer: "F"
    case .item(let number): Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(number)))
    }
  }
}

extension FlowItemSizes {
  /// Makes items from their extents across the axis, and one along it.
  init(_ lengths: [Double], thickness: Double = 1) {
    self.init(lengths.map { (thickness, $0) })
  }

  /// Makes items from their extents along and across the axis.
  init(_ sizes: [(along: Double, across: Double)]) {
    self.init()
    for size in sizes { append(AxisSize(along: size.along, across: size.across)) }
  }
}
