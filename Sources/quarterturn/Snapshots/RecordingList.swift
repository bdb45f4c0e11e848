import SnapshotCore

/// What `record` wrote: a line for each golden that is another now, and how many are as they were.
struct RecordingList {
  private let results: [SnapshotRun.Result]

  init(_ results: [SnapshotRun.Result]) { self.results = results }

  var text: String {
    let lines = results.compactMap { result in
      switch result.change {
      case .new: "recorded \(result.record.path)"
      case .replaced: "replaced \(result.record.path)"
      case .unchanged: nil
      case nil: result.record.passes ? nil : result.record.message.joined(separator: "\n")
      }
    }
    return (lines + [totals]).joined(separator: "\n")
  }

  private var totals: String {
    let counts = [
      (count(.new), "recorded"), (count(.replaced), "replaced"),
      (
        results.count { $0.change == .unchanged || $0.change == nil && $0.record.passes },
        "as they were"
      ),
      (results.count { $0.change == nil && !$0.record.passes }, "not recorded"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "nothing to record" : parts.joined(separator: ", ")
  }

  private func count(_ change: Verdict.Recording.Change) -> Int {
    results.count { $0.change == change }
  }
}
