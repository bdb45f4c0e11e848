import Foundation

/// The frames of the picture and the texts on the plate, the part of a marker above its stick.
///
/// The picture is above the text, or beside it if the plate is low and wide.
struct MarkerLayout {
  private(set) var picture: CGRect
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero
  private(set) var facts = CGRect.zero
  private(set) var detail = CGRect.zero

  /// The height of the text below a picture: name, second name, facts and two lines of detail.
  private static let wordsHeight: CGFloat = 104

  /// Computes the frames of the picture and of the texts on a plate.
  init(plate: CGRect, hasPicture: Bool, hasFacts: Bool) {
    let isWide = plate.height < 150 && plate.width > plate.height
    guard hasPicture else {
      picture = .zero
      stack(in: plate.padded(9, 8), hasFacts: hasFacts)
      return
    }
    // The picture occupies 36 % of the plate or, on a tall plate, all the height that the text does
    // not need.
    let distance =
      isWide ? plate.width * 0.36 : max(plate.height * 0.36, plate.height - Self.wordsHeight)
    let parts = plate.divided(
      atDistance: distance.rounded(), from: isWide ? .minXEdge : .minYEdge)
    picture = parts.slice
    stack(in: parts.remainder.padded(isWide ? 8 : 9, 7), hasFacts: hasFacts)
  }

  /// Stacks the lines of text from the top.
  private mutating func stack(in available: CGRect, hasFacts: Bool) {
    var rest = available
    func take(_ height: CGFloat) -> CGRect {
      let (line, below) = rest.divided(atDistance: min(height, rest.height), from: .minYEdge)
      rest = below
      return line
    }
    title = take(20)
    subtitle = take(14)
    _ = take(6)
    if hasFacts {
      facts = take(18)
      _ = take(5)
    }
    detail = rest
  }
}
