import Foundation
import LayoutCore

/// A request to place a dimension line or a text in a picture.
enum DimensionRequest: Equatable {
  /// A measured length, with its line and its number.
  case dimension(MeasuredLength)
  /// A text without a line, with the frames that are possible for it, the best first.
  case words([CGRect])

  /// Returns all options with which the request can be drawn.
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

  /// Returns the options whose lines continue existing dimension lines at their ends.
  func options(joining others: [DimensionOption], around screen: CGRect) -> [DimensionOption] {
    guard case .dimension(let dimension) = self else { return [] }
    let places = others.map(\.line).filter(dimension.adjoins).map(\.place)
    return dimension.options(at: places, around: screen)
  }

  /// Returns whether a request is drawn incompletely: without an option, or without its number.
  func isMissing(_ option: DimensionOption?) -> Bool {
    guard let option else { return true }
    if case .dimension(let dimension) = self, dimension.label == nil { return false }
    return option.label == nil
  }

  /// The measured length, in points; 0 for a text.
  var length: CGFloat {
    if case .dimension(let dimension) = self { dimension.upper - dimension.lower } else { 0 }
  }
}

extension MeasuredLength {
  /// Returns whether a line on the same axis ends where the length begins, or begins where the
  /// length ends.
  fileprivate func adjoins(_ line: Segment) -> Bool {
    line.axis == axis && (abs(line.span.end - lower) < 1 || abs(line.span.start - upper) < 1)
  }
}
