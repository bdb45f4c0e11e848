/// The area of our picture that corresponds to one of the real picture.
///
/// It is the nearest one of the same colour; but if that one has moved, and an area of another
/// colour is within one pixel of the place, it is that area.
struct AreaMatch {
  /// The distances of the left, top, right and bottom edges; nil if there is no such area.
  let distances: [Int?]
  /// Whether the area that was found has the same colour.
  let hasColour: Bool

  init(_ area: PictureParts.Area, in ours: [PictureParts.Area], farthest: Int) {
    var (alike, other): ((Int, PixelBox)?, (Int, PixelBox)?)
    for candidate in ours {
      let distance = area.box.distance(to: candidate.box)
      if distance > farthest { continue }
      if areAlike(area.colour, candidate.colour) {
        if distance < alike?.0 ?? .max { alike = (distance, candidate.box) }
      } else if distance < other?.0 ?? .max {
        other = (distance, candidate.box)
      }
    }
    if let found = other, found.0 <= 1, alike?.0 ?? .max > 1 {
      (distances, hasColour) = (Self.distances(area.box, found.1), false)
    } else if let found = alike {
      (distances, hasColour) = (Self.distances(area.box, found.1), true)
    } else {
      (distances, hasColour) = ([nil, nil, nil, nil], false)
    }
  }

  private static func distances(_ one: PixelBox, _ other: PixelBox) -> [Int?] {
    zip(one.edges, other.edges).map { abs($0 - $1) }
  }
}
