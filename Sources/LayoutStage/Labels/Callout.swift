import Foundation
import LayoutCore

/// The ways to write the length of a gap: in it, or outside at the end of a leader.
///
/// In order of preference:
///
///     inline    ├── 45 pt ──┤        the value on the dimension line, where it fits
///     through   ┤├──────────── 10 pt  out through the gap's open end, beyond the screen
///     beyond    10 pt ───├┤           on from the dimension line's end, beyond the screen
///     beside    a short way off, over whatever is there
struct Callout {
  /// The stretch that is measured, in picture coordinates.
  var gap: CGRect
  /// The direction in which it is measured.
  var axis: Axis
  /// The size of the label's plate.
  var size: CGSize
  /// The picture that the callout is placed on.
  var page: AnnotationPage
  /// The rectangles that labels avoid if they can.
  var obstacles: [CGRect]

  /// The distance of labels from the screen.
  static let lead: CGFloat = 9
  /// The length of dimension line that is left on each side of an inline label.
  static let inlineRoom: CGFloat = 6

  /// Every way to write the label.
  var options: [LabelOption] {
    var options = inline + through + beyond + beside
    // In place: there are a hundred and more of them for a gap.
    for index in options.indices {
      options[index].avoid(page.words)
      if options[index].frame.maxY <= page.screen.minY { options[index].cost += Self.costOfTop }
    }
    return options
  }

  /// A label above the screen moves the picture away from its heading.
  private static let costOfTop: CGFloat = 4
}

extension Callout {
  /// The axis along which the gap goes on.
  var cross: Axis { axis.turned }
  /// The middle of the measured length.
  var middle: CGFloat { gap.middle(axis) }

  /// The dimension line at a place across the gap.
  func measure(at place: CGFloat) -> Segment {
    Segment(
      start: axis.point(along: gap.lower(axis), across: place),
      end: axis.point(along: gap.upper(axis), across: place))
  }

  /// The plate around a point.
  func plate(along: CGFloat, across: CGFloat) -> CGRect {
    CGRect(center: axis.point(along: along, across: across), size: size)
  }

  /// Places across the gap, the middle first, each with the cost of leaving the middle.
  func places(keeping margin: CGFloat) -> [(place: CGFloat, cost: CGFloat)] {
    let (lower, upper) = (gap.lower(cross) + margin, gap.upper(cross) - margin)
    guard lower <= upper else { return [] }
    return [0.5, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625].enumerated().map { index, fraction in
      (lower + (upper - lower) * fraction, CGFloat(index))
    }
  }
}

extension Callout {
  /// Labels on the dimension line, in the gap.
  private var inline: [LabelOption] {
    guard gap.length(axis) >= axis.along(size) + 2 * Self.inlineRoom else { return [] }
    return places(keeping: cross.along(size) / 2 + 1).map { place, cost in
      LabelOption(
        frame: plate(along: middle, across: place), measure: measure(at: place), cost: cost)
    }
  }
}
