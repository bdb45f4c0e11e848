import Foundation
import LayoutCore

/// Something that wants a place among dimension lines.
enum DimensionRequest: Equatable {
  /// A length, with its line and its number.
  case dimension(MeasuredLength)
  /// Words alone, in one of some places, the best first.
  case words([CGRect])

  /// Returns every way to draw it.
  func options(around screen: CGRect) -> [DimensionOption] {
    switch self {
    case .dimension(let dimension): dimension.options(around: screen)
    case .words(let places):
      places.enumerated().map { index, place in
        DimensionOption(
          line: Segment(start: place.center, end: place.center), label: place,
          cost: CGFloat(index) * 0.4 + (index < 2 ? 0 : 1))
      }
    }
  }

  /// Returns the ways to draw it that go on where lines end.
  func options(joining others: [DimensionOption], around screen: CGRect) -> [DimensionOption] {
    guard case .dimension(let dimension) = self else { return [] }
    let places = others.map(\.line).filter(dimension.adjoins).map(\.place)
    return dimension.options(at: places, around: screen)
  }

  /// Whether an option lacks its position.
  func isMissing(_ option: DimensionOption?) -> Bool {
    guard let option else { return true }
    if case .dimension(let dimension) = self, dimension.label == nil { return false }
    return option.label == nil
  }

  /// The measured length, in points.
  var length: CGFloat {
    if case .dimension(let dimension) = self { dimension.upper - dimension.lower } else { 0 }
  }
}

extension MeasuredLength {
  /// Whether a dimension line ends where this length begins, or the other way round.
  fileprivate func adjoins(_ line: Segment) -> Bool {
    line.axis == axis && (abs(line.span.end - lower) < 1 || abs(line.span.start - upper) < 1)
  }
}
