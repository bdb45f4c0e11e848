/// A detector of anti-aliased pixels at the edges of shapes.
///
/// An anti-aliased pixel has darker and brighter neighbours, and at most two that are as bright as
/// itself. The darkest or the brightest neighbour is in a flat area of both pictures, so the pixel
/// is part of a ramp between two flat areas, and not a detail. Source: V. Vyšniauskas,
/// "Anti-aliased Pixel and Intensity Slope Detector", 2009.
struct AntialiasingDetector {
  let metric: PerceptualMetric

  /// Returns whether a pixel of `plane` is anti-aliased, given the other picture.
  func isSoftEdge(_ x: Int, _ y: Int, in plane: PixelPlane, beside other: PixelPlane) -> Bool {
    guard let (darkest, brightest) = extremes(x, y, in: plane) else { return false }
    return isFlat(darkest, plane, other) || isFlat(brightest, plane, other)
  }

  private func isFlat(_ place: Place, _ plane: PixelPlane, _ other: PixelPlane) -> Bool {
    plane.hasManyTwins(place.x, place.y) && other.hasManyTwins(place.x, place.y)
  }

  private typealias Place = (x: Int, y: Int)

  /// Returns the darkest and the brightest neighbour; nil if either does not exist, or if more than
  /// two neighbours are as bright as the pixel.
  private func extremes(
    _ x: Int, _ y: Int, in plane: PixelPlane
  ) -> (darkest: Place, brightest: Place)? {
    // A neighbour outside the picture counts as equal to the pixel, as in pixelmatch.
    var equals = plane.isOnBorder(x, y) ? 1 : 0
    var (least, greatest) = (0.0, 0.0)
    var (darkest, brightest) = ((x: x, y: y), (x: x, y: y))
    let (columns, rows) = plane.neighbourhood(x, y)
    for column in columns {
      for row in rows where column != x || row != y {
        let difference = metric.brightness(
          plane[x, y], plane[column, row], offset: y * plane.stride + x)
        if difference == 0 {
          equals += 1
          // Many equal neighbours form a flat area, which is not an edge.
          if equals > 2 { return nil }
        } else if difference < least {
          least = difference
          darkest = (column, row)
        } else if difference > greatest {
          greatest = difference
          brightest = (column, row)
        }
      }
    }
    return least == 0 || greatest == 0 ? nil : (darkest, brightest)
  }
}
