import Foundation
public import LayoutComparison
import RasterPNG

extension Snapshot where Value == String, Format == String {
  /// A strategy that compares texts line by line and byte for byte.
  public static var lines: Snapshot { lines() }

  /// Returns a strategy that compares texts line by line and byte for byte.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of the golden's file, `txt` or `json`.
  ///   - policy: the reaction to each class of change.
  ///   - changeClass: the class of the changes, such as `layout` for a text that describes a
  ///     layout.
  /// - Returns: the strategy.
  public static func lines(
    pathExtension: String = "txt", policy: ClassPolicy = .init(),
    telling changeClass: ChangeClass = .text
  ) -> Snapshot {
    Snapshot(.lines(pathExtension: pathExtension, policy: policy, telling: changeClass))
  }
}

extension Snapshot where Value: Encodable & Sendable, Format == String {
  /// A strategy that compares values by their JSON, which is indented and has sorted keys.
  public static var json: Snapshot { json() }

  /// Returns a strategy that compares values by their JSON, which is indented and has sorted keys.
  ///
  /// Numbers that JSON does not support become `"nan"`, `"inf"` and `"-inf"`.
  public static func json(policy: ClassPolicy = .init()) -> Snapshot {
    Snapshot<String, String>.lines(pathExtension: "json", policy: policy).pullback { value in
      let json = try JSONEncoder.ofResults(.prettyPrinted).encode(value)
      return String(decoding: json, as: UTF8.self) + "\n"
    }
  }
}

extension SnapshotFormat where Format == String {
  /// Returns the format of texts: UTF-8 files.
  public static func lines(
    pathExtension: String, policy: ClassPolicy = .init(), telling changeClass: ChangeClass = .text
  ) -> SnapshotFormat {
    SnapshotFormat(
      pathExtension: pathExtension,
      encode: { text, _ throws(SnapshotError) in Data(text.utf8) },
      examine: { data, text, _ in
        switch TextFile.read(data) {
        case .success(let golden): compare(golden, text, changeClass, policy)
        case .failure(let obstacle): .unreadable(obstacle.reason)
        }
      },
      objections: { _ in policy.objections(about: [changeClass]) })
  }

  private static func compare(
    _ golden: String, _ text: String, _ changeClass: ChangeClass, _ policy: ClassPolicy
  ) -> Examination {
    let difference = TextDifference(golden: golden, actual: text)
    if difference.isEmpty { return .same(.contents) }
    let statement = ReportedChange(changeClass, .lines(difference), policy: policy)
    return statement.reaction == .fail
      ? .different(.text(difference), statements: [statement])
      : .same(.contents, statements: [statement])
  }
}

/// A namespace for reading text goldens.
enum TextFile {
  struct Obstacle: Error { let reason: UnreadableReason }

  /// Decodes a golden's bytes as UTF-8; a Git LFS pointer is reported as such.
  static func read(_ data: Data) -> Result<String, Obstacle> {
    if FileSignature(data) == .lfsPointer {
      return .failure(Obstacle(reason: .lfsPointer))
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      return .failure(Obstacle(reason: .wrongKind("not text in UTF-8")))
    }
    return .success(text)
  }
}
