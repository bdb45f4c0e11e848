/// The left and right ends of components, row by row.
///
/// ```
/// .##.    starts 1 0 0 1, ends 3 4 4 3: round, as each side goes out once and comes back once
/// ####
/// #..#
/// .##.
/// ```
struct Outlines {
  private var starts: [Int: [Int]] = [:]
  private var ends: [Int: [Int]] = [:]
  /// The numbers of pixels in each row.
  private var counts: [Int: [Int]] = [:]

  init(of chosen: [Int], in components: Components) {
    let chosen = Set(chosen)
    if chosen.isEmpty { return }
    var row: [Int: Int32] = [:]
    for run in components.runs where chosen.contains(Int(run.component)) {
      let index = Int(run.component)
      if row[index] == run.row, let last = ends[index]?.indices.last {
        ends[index]?[last] = Int(run.end)
        counts[index]?[last] += Int(run.end - run.start)
      } else {
        row[index] = run.row
        starts[index, default: []].append(Int(run.start))
        ends[index, default: []].append(Int(run.end))
        counts[index, default: []].append(Int(run.end - run.start))
      }
    }
  }

  /// Returns whether a component reaches all sides of the rectangle around it, such as a label's
  /// background with letters on it.
  ///
  /// Each row reaches the left and the right side, and the first and the last row have no gap,
  /// which the letters H, M and N have.
  func isRectangle(_ index: Int, _ box: PixelBox) -> Bool {
    (starts[index] ?? []).allSatisfy { $0 == box.left }
      && (ends[index] ?? []).allSatisfy { $0 == box.right }
      && [counts[index]?.first, counts[index]?.last].allSatisfy { $0 == box.width }
  }

  /// Returns whether a component has no notch at its left and right sides: a rectangle, a disc, a
  /// capsule, with or without holes.
  ///
  /// A side may go back by `slack` pixels.
  func isRound(_ index: Int, slack: Int) -> Bool {
    let sides = [starts[index] ?? [], (ends[index] ?? []).map { -$0 }]
    return sides.allSatisfy { side in
      guard let first = side.first, let last = side.last, let least = side.min() else {
        return false
      }
      let way = zip(side, side.dropFirst()).reduce(0) { $0 + abs($1.0 - $1.1) }
      return way <= (first - least) + (last - least) + 2 * slack
    }
  }
}
