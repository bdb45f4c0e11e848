import Foundation
import RasterCore

/// The grid on which the coordinates of a list are: decimals after the point.
///
/// A hundredth of a point cannot be seen at any size at which a figure is read. Where a list is
/// enlarged it needs finer numbers.
struct Grid: Hashable {
  /// The number of decimals, 2 to 9.
  let places: Int

  /// The grid of a document, in points.
  static let document = Grid(places: 2)

  /// The grid of opacities and of places along a gradient.
  static let share = Grid(places: 4)

  /// The grid of a transform's factors, which coordinates of thousands are multiplied with.
  static let factor = Grid(places: 7)

  /// Returns the grid of a list that is drawn under a transform.
  func inside(_ transform: CGAffineTransform) -> Grid {
    var stretch = max(
      transform.a.magnitude, transform.b.magnitude, transform.c.magnitude, transform.d.magnitude)
    var places = places
    // Not by a logarithm, which need not be the same on every machine.
    while stretch > 2, places < 9 { (stretch, places) = (stretch / 10, places + 1) }
    return Grid(places: places)
  }

  /// Returns the number of steps of the grid; an integer, so that relative moves add up exactly.
  ///
  /// NaN becomes 0, and 10⁸ is the limit, far outside of any picture.
  func steps(_ value: CGFloat) -> Int {
    let limit: CGFloat = 1e8
    let limited = value.isNaN ? 0 : min(max(value, -limit), limit)
    return Int((limited * CGFloat(stepsPerUnit)).rounded())
  }

  /// Returns a number of steps with a decimal less where that is at most three steps away.
  ///
  /// For control points, which are not on the curve: it moves by less than one.
  func shorter(_ steps: Int) -> Int {
    guard places > 0 else { return steps }
    let tenths = (steps >= 0 ? steps + 5 : steps - 5) / 10 * 10
    return abs(tenths - steps) <= 3 ? tenths : steps
  }

  /// Returns the shortest decimal of a number of steps, such as `-.5` or `12`.
  func text(steps: Int) -> String {
    let (whole, rest) = steps.magnitude.quotientAndRemainder(dividingBy: UInt(stepsPerUnit))
    let sign = steps < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(UInt(stepsPerUnit) + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole == 0 ? "" : String(whole)).\(digits)"
  }

  /// Returns a number as text of the document.
  func text(_ value: CGFloat) -> String { text(steps: steps(value)) }

  private var stepsPerUnit: Int { (0..<places).reduce(1) { steps, _ in steps * 10 } }
}

extension Grid {
  /// Returns the attributes of a rectangle, each with a space before it.
  func text(_ rect: CGRect) -> String {
    let x = rect.minX == 0 ? "" : " x=\"\(text(rect.minX))\""
    let y = rect.minY == 0 ? "" : " y=\"\(text(rect.minY))\""
    return "\(x)\(y) width=\"\(text(rect.width))\" height=\"\(text(rect.height))\""
  }

  /// Returns the attribute that applies a transform, with the space before it; empty for none.
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
  /// Whether the transform only moves.
  var isTranslation: Bool { (a, b, c, d) == (1, 0, 0, 1) }

  /// The scale of the transform if it is the same in all directions; else nil.
  var uniformScale: CGFloat? {
    let turns = a == d && b == -c
    let mirrors = a == -d && b == c
    guard turns || mirrors else { return nil }
    return (a * a + b * b).squareRoot()
  }
}
