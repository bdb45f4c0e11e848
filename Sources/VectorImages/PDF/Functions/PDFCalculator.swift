/// A function in the PostScript calculator language (ISO 32000-1, 7.10.5).
struct PDFCalculator: Sendable {
  indirect enum Step: Sendable {
    case number(Double)
    case operation(Operation)
    case condition(then: [Step], otherwise: [Step])
  }

  enum Operation: String, CaseIterable, Sendable {
    case abs, add, atan, ceiling, cos, cvi, cvr, div, exp, floor, idiv, ln, log, mod, mul, neg
    case round, sin, sqrt, sub, truncate
    case and, bitshift, eq, ge, gt, le, lt, ne, not, or, xor, `true`, `false`
    case pop, exch, dup, copy, index, roll
  }

  /// The maximum number of elements on the stack, as in the standard.
  static let stack = 100

  let steps: [Step]
  /// The number of steps, including both branches of conditions.
  let count: Int

  init(_ source: [UInt8]) throws(PDFError) {
    var parser = ProgramParser(lexer: PDFLexer(source))
    guard parser.lexer.next() == .keyword("{") else {
      throw PDFError("a function's program does not begin with a brace")
    }
    steps = try parser.block(depth: 0)
    count = parser.count
  }

  /// Returns the topmost numbers on the stack after the program has run; zeros if it fails.
  func results(_ arguments: [Double], count: Int) -> [Double] {
    var machine = CalculatorMachine(stack: arguments)
    let isDone = machine.run(steps)
    let found = isDone ? machine.stack.suffix(count) : []
    return [Double](repeating: 0, count: max(0, count - found.count)) + found
  }
}

private struct ProgramParser {
  var lexer: PDFLexer
  var count = 0

  private static let operations = Dictionary(
    uniqueKeysWithValues: PDFCalculator.Operation.allCases.map { ($0.rawValue, $0) })

  /// Parses the steps up to a closing brace.
  mutating func block(depth: Int) throws(PDFError) -> [PDFCalculator.Step] {
    guard depth < PDFBudget.depth else {
      throw PDFError("a function's program is nested too deeply")
    }
    var (steps, blocks): ([PDFCalculator.Step], [[PDFCalculator.Step]]) = ([], [])
    while let token = lexer.next() {
      count += 1
      guard count < 100_000 else { throw PDFError("a function's program is too long") }
      switch token {
      case .number(let value): steps.append(.number(value))
      case .keyword("{"): blocks.append(try block(depth: depth + 1))
      case .keyword("}"): return steps
      case .keyword("if"):
        steps.append(.condition(then: blocks.popLast() ?? [], otherwise: []))
      case .keyword("ifelse"):
        let otherwise = blocks.popLast() ?? []
        steps.append(.condition(then: blocks.popLast() ?? [], otherwise: otherwise))
      case .keyword(let name):
        guard let operation = Self.operations[name] else {
          throw PDFError("a function's program has the unknown operator \(name.prefix(32))")
        }
        steps.append(.operation(operation))
      default: throw PDFError("a function's program has an object that is no number")
      }
    }
    return steps
  }
}
