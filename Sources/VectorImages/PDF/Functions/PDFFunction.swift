/// A function from numbers to numbers (ISO 32000-1, 7.10).
struct PDFFunction: Sendable {
  indirect enum Kind: Sendable {
    case sampled(SampledFunction)
    case exponential(from: [Double], to: [Double], exponent: Double)
    case stitching([PDFFunction], bounds: [Double], encode: [Double])
    case calculator(PDFCalculator)
    /// One function for each result.
    case several([PDFFunction])
    case identity
  }

  let kind: Kind
  /// The minimum and maximum of each argument, one after the other.
  let domain: [Double]
  /// The minimum and maximum of each result; empty if the results are not limited.
  let range: [Double]

  init(_ kind: Kind, domain: [Double] = [], range: [Double] = []) {
    (self.kind, self.domain, self.range) = (kind, domain, range)
  }

  func callAsFunction(_ arguments: [Double]) -> [Double] {
    let arguments = Self.limited(arguments, domain)
    let results =
      switch kind {
      case .identity: arguments
      case .several(let functions): functions.map { $0(arguments).first ?? 0 }
      case .sampled(let samples): samples(arguments, domain: domain)
      case .calculator(let program): program.results(arguments, count: range.count / 2)
      case .exponential(let from, let to, let exponent):
        Self.exponential(arguments.first ?? 0, from, to, exponent)
      case .stitching(let functions, let bounds, let encode):
        stitched(arguments.first ?? 0, functions, bounds, encode)
      }
    return Self.limited(results, range)
  }

  /// Returns numbers clamped to ranges; NaN becomes the lower bound.
  private static func limited(_ numbers: [Double], _ ranges: [Double]) -> [Double] {
    guard !ranges.isEmpty else { return numbers }
    return numbers.enumerated().map { index, number in
      guard 2 * index + 1 < ranges.count else { return number }
      let (low, high) = (ranges[2 * index], ranges[2 * index + 1])
      return number > low ? min(number, high) : low
    }
  }

  private static func exponential(
    _ x: Double, _ from: [Double], _ to: [Double], _ exponent: Double
  ) -> [Double] {
    let share = exponent == 1 ? x : Power.value(x, exponent)
    return zip(from, to).map { $0 + share * ($1 - $0) }
  }

  private func stitched(
    _ x: Double, _ functions: [PDFFunction], _ bounds: [Double], _ encode: [Double]
  ) -> [Double] {
    let index = bounds.firstIndex { x < $0 } ?? bounds.count
    guard index < functions.count, domain.count >= 2, encode.count >= 2 * index + 2 else {
      return []
    }
    let low = index == 0 ? domain[0] : bounds[index - 1]
    let high = index == bounds.count ? domain[1] : bounds[index]
    let share = high > low ? (x - low) / (high - low) : 0
    return functions[index]([
      encode[2 * index] + share * (encode[2 * index + 1] - encode[2 * index])
    ])
  }
}
