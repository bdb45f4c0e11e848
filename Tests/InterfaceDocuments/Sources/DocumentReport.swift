import InterfaceBuilder

/// The results of all documents as text.
struct DocumentReport {
  var results: [DocumentResult]
  /// The number of documents, worst first, of which frames are listed.
  var worst: Int

  /// Prints everything.
  func write() {
    printReading()
    printFrames()
    printElements()
    printParts()
    for result in ordered.prefix(worst) where !result.misses.isEmpty { printMisses(result) }
  }

  private func printReading() {
    let failures = results.filter { $0.failure != nil }
    let unknown = results.filter { !$0.unknown.isEmpty }
    print("\(results.count) documents, \(results.count - failures.count) loaded,", terminator: " ")
    print("\(unknown.count) with unknown elements")
    for result in failures { print("  \(result.path): \(result.failure ?? "")") }
    for (name, count) in Self.counts(unknown.flatMap(\.unknown)) { print("  \(name): \(count)") }
    for note in results.flatMap(\.notes) { print("  \(note)") }
  }

  private func printFrames() {
    var (frames, edges) = (FrameCount(), FrameCount())
    var leftOut: [String: Int] = [:]
    for result in results {
      frames.add(result.frames)
      edges.add(result.edges)
      leftOut.merge(result.leftOut) { $0 + $1 }
    }
    print("equal within half a point: \(frames.description) frames,", terminator: " ")
    print("\(edges.description) of their four numbers")
    for (reason, count) in leftOut.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  not compared, \(reason): \(count)")
    }
  }

  private func printParts() {
    var parts = PartCount()
    for result in results { parts.add(result.parts) }
    print(parts.description)
    for line in parts.unmade { print("  \(line)") }
  }

  private func printElements() {
    let misses = results.flatMap(\.misses).map(\.element)
    print("different frames by element:", terminator: " ")
    print(Self.counts(misses).map { "\($0.0) \($0.1)" }.joined(separator: ", "))
  }

  /// The documents, those with most different frames first.
  private var ordered: [DocumentResult] {
    results.sorted { ($1.misses.count, $0.path) < ($0.misses.count, $1.path) }
  }

  private func printMisses(_ result: DocumentResult) {
    print("\(result.path): \(result.frames.description)")
    for miss in result.misses.prefix(8) { print("    \(miss.description)") }
    for warning in result.warnings.prefix(3) {
      print("    | \(warning.replacing("\n", with: "\n    | "))")
    }
  }

  private static func counts(_ names: [String]) -> [(String, Int)] {
    Dictionary(grouping: names) { $0 }.mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}
