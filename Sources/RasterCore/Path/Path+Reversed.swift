import Foundation

extension Path {
  /// Returns the path drawn backwards: contours from the last to the first, each from its end.
  public func reversed() -> Path {
    var result = Path()
    for contour in contours().reversed() { result.appendReversed(contour) }
    return result
  }

  /// Returns the elements of each contour, every one beginning with a move.
  private func contours() -> [[Element]] {
    var contours: [[Element]] = []
    var start: CGPoint?
    var isOpen = false
    for element in elements {
      if case .move(let point) = element {
        start = point
        isOpen = true
        contours.append([element])
        continue
      }
      // A step without a move begins a contour of its own, as `Path` says.
      if !isOpen {
        let first = start ?? element.end ?? .zero
        start = first
        contours.append([.move(to: first)])
      }
      contours[contours.count - 1].append(element)
      isOpen = element != .close
    }
    return contours
  }

  private mutating func appendReversed(_ contour: [Element]) {
    let ends = contour.compactMap(\.end)
    guard let last = ends.last else { return }
    move(to: last)
    for (index, element) in contour.enumerated().reversed() where index > 0 && element != .close {
      // Backwards a step ends where the one before it did, and its control points change places.
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
