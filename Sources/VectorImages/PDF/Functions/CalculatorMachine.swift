import Foundation
import RasterCore

/// The stack of a PostScript calculator function while it runs.
struct CalculatorMachine {
  var stack: [Double]

  /// Runs steps; returns false if the stack underflows or overflows, or if an operand of `copy`,
  /// `index` or `roll` is invalid.
  mutating func run(_ steps: [PDFCalculator.Step]) -> Bool {
    for step in steps {
      switch step {
      case .number(let value): stack.append(value)
      case .operation(let operation): guard run(operation) else { return false }
      case .condition(let then, let otherwise):
        guard let condition = stack.popLast(), run(condition != 0 ? then : otherwise) else {
          return false
        }
      }
      guard stack.count <= PDFCalculator.stack else { return false }
    }
    return true
  }

  private mutating func run(_ operation: PDFCalculator.Operation) -> Bool {
    switch operation {
    case .true: stack.append(1)
    case .false: stack.append(0)
    case .pop: return stack.popLast() != nil
    case .dup, .exch, .copy, .index, .roll: return move(operation)
    case .abs, .ceiling, .cos, .cvi, .cvr, .floor, .ln, .log, .neg, .round, .sin, .sqrt, .truncate,
      .not:
      guard let value = stack.popLast() else { return false }
      stack.append(Self.result(operation, value))
    default:
      guard let second = stack.popLast(), let first = stack.popLast() else { return false }
      stack.append(Self.result(operation, first, second))
    }
    return true
  }

  private mutating func move(_ operation: PDFCalculator.Operation) -> Bool {
    switch operation {
    case .dup: return copy(1)
    case .exch:
      guard stack.count >= 2 else { return false }
      stack.swapAt(stack.count - 1, stack.count - 2)
      return true
    case .copy: return integer().map { copy($0) } ?? false
    case .index:
      guard let place = integer(), place >= 0, place < stack.count else { return false }
      stack.append(stack[stack.count - 1 - place])
      return true
    default: return roll()
    }
  }

  /// Pops a number as an integer; nil if the stack is empty, or if the number is too large for an
  /// index of the stack.
  private mutating func integer() -> Int? {
    guard let value = stack.popLast(), abs(value) <= 10_000 else { return nil }
    return Int(value)
  }

  private mutating func copy(_ count: Int) -> Bool {
    guard count >= 0, count <= stack.count, count + stack.count <= PDFCalculator.stack else {
      return false
    }
    stack += stack.suffix(count)
    return true
  }

  private mutating func roll() -> Bool {
    guard let distance = integer(), let count = integer(), count >= 0, count <= stack.count else {
      return false
    }
    guard count > 0 else { return true }
    let top = Array(stack.suffix(count))
    let shift = (distance % count + count) % count
    stack.removeLast(count)
    stack += top.suffix(shift) + top.prefix(count - shift)
    return true
  }

  /// Returns a number clamped to the range of 32-bit integers; 0 for infinity and NaN.
  private static func whole(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, -2_147_483_648), 2_147_483_647)) : 0
  }

  private static func result(_ operation: PDFCalculator.Operation, _ x: Double) -> Double {
    switch operation {
    case .abs: abs(x)
    case .ceiling: x.rounded(.up)
    case .cos: Double(Trigonometry.cosine(CGFloat(x * .pi / 180)))
    case .sin: Double(Trigonometry.sine(CGFloat(x * .pi / 180)))
    case .cvi, .truncate: x.rounded(.towardZero)
    case .floor: x.rounded(.down)
    case .ln: Power.logarithm(x)
    case .log: Power.logarithm(x) / 2.302_585_092_994_046
    case .neg: -x
    case .round: (x + 0.5).rounded(.down)
    case .sqrt: max(0, x).squareRoot()
    case .not: x == 0 ? 1 : x == 1 ? 0 : Double(~whole(x))
    default: x
    }
  }

  private static func result(
    _ operation: PDFCalculator.Operation, _ x: Double, _ y: Double
  ) -> Double {
    switch operation {
    case .add: x + y
    case .sub: x - y
    case .mul: x * y
    case .div: y == 0 ? 0 : x / y
    case .idiv: y == 0 ? 0 : (x / y).rounded(.towardZero)
    case .mod: y == 0 ? 0 : x.truncatingRemainder(dividingBy: y)
    case .exp: Power.value(x, y)
    case .atan: angle(x, y)
    case .eq: x == y ? 1 : 0
    case .ne: x != y ? 1 : 0
    case .gt: x > y ? 1 : 0
    case .ge: x >= y ? 1 : 0
    case .lt: x < y ? 1 : 0
    case .le: x <= y ? 1 : 0
    case .and: Double(whole(x) & whole(y))
    case .or: Double(whole(x) | whole(y))
    case .xor: Double(whole(x) ^ whole(y))
    case .bitshift: Double(y >= 0 ? whole(x) << whole(y) : whole(x) >> -whole(y))
    default: 0
    }
  }

  /// Returns the angle of a vector in degrees, from 0 to 360.
  private static func angle(_ y: Double, _ x: Double) -> Double {
    let degrees = Double(Trigonometry.arctangent(y: CGFloat(y), x: CGFloat(x))) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
}
