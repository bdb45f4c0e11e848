import Foundation
import LayoutCore

extension Annotations {
  /// Draws the constraints of the screen and of elements whose views are told, with what each
  /// measures.
  mutating func addConstraints() {
    let shown = layout.shownConstraints.map { ShownConstraint($0, on: page) }
    for one in shown { mark(.constraint(one.line, one.meaning)) }
    // What is wrong is told first: it must find a place.
    let told = shown.filter(\.isWrong) + shown.filter { !$0.isWrong }
    place(told.compactMap { $0.request(metrics, page) })
  }
}

/// A constraint in a picture.
private struct ShownConstraint {
  let constraint: LayoutRecord.Constraint
  let line: Segment
  let meaning: Meaning
  let text: String

  init(_ constraint: LayoutRecord.Constraint, on page: AnnotationPage) {
    self.constraint = constraint
    line = Segment(
      start: page.rect(CGRect(origin: constraint.start, size: .zero)).origin,
      end: page.rect(CGRect(origin: constraint.end, size: .zero)).origin)
    meaning = constraint.meaning
    text = constraint.words
  }

  var isWrong: Bool { meaning == .broken || meaning == .ambiguous }

  private var isLevel: Bool { line.start.y == line.end.y }

  /// The label on the line, or beside it where the line is short; nil for aligned sides.
  func request(_ metrics: LabelMetrics, _ page: AnnotationPage) -> LabelRequest? {
    // Less than a point is what rounding to pixels leaves.
    guard constraint.length >= 1 || isWrong else { return nil }
    let size = metrics.size(text, .measure)
    let needed = isLevel ? size.width : size.height
    let length = isLevel ? line.box.width : line.box.height
    let places =
      length >= needed + 8 ? along(size) + beside(size).map { $0.costing(10) } : beside(size)
    return LabelRequest(text: text, role: .measure, meaning: meaning, options: places)
  }

  private func along(_ size: CGSize) -> [LabelOption] {
    [0.5, 0.35, 0.65, 0.2, 0.8].enumerated().map { index, part in
      LabelOption(frame: CGRect(center: point(at: part), size: size), cost: CGFloat(index))
    }
  }

  /// Next to the middle: over and under a level line, right and left of an upright one.
  private func beside(_ size: CGSize) -> [LabelOption] {
    let middle = point(at: 0.5)
    let (dx, dy): (CGFloat, CGFloat) =
      isLevel ? (0, size.height / 2 + 6) : (size.width / 2 + 6, 0)
    return [1, -1, 2, -2].enumerated().map { index, side in
      let center = CGPoint(x: middle.x + dx * side, y: middle.y + dy * side)
      return LabelOption(frame: CGRect(center: center, size: size), cost: CGFloat(index))
    }
  }

  private func point(at part: CGFloat) -> CGPoint {
    CGPoint(
      x: line.start.x + (line.end.x - line.start.x) * part,
      y: line.start.y + (line.end.y - line.start.y) * part)
  }
}

extension LayoutRecord.Constraint {
  fileprivate var meaning: Meaning {
    switch state {
    case .satisfied, .outweighed: .satisfied
    case .atLimit: .atLimit
    case .broken: .broken
    case .ambiguous: .ambiguous
    }
  }

  fileprivate var length: CGFloat { max(abs(end.x - start.x), abs(end.y - start.y)) }

  /// `16`; `≥ 8` at its limit, `44 ≥ 8` beyond it; `wants 120` where it is broken.
  fileprivate var words: String {
    let asked = CGFloat(abs(constant)).hundredths
    if state == .broken { return "wants \(sign)\(asked)" }
    if state == .atLimit { return "\(sign)\(asked)" }
    return sign.isEmpty ? length.hundredths : "\(length.hundredths) \(sign)\(asked)"
  }

  /// The relation of the distance; one that is counted backwards is compared the other way.
  private var sign: String {
    switch (relation, constant < 0) {
    case (">=", false), ("<=", true): "≥ "
    case ("<=", false), (">=", true): "≤ "
    default: ""
    }
  }
}

extension LayoutRecord {
  /// The constraints of the screen and of elements, in content coordinates; without those that
  /// others outweigh, whose lines would say what is not so.
  fileprivate var shownConstraints: [Constraint] {
    var found: [Constraint] = []
    if let screen {
      let corner = CGPoint(
        x: viewport.minX - screenFrame.minX, y: viewport.minY - screenFrame.minY)
      screen.collect(into: &found, around: corner, at: corner)
    }
    for element in elements {
      let corner = element.frame.origin
      element.view?.collect(into: &found, around: corner, at: corner)
    }
    return found.filter { $0.state != .outweighed }
  }
}

extension LayoutRecord.View {
  /// Adds the view's constraints and those of the views in it.
  ///
  /// - Parameters:
  ///   - found: the constraints so far.
  ///   - outer: where the coordinates of the view's frame begin in the content.
  ///   - corner: where the view's own upper left corner is.
  fileprivate func collect(
    into found: inout [LayoutRecord.Constraint], around outer: CGPoint, at corner: CGPoint
  ) {
    guard properties[.hidden] == nil else { return }
    for constraint in constraints {
      var moved = constraint.besideWords(of: frame)
      moved.start = moved.start.moved(by: outer)
      moved.end = moved.end.moved(by: outer)
      found.append(moved)
    }
    let inner = CGPoint(x: corner.x - boundsOrigin.x, y: corner.y - boundsOrigin.y)
    for view in views {
      view.collect(into: &found, around: inner, at: view.frame.origin.moved(by: inner))
    }
  }
}

extension LayoutRecord.Constraint {
  /// The constraint with the line of a width near the lower edge of its view, and that of a height
  /// near the right one: words and images are in the middle.
  fileprivate func besideWords(of frame: CGRect) -> Self {
    var moved = self
    if start == CGPoint(x: frame.minX, y: frame.midY), end == CGPoint(x: frame.maxX, y: start.y) {
      moved.start.y = frame.maxY - min(7, frame.height / 4)
      moved.end.y = moved.start.y
    } else if start == CGPoint(x: frame.midX, y: frame.minY),
      end == CGPoint(x: start.x, y: frame.maxY)
    {
      moved.start.x = frame.maxX - min(14, frame.width / 4)
      moved.end.x = moved.start.x
    }
    return moved
  }
}

extension CGPoint {
  fileprivate func moved(by distance: CGPoint) -> CGPoint {
    CGPoint(x: x + distance.x, y: y + distance.y)
  }
}
