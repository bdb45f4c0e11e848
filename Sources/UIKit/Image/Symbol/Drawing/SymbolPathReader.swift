import Foundation
import RasterCore

/// A reader of a path of `Symbols.txt`: the commands M, L, C and Z of SVG with absolute
/// coordinates, O for a circle and R for a rounded rectangle.
struct SymbolPathReader {
  private(set) var path = Path()
  /// The circles, if they are stored separately from the path.
  private(set) var discs: [SymbolDisc] = []
  private let keepsDiscs: Bool

  /// Reads a path; nil if a command is unknown or has the wrong number of arguments.
  init?(_ text: Substring, keepsDiscs: Bool = false) {
    self.keepsDiscs = keepsDiscs
    var rest = text
    while let command = rest.popFirst() {
      let end = rest.firstIndex(where: \.isLetter) ?? rest.endIndex
      guard let numbers = Self.numbers(rest[..<end]), add(command, numbers) else { return nil }
      rest = rest[end...]
    }
  }

  /// Reads numbers, each of which begins after a comma or with its sign; nil if one is not valid.
  private static func numbers(_ text: Substring) -> [CGFloat]? {
    var numbers: [CGFloat] = []
    var start = text.startIndex
    while start < text.endIndex {
      let after = text.index(after: start)
      let end = text[after...].firstIndex { $0 == "," || $0 == "-" } ?? text.endIndex
      guard let number = Double(text[start..<end]) else { return nil }
      numbers.append(number)
      start = end < text.endIndex && text[end] == "," ? text.index(after: end) : end
    }
    return numbers
  }

  private mutating func add(_ command: Character, _ n: [CGFloat]) -> Bool {
    switch (command, n.count) {
    case ("M", 2): path.move(to: CGPoint(x: n[0], y: n[1]))
    case ("L", 2): path.addLine(to: CGPoint(x: n[0], y: n[1]))
    case ("C", 6):
      path.addCurve(
        to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
        control2: CGPoint(x: n[2], y: n[3]))
    case ("Z", 0): path.closeSubpath()
    case ("O", 3) where keepsDiscs:
      discs.append(SymbolDisc(center: CGPoint(x: n[0], y: n[1]), radius: n[2]))
    case ("O", 3):
      let circle = CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2])
      path.addPath(Path(roundedRect: circle, radius: n[2]))
    case ("R", 5):
      path.addPath(
        Path(roundedRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), radius: n[4]))
    default: return false
    }
    return true
  }
}
