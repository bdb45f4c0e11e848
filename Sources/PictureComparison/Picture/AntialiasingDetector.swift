/// A detector of pixels that look like the softened edge of a shape.
///
/// Such a pixel has darker and brighter neighbours, at most two as bright as itself, and the
/// darkest or the brightest of them is in a flat part of both pictures: a ramp between two flats,
/// not a detail. Source: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009.
struct AntialiasingDetector {
  let metric: PerceptualMetric

  /// Returns whether a pixel of one picture is an edge's, seen beside the other picture.
  func isSoftEdge(_ x: Int, _ y: Int, in plane: PixelPlane, beside other: PixelPlane) -> Bool {
    guard let (darkest, brightest) = extremes(x, y, in: plane) else { return false }
    return isFlat(darkest, plane, other) || isFlat(brightest, plane, other)
  }

  private func isFlat(_ place: Place, _ plane: PixelPlane, _ other: PixelPlane) -> Bool {
    plane.hasManyTwins(place.x, place.y) && other.hasManyTwins(place.x, place.y)
  }

  private typealias Place = (x: Int, y: Int)

  /// The darkest and the brightest neighbour; nil unless there is one of each and few like the
  /// pixel.
  private func extremes(
    _ x: Int, _ y: Int, in plane: PixelPlane
  ) -> (darkest: Place, brightest: Place)? {
    // Beyond the border a neighbour is taken to be like the pixel, as pixelmatch does.
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
          // Many equal neighbours are a flat area, which is no edge.
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
