import Foundation
import LayoutComparison
import LayoutCore

extension Snapshot where Value == String, Format == String {
  /// Returns a strategy that compares the texts of layouts (see `RecordedLayout.text`).
  ///
  /// Differences are reported as changes of the layout, and line by line.
  ///
  /// - Parameter policy: the reaction to each class of change.
  /// - Returns: the strategy.
  public static func layoutText(policy: ClassPolicy = .init()) -> Snapshot {
    Snapshot(.layoutText(policy: policy))
  }
}

extension SnapshotFormat where Format == String {
  /// Returns the format of layout texts: UTF-8 files.
  ///
  /// The numbers in both texts are rounded to thousandths, so rounding causes no differences. A
  /// golden that is not the text of a layout is compared line by line.
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

/// A comparison of two layout texts with different bytes.
private struct LayoutTexts {
  let examination: Examination

  /// Compares two texts; nil if one of them is not the text of a layout, or if no difference of
  /// their layouts is found.
  init?(golden: String, actual: String, policy: ClassPolicy) {
    guard let old = LayoutTextReader.panes(in: golden),
      var new = LayoutTextReader.panes(in: actual)
    else { return nil }
    var actual = actual
    // A text of an earlier version has no settings, so settings are not compared.
    if old.allSatisfy({ $0.layout.settings == nil }) {
      new = new.map(\.withoutSettings)
      actual = new.map(\.text).joined(separator: "\n")
    }
    let current = RecordedLayout.currentWords(of: golden)
    // A text of an earlier version may describe the same layout with other labels.
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
    // The differing lines are reported after the causes, which explain them.
    let lines = ReportedChange(failing.changeClass, .lines(difference), policy: policy)
    examination = .different(.text(difference), statements: statements + [lines])
  }
}
