import Foundation

extension Path {
  /// Returns the path drawn backwards: the contours in reverse order, each from its end to its
  /// start.
  package func reversed() -> Path {
    var result = Path()
    for contour in contours().reversed() { result.appendReversed(contour) }
    return result
  }

  /// Returns the elements of each contour.
  ///
  /// Each contour begins with a `move`.
  func contours() -> [[Element]] {
    var contours: [[Element]] = []
    for element in explicitElements {
      if case .move = element { contours.append([]) }
      contours[contours.count - 1].append(element)
    }
    return contours
  }

  private mutating func appendReversed(_ contour: [Element]) {
    let ends = contour.compactMap(\.end)
    guard let last = ends.last else { return }
    move(to: last)
    for (index, element) in contour.enumerated().reversed() where index > 0 && element != .close {
      // In reverse, an element ends at the previous element's end point, and its control points
      // swap.
      let to = ends[index - 1]
      switch element {
      case .quadCurve(_, let c): addQuadCurve(to: to, control: c)
      case .curve(_, let c, let d): addCurve(to: to, control1: d, control2: c)
      default: addLine(to: to)
      }
    }
    if contour.last == .close { closeSubpath() }
  }
}
