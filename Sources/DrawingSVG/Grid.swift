import Foundation
import RasterCore

/// The precision of a display list's coordinates, as a number of decimals.
///
/// A hundredth of a point is invisible at the sizes at which figures are read. An enlarged list
/// needs more decimals.
struct Grid: Hashable {
  let places: Int

  /// The precision of a document: two decimals of a point.
  static let document = Grid(places: 2)

  /// The precision of opacities and of locations in a gradient.
  static let share = Grid(places: 4)

  /// The precision of a transform's factors, by which coordinates in the thousands are multiplied.
  static let factor = Grid(places: 7)

  /// Returns the precision for a display list that is drawn under a transform.
  func inside(_ transform: CGAffineTransform) -> Grid {
    var stretch = max(
      transform.a.magnitude, transform.b.magnitude, transform.c.magnitude, transform.d.magnitude)
    var places = places
    // No logarithm is used, since its result may differ between machines.
    while stretch > 2, places < 9 { (stretch, places) = (stretch / 10, places + 1) }
    return Grid(places: places)
  }

  /// Returns a coordinate as an integer number of steps, so that relative moves add up exactly.
  ///
  /// NaN becomes 0. The value is limited to ±10⁸, far outside any picture.
  func steps(_ value: CGFloat) -> Int {
    let limit: CGFloat = 1e8
    let limited = value.isNaN ? 0 : min(max(value, -limit), limit)
    return Int((limited * CGFloat(stepsPerUnit)).rounded())
  }

  /// Returns a number of steps rounded to a multiple of ten if that changes it by at most three,
  /// which saves a decimal.
  ///
  /// The result is used for control points, because the curve moves by less than its control
  /// points, and for lines whose end the next element corrects.
  func shorter(_ steps: Int) -> Int {
    guard places > 0 else { return steps }
    let tenths = (steps >= 0 ? steps + 5 : steps - 5) / 10 * 10
    return abs(tenths - steps) <= 3 ? tenths : steps
  }

  /// Returns the shortest decimal representation of a number of steps, such as `-.5` or `12`.
  func text(steps: Int) -> String {
    let (whole, rest) = steps.magnitude.quotientAndRemainder(dividingBy: UInt(stepsPerUnit))
    let sign = steps < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(UInt(stepsPerUnit) + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole == 0 ? "" : String(whole)).\(digits)"
  }

  /// Returns a number as text for the document.
  func text(_ value: CGFloat) -> String { text(steps: steps(value)) }

  private var stepsPerUnit: Int { (0..<places).reduce(1) { steps, _ in steps * 10 } }
}

extension Grid {
  /// Returns the attributes of a rectangle, each preceded by a space.
  func text(_ rect: CGRect) -> String {
    let x = rect.minX == 0 ? "" : " x=\"\(text(rect.minX))\""
    let y = rect.minY == 0 ? "" : " y=\"\(text(rect.minY))\""
    return "\(x)\(y) width=\"\(text(rect.width))\" height=\"\(text(rect.height))\""
  }

  /// Returns the attribute for a transform, preceded by a space, or an empty string for the
  /// identity.
  func text(_ t: CGAffineTransform, as attribute: String = "transform") -> String {
    if t.isIdentity { return "" }
    let place = "\(text(t.tx)) \(text(t.ty))"
    if t.isTranslation { return " \(attribute)=\"translate(\(place))\"" }
    if t.b == 0, t.c == 0, t.a == t.d {
      return " \(attribute)=\"translate(\(place))scale(\(Self.factor.text(t.a)))\""
    }
    let factors = [t.a, t.b, t.c, t.d].map(Self.factor.text)
    return " \(attribute)=\"matrix(\(factors.joined(separator: " ")) \(place))\""
  }
}

extension CGAffineTransform {
  /// Whether the transform is only a translation.
  var isTranslation: Bool { (a, b, c, d) == (1, 0, 0, 1) }

  /// The scale of the transform if it is equal in all directions, and nil otherwise.
  var uniformScale: CGFloat? {
    let turns = a == d && b == -c
    let mirrors = a == -d && b == c
    guard turns || mirrors else { return nil }
    return (a * a + b * b).squareRoot()
  }
}
