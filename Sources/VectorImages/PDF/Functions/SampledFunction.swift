/// A function that is given by samples on a grid, with linear interpolation between them.
struct SampledFunction: Sendable {
  /// The number of samples along each dimension.
  let sizes: [Int]
  let results: Int
  /// The samples from 0 to 1: the results at one grid point after another, with the first dimension
  /// varying fastest.
  let samples: [Float]
  let encode: [Double], decode: [Double]

  /// Returns the results for arguments in the domain.
  func callAsFunction(_ arguments: [Double], domain: [Double]) -> [Double] {
    guard arguments.count >= sizes.count, domain.count >= 2 * sizes.count else { return [] }
    let places = sizes.indices.map { place(arguments[$0], $0, domain) }
    return (0..<results).map { result in
      let share = value(places, sizes.count - 1, offset: 0, result)
      return decode[2 * result] + share * (decode[2 * result + 1] - decode[2 * result])
    }
  }

  private func place(_ argument: Double, _ index: Int, _ domain: [Double]) -> Double {
    let (low, high) = (domain[2 * index], domain[2 * index + 1])
    let share = high > low ? (argument - low) / (high - low) : 0
    let place = encode[2 * index] + share * (encode[2 * index + 1] - encode[2 * index])
    return place > 0 ? min(place, Double(sizes[index] - 1)) : 0
  }

  /// Returns the interpolated sample, recursively from the slowest dimension.
  private func value(_ places: [Double], _ direction: Int, offset: Int, _ result: Int) -> Double {
    guard direction >= 0 else { return Double(samples[offset * results + result]) }
    let (low, rows) = (Int(places[direction]), sizes[..<direction].reduce(1, *))
    let share = places[direction] - Double(low)
    let first = value(places, direction - 1, offset: offset + low * rows, result)
    guard share > 0 else { return first }
    let second = value(places, direction - 1, offset: offset + (low + 1) * rows, result)
    return first + share * (second - first)
  }
}
