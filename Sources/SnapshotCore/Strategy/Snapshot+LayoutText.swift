import Foundation
import LayoutComparison
import LayoutCore

extension Snapshot where Value == String, Format == String {
  /// Compares layouts by their texts, see `RecordedLayout.text`: reported as layouts, and line by line.
  ///
  /// - Parameter policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func layoutText(policy: ClassPolicy = .init()) -> Snapshot {
    Snapshot(.layoutText(policy: policy))
  }
}

extension SnapshotFormat where Format == String {
  /// Texts of layouts as UTF-8 files.
  ///
  /// Both sides are compared as they are written, in thousandths: numbers that were rounded make
  /// no difference of their own. A golden that is no such text is compared line by line.
  public static func layoutText(policy: ClassPolicy = .init()) -> SnapshotFormat {
    let lines = lines(pathExtension: "txt", policy: policy, telling: .layout)
    return SnapshotFormat(
      pathExtension: "txt", encode: lines.encode,
      examine: { data, text, depth in
        guard case .success(let golden) = TextFile.read(data), !golden.utf8.elementsEqual(text.utf8)
        else { return lines.examine(data, text, depth) }
        return LayoutTexts(golden: golden, actual: text, policy: policy)?.examination
          ?? lines.examine(data, text, depth)
      },
      objections: { _ in policy.objections(about: [.layout, .metadata]) })
  }
}

/// Two texts of layouts that are not the same, byte for byte.
private struct LayoutTexts {
  let examination: Examination

  /// Compares two texts; nil if one of them is no text of a layout.
  init?(golden: String, actual: String, policy: ClassPolicy) {
    guard let old = LayoutTextReader.panes(in: golden),
      var new = LayoutTextReader.panes(in: actual)
    else { return nil }
    var actual = actual
    // A text of an earlier version has no settings, so nothing is known of them.
    if old.allSatisfy({ $0.layout.settings == nil }) {
      new = new.map(\.withoutSettings)
      actual = new.map(\.text).joined(separator: "\n")
    }
    let current = RecordedLayout.currentWords(of: golden)
    // A text of an earlier version says the same in other words.
    if current == actual {
      examination = .same(.contents)
      return
    }
    let statements = LayoutDifference.differences(from: old, to: new).statements(
      policy: policy, among: PaneDirectory(golden: old, actual: new), isSeen: false)
    guard !statements.isEmpty else { return nil }
    guard let failing = statements.first(where: { $0.reaction == .fail }) else {
      examination = .same(.contents, statements: statements)
      return
    }
    let difference = TextDifference(golden: current, actual: actual)
    // The lines come last: they show what the causes say.
    let lines = ReportedChange(failing.changeClass, .lines(difference), policy: policy)
    examination = .different(.text(difference), statements: statements + [lines])
  }
}
