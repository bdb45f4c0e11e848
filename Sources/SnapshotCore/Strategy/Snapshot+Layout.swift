import Foundation
public import LayoutComparison
import LayoutCore

extension Snapshot where Value == [RecordedLayout], Format == [RecordedLayout] {
  /// Returns a strategy that compares layouts without pictures; goldens are JSON with one element
  /// per line.
  public static func layouts(policy: ClassPolicy = .init()) -> Snapshot {
    Snapshot(.layouts(policy: policy))
  }
}

extension SnapshotFormat where Format == [RecordedLayout] {
  /// Returns the format of layouts: canonical JSON.
  public static func layouts(policy: ClassPolicy = .init()) -> SnapshotFormat {
    SnapshotFormat(
      pathExtension: "json",
      encode: { panes, _ throws(SnapshotError) in Data(text(of: panes).utf8) },
      examine: { data, panes, _ in
        switch TextFile.read(data) {
        case .success(let golden) where golden == text(of: panes):
          .same(.contents)
        case .success(let golden): compare(golden, panes.map(\.withoutViews.withoutLooks), policy)
        case .failure(let obstacle): .unreadable(obstacle.reason)
        }
      },
      objections: { _ in policy.objections() })
  }

  private static func compare(
    _ golden: String, _ panes: [RecordedLayout], _ policy: ClassPolicy
  ) -> Examination {
    // The golden is decoded only if its text differs from the new text, because equal texts
    // describe equal layouts.
    guard let old = try? JSONDecoder().decode([RecordedLayout].self, from: Data(golden.utf8)) else {
      return .unreadable(.damaged("it is not a layout"))
    }
    let differences = LayoutDifference.differences(from: old, to: panes)
    let statements = differences.statements(
      policy: policy, among: PaneDirectory(golden: old, actual: panes), isSeen: false)
    return statements.hasFailure
      ? .different(.layout(differences), statements: statements)
      : .same(.contents, statements: statements)
  }

  private static func text(of panes: [RecordedLayout]) -> String {
    JSONValue.lines(panes.map(\.withoutViews.withoutLooks.json)).canonical + "\n"
  }
}
