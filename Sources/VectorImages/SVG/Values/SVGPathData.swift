import Foundation
import RasterCore

/// A parser of path data: the commands M, L, H, V, C, S, Q, T, A and Z, and their relative forms.
///
/// As SVG requires, a path with an error is drawn up to the error.
struct SVGPathData {
  private var scanner: SVGScanner
  private(set) var path = Path()
  /// Whether all data was valid.
  private(set) var isWhole = true
  /// The point at which the next command begins.
  private var current = CGPoint.zero
  /// The first point of the contour.
  private var start = CGPoint.zero
  /// The control point that a smooth command reflects; nil after a command of another kind.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?
  /// Whether the contour was closed, so that the next command begins another one.
  private var isClosed = true
  private let limit: Int

  /// Parses data into at most `limit` elements; a longer path is cut off.
  init(_ text: String, limit: Int = 1 << 20) {
    scanner = SVGScanner(text)
    self.limit = limit
    readAll()
  }

  private mutating func readAll() {
    scanner.skipBlanks()
    var isFirst = true
    while let command = scanner.peek {
      let isMove = command | 0x20 == UInt8(ascii: "m")
      guard command.isPathCommand, isMove || !isFirst else { return isWhole = false }
      _ = scanner.next()
      guard read(command) else { return isWhole = false }
      isFirst = false
      scanner.skipSeparator()
    }
  }

  /// Reads the arguments of a command as often as they are repeated; returns false if an argument
  /// is not valid or the path is too long.
  private mutating func read(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    var kind = command | 0x20
    guard kind != UInt8(ascii: "z") else {
      close()
      return true
    }
    repeat {
      guard path.elements.count < limit, step(kind, isRelative) else { return false }
      // Further points after a move are connected by lines.
      if kind == UInt8(ascii: "m") { kind = UInt8(ascii: "l") }
      scanner.skipSeparator()
    } while scanner.peek.map { !$0.isPathCommand } ?? false
    return true
  }

  private mutating func close() {
    guard !path.isEmpty else { return }
    path.closeSubpath()
    (current, isClosed, cubicControl, quadControl) = (start, true, nil, nil)
  }

  private mutating func step(_ kind: UInt8, _ isRelative: Bool) -> Bool {
    let origin = isRelative ? current : .zero
    let (cubic, quad) = (cubicControl, quadControl)
    (cubicControl, quadControl) = (nil, nil)
    switch kind {
    case UInt8(ascii: "m"): return move(origin)
    case UInt8(ascii: "l"):
      guard let point = point(origin) else { return false }
      line(to: point)
    case UInt8(ascii: "h"):
      guard let x = scanner.nextNumber() else { return false }
      line(to: CGPoint(x: origin.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = scanner.nextNumber() else { return false }
      line(to: CGPoint(x: current.x, y: origin.y + y))
    case UInt8(ascii: "c"):
      guard let control = point(origin) else { return false }
      return curve(control, origin)
    case UInt8(ascii: "s"): return curve(cubic.map(reflected) ?? current, origin)
    case UInt8(ascii: "q"):
      guard let control = point(origin) else { return false }
      return quadCurve(control, origin)
    case UInt8(ascii: "t"): return quadCurve(quad.map(reflected) ?? current, origin)
    default: return arc(origin)
    }
    return true
  }

  private mutating func move(_ origin: CGPoint) -> Bool {
    guard let point = point(origin) else { return false }
    path.move(to: point)
    (current, start, isClosed) = (point, point, false)
    return true
  }

  /// Begins a contour at the start of the last one if the next command follows a close.
  private mutating func begin() {
    guard isClosed else { return }
    path.move(to: current)
    isClosed = false
  }

  private mutating func line(to point: CGPoint) {
    begin()
    path.addLine(to: point)
    current = point
  }

  private mutating func curve(_ control: CGPoint, _ origin: CGPoint) -> Bool {
    guard let second = point(origin), let end = point(origin) else { return false }
    begin()
    path.addCurve(to: end, control1: control, control2: second)
    (current, cubicControl) = (end, second)
    return true
  }

  private mutating func quadCurve(_ control: CGPoint, _ origin: CGPoint) -> Bool {
    guard let end = point(origin) else { return false }
    begin()
    path.addQuadCurve(to: end, control: control)
    (current, quadControl) = (end, control)
    return true
  }

  private mutating func arc(_ origin: CGPoint) -> Bool {
    guard let rx = scanner.nextNumber(), let ry = scanner.nextNumber(),
      let rotation = scanner.nextNumber(), let isLarge = scanner.flag(),
      let isClockwise = scanner.flag(), let end = point(origin)
    else { return false }
    begin()
    let arc = EllipticalArc(
      from: current, to: end, radii: (rx, ry), degrees: rotation, isLarge: isLarge,
      isClockwise: isClockwise)
    if let arc { path.add(arc) } else if end != current { path.addLine(to: end) }
    current = end
    return true
  }

  private mutating func point(_ origin: CGPoint) -> CGPoint? {
    guard let x = scanner.nextNumber(), let y = scanner.nextNumber() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  private func reflected(_ control: CGPoint) -> CGPoint {
    CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }
}

extension UInt8 {
  /// Whether the byte is the letter of a path's command.
  fileprivate var isPathCommand: Bool {
    switch self | 0x20 {
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "v"),
      UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "q"), UInt8(ascii: "t"),
      UInt8(ascii: "a"), UInt8(ascii: "z"):
      self >= UInt8(ascii: "A")
    default: false
    }
  }
}
