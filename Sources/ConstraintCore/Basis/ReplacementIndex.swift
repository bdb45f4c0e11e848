/// The numbers of the replacements in a `Basis` that read or write each position, the latest first.
struct ReplacementIndex: Sendable {
  private struct Link: Sendable {
    let number: Int32
    let next: Int32
  }

  /// The index of each position's latest link in the list; −1 if there is none.
  private var heads: [Int32] = []
  private var links: [Link] = []

  /// Adds a replacement, whose number must be greater than all numbers added before.
  mutating func add(_ number: Int, at position: Int32) {
    while heads.count <= Int(position) { heads.append(-1) }
    links.append(Link(number: Int32(number), next: heads[Int(position)]))
    heads[Int(position)] = Int32(links.count - 1)
  }

  mutating func removeAll() {
    heads.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
  }

  /// Calls `body` with the replacements of a position whose numbers are in a range, the latest
  /// first.
  @inline(__always)
  func forEach(
    at position: Int32, from low: Int = 0, below high: Int = .max, _ body: (Int) -> Void
  ) {
    guard Int(position) < heads.count else { return }
    var link = heads[Int(position)]
    while link >= 0 {
      let number = Int(links[Int(link)].number)
      if number < low { return }
      if number < high { body(number) }
      link = links[Int(link)].next
    }
  }
}
