/// Where the things of one list go when some vanish, some appear and some are moved.
///
/// What neither vanishes nor is moved keeps its order and fills the places that are left:
///
///     before   a b c d         b vanishes, d is moved to the front, x appears at 2
///     after    d a x c
struct SlotMap: Sendable {
  /// For each thing before, its place after; nil when it has left the list or vanished.
  private(set) var after: [Int?]
  /// For each place after, where its thing was before; nil when it is new.
  private(set) var before: [Int?]

  /// Makes the map of a list of `count` things.
  ///
  /// - Parameters:
  ///   - count: how many things there are before.
  ///   - leaving: the things that vanish, or whose new place is given by `moves` or in another list.
  ///   - taken: the places after that are given away: to what is new and to what is moved.
  ///   - moves: the pairs of places of what is moved within the list.
  init(count: Int, leaving: Set<Int>, taken: Set<Int>, moves: [(from: Int, to: Int)]) {
    after = Array(repeating: nil, count: count)
    before = Array(repeating: nil, count: max(0, count - leaving.count) + taken.count)
    for move in moves where before.indices.contains(move.to) {
      after[move.from] = move.to
      before[move.to] = move.from
    }
    let free = before.indices.lazy.filter { !taken.contains($0) }
    let staying = after.indices.lazy.filter { !leaving.contains($0) }
    for (old, new) in zip(Array(staying), Array(free)) {
      after[old] = new
      before[new] = old
    }
  }
}
