import Foundation
import LayoutCore

/// The options for labelling the length of a gap: inside the gap, or outside at the end of a
/// leader.
///
/// In order of preference:
///
///     inline    ├── 45 pt ──┤        on the dimension line, if it fits
///     through   ┤├──────────── 10 pt  beyond the screen, with a leader through the gap's open end
///     beyond    10 pt ───├┤           in line with the dimension line, beyond the screen
///     beside    at a short distance, over other content
struct Callout {
  /// The measured gap, in picture coordinates.
  var gap: CGRect
  /// The direction in which the gap is measured.
  var axis: Axis
  /// The size of the label, including its background.
  var size: CGSize
  /// The frames of the figure's parts in the picture, in which the label is placed.
  var page: AnnotationPage
  /// The rectangles that labels avoid if possible.
  var obstacles: [CGRect]

  /// The distance of labels from the screen, in points.
  static let lead: CGFloat = 9
  /// The length of the dimension line left on each side of an inline label, in points.
  static let inlineRoom: CGFloat = 6

  /// All options for the label.
  var options: [LabelOption] {
    var options = inline + through + beyond + beside
    // The costs are changed in place, because a gap has more than a hundred options, which would
    // take time to copy.
    for index in options.indices {
      options[index].avoid(page.words)
      if options[index].frame.maxY <= page.screen.minY { options[index].cost += Self.costOfTop }
    }
    return options
  }

  /// The cost of a label above the screen, where it would increase the distance between the picture
  /// and its heading.
  private static let costOfTop: CGFloat = 4
}

extension Callout {
  /// The axis perpendicular to the measured one.
  var cross: Axis { axis.turned }
  /// The middle of the measured length.
  var middle: CGFloat { gap.middle(axis) }

  /// Returns the dimension line at a coordinate across the gap.
  func measure(at place: CGFloat) -> Segment {
    Segment(
      start: axis.point(along: gap.lower(axis), across: place),
      end: axis.point(along: gap.upper(axis), across: place))
  }

  /// Returns the frame of the label, centred on a point.
  func plate(along: CGFloat, across: CGFloat) -> CGRect {
    CGRect(center: axis.point(along: along, across: across), size: size)
  }

  /// Returns coordinates for the dimension line across the gap, the middle first; the cost of each
  /// is its index, so that earlier ones are preferred.
  func places(keeping margin: CGFloat) -> [(place: CGFloat, cost: CGFloat)] {
    let (lower, upper) = (gap.lower(cross) + margin, gap.upper(cross) - margin)
    guard lower <= upper else { return [] }
    return [0.5, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625].enumerated().map { index, fraction in
      (lower + (upper - lower) * fraction, CGFloat(index))
    }
  }
}

extension Callout {
  /// The options with the label on the dimension line, inside the gap.
  private var inline: [LabelOption] {
    guard gap.length(axis) >= axis.along(size) + 2 * Self.inlineRoom else { return [] }
    return places(keeping: cross.along(size) / 2 + 1).map { place, cost in
      LabelOption(
        frame: plate(along: middle, across: place), measure: measure(at: place), cost: cost)
    }
  }
}
