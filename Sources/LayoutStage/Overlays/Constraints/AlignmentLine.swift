import Foundation
import LayoutCore

/// A line through all sides that are aligned with each other, with its label.
///
///     leading
///        ┆
///        Ocimum basilicum
///        ┆
///        From India
///        ┆
struct AlignmentLine: Equatable {
  /// The axis along which the sides have the same position; the line runs across it.
  let axis: Axis
  /// The coordinate of the sides along the axis.
  let place: CGFloat
  /// The name of the aligned attribute: `leading`, `centerY`.
  let word: String
  /// The overlay style, which depends on the state of the constraints.
  let overlayStyle: OverlayStyle
  private var items: [CGRect]
  private var covered: [CGRect]

  private init(_ shown: ShownConstraint) {
    axis = shown.axis
    place = shown.axis.along(shown.end)
    (word, overlayStyle) = (shown.constraint.attribute, shown.overlayStyle)
    items = [shown.first] + (shown.second.map { [$0] } ?? [])
    // If a view is aligned with a view that contains it, the line extends only along the contained
    // view.
    let isInside = shown.second?.contains(shown.first) ?? false
    covered = isInside ? [shown.first] : items
  }

  /// Returns the lines of all aligned sides; lines that overlap or have a view in common are
  /// merged.
  static func lines(of constraints: [ShownConstraint]) -> [AlignmentLine] {
    constraints.filter { $0.kind == .alignment }.map(Self.init).reduce(into: []) { lines, line in
      let joined = lines.indices.filter { lines[$0].joins(line) }
      let merged = joined.reduce(line) { $0.merged(with: lines[$1]) }
      lines = lines.indices.filter { !joined.contains($0) }.map { lines[$0] } + [merged]
    }
  }

  private func joins(_ other: AlignmentLine) -> Bool {
    axis == other.axis && abs(place - other.place) < 0.5 && word == other.word
      && overlayStyle == other.overlayStyle
      && (items.contains(where: other.items.contains) || overlaps(other))
  }

  private func overlaps(_ other: AlignmentLine) -> Bool {
    ends.lower <= other.ends.upper && other.ends.lower <= ends.upper
  }

  private func merged(with other: AlignmentLine) -> AlignmentLine {
    var line = self
    line.items = other.items + items
    line.covered = other.covered + covered
    return line
  }

  /// The distance by which the line extends beyond the aligned items, in points.
  private static let overrun: CGFloat = 9
}

extension AlignmentLine {
  /// The start and the end of the line, as coordinates across the axis.
  private var ends: (lower: CGFloat, upper: CGFloat) {
    let across = axis.turned
    let lower = covered.map { $0.lower(across) }.min() ?? 0
    let upper = covered.map { $0.upper(across) }.max() ?? 0
    return (lower - Self.overrun, upper + Self.overrun)
  }

  /// Returns the segments of the line that are clear of text.
  func pieces(around texts: [CGRect]) -> [Segment] {
    let across = axis.turned
    var free = [ends]
    // The line may touch the edge of a text, which is often the aligned side, but must not cross
    // the text.
    for text in texts where text.lower(axis) + 1 < place && place < text.upper(axis) - 1 {
      let (start, end) = (text.lower(across) - 4, text.upper(across) + 4)
      free = free.flatMap { part in
        [(part.lower, min(part.upper, start)), (max(part.lower, end), part.upper)]
      }
    }
    return free.filter { $0.upper - $0.lower >= 6 }.map { part in
      Segment(
        start: axis.point(along: place, across: part.lower),
        end: axis.point(along: place, across: part.upper))
    }
  }

  /// Returns the possible frames of the line's label: beyond its ends, then beside them.
  func places(for size: CGSize) -> [CGRect] {
    let (along, across) = (axis.along(size), axis.across(size))
    let (lower, upper) = ends
    func frame(_ shift: CGFloat, _ position: CGFloat) -> CGRect {
      CGRect(center: axis.point(along: place + shift, across: position), size: size)
    }
    let beyond = [frame(0, lower - across / 2 - 1), frame(0, upper + across / 2 + 1)]
    let beside = [lower + across / 2, upper - across / 2].flatMap { position in
      [frame(along / 2 + 3, position), frame(-along / 2 - 3, position)]
    }
    return beyond + beside
  }
}
