import Measures

/// The table of results: a row for each project, its version of iOS, and the cause of differences.
struct Table {
  private var rows: [[String]] = []

  private static let head = [
    "project", "iOS", "pictures", "drawn", "same size", "same height", "identical",
    "… outside of text",
    "… two points from it", "masked",
    "edges", "worst", "colours", "texts", "letters' edges",
  ]

  /// Adds a project's row, and one for each cause of differences in its pictures.
  mutating func add(_ project: Project, recorded: Int, _ hosts: [ProjectRun.HostResults]) {
    for host in hosts {
      let judged = host.results.filter { project.isJudged($0.picture) }
      add(project.name, host.host.version, "\(recorded)", Tally(judged))
      let different = judged.filter { $0.comparison.map { !$0.isIdentical } ?? false }
      let causes = Dictionary(grouping: different) { result in
        project.cause(of: result.picture) ?? result.comparison.map(Self.kind) ?? ""
      }
      for (cause, results) in causes.sorted(by: { $0.value.count > $1.value.count }) {
        add("  \(cause)", "", "", Tally(results))
      }
    }
  }

  /// The kind of a difference without a known cause, by the first measure that differs.
  private static func kind(of comparison: Comparison) -> String {
    if !comparison.hasSameSize { return "size" }
    if comparison.isIdenticalOutsideText { return "text, inside its rectangles" }
    if !comparison.edges.isFull { return "edges" }
    if !comparison.colours.isFull { return "colours" }
    if !comparison.texts.isFull { return "text, its rectangles" }
    return "shades, with all edges and colours right"
  }

  private mutating func add(_ name: String, _ system: String, _ recorded: String, _ tally: Tally) {
    func score(_ score: Score) -> String { "\(score.right) / \(score.all)" }
    rows.append([
      name, system, recorded, "\(tally.drawn)", "\(tally.sameSize)", "\(tally.sameHeight)",
      "\(tally.identical)",
      "\(tally.identicalOutsideText)", "\(tally.identicalBesideText)",
      "\(Self.rounded(tally.maskedPart * 100)) %",
      score(tally.edges), "\(Self.rounded(tally.worstEdge)) pt", score(tally.colours),
      score(tally.texts), score(tally.letterEdges),
    ])
  }

  /// Adds a project that was not run.
  mutating func add(_ project: Project, notRun reason: String) {
    rows.append([project.name, "", "not run: \(reason)"])
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// The table in Markdown.
  var text: String {
    let lines = [Self.head, Self.head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}
