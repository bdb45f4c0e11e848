extension LayoutTrace: CustomStringConvertible {
  /// The calls as an indented text; see `text(folded:)`.
  public var description: String { text() }

  /// Returns the calls as text, one per line, with nested calls indented below the call that caused
  /// them.
  ///
  /// If `folded` is true, repeated calls are counted instead of listed. An invalidation context
  /// that a call returns is written with one flag per line:
  ///
  ///     layout.invalidationContext(forBoundsChange: {{0, -64}, {1366, 1024}}) →
  ///       <UICollectionViewFlowLayoutInvalidationContext>
  ///       invalidateEverything: NO,
  ///       invalidatedItemIndexPaths: NO,
  ///       invalidateFlowLayoutAttributes: YES,
  ///       invalidateFlowLayoutDelegateMetrics: NO
  public func text(folded: Bool = true) -> String {
    var text = TraceText(isFolded: folded)
    text.write(calls, depth: 0)
    return text.lines.joined(separator: "\n")
  }
}

/// A writer of the lines of a trace.
struct TraceText {
  let isFolded: Bool
  private(set) var lines: [String] = []

  init(isFolded: Bool) { self.isFolded = isFolded }

  /// Adds calls and their nested calls at an indentation level.
  mutating func write(_ calls: [LayoutTrace.Call], depth: Int) {
    guard isFolded else { return calls.forEach { write($0, depth: depth) } }
    for run in CallRun.runs(of: calls) {
      run.first.forEach { write($0, depth: depth) }
      if let rest = run.rest { add(rest, depth: depth) }
    }
  }

  private mutating func write(_ call: LayoutTrace.Call, depth: Int) {
    if case .context(let context) = call.result {
      add(call.words + " →", depth: depth)
      for line in context.logLines { add(line, depth: depth + 1) }
    } else {
      add(call.words + (call.result.map { " → \($0)" } ?? ""), depth: depth)
    }
    write(call.calls, depth: depth + 1)
  }

  private mutating func add(_ line: String, depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }
}
