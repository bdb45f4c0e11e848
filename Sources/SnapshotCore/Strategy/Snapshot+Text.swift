import Foundation
public import LayoutComparison
import RasterPNG

extension Snapshot where Value == String, Format == String {
  /// Compares texts line by line, byte for byte.
  public static var lines: Snapshot { lines() }

  /// Compares texts line by line, byte for byte.
  ///
  /// - Parameters:
  ///   - pathExtension: the kind of file, `txt` or `json`.
  ///   - policy: the effect of a change on the verdict.
  ///   - changeClass: what a change is: that of a text, or of what the text describes.
  /// - Returns: the strategy.
  public static func lines(
    pathExtension: String = "txt", policy: ClassPolicy = .init(),
    telling changeClass: ChangeClass = .text
  ) -> Snapshot {
    Snapshot(.lines(pathExtension: pathExtension, policy: policy, telling: changeClass))
  }
}

extension Snapshot where Value: Encodable & Sendable, Format == String {
  /// Compares values by their JSON: sorted keys, indented.
  public static var json: Snapshot { json() }

  /// Compares values by their JSON: sorted keys, indented; numbers that JSON does not have as
  /// `"nan"`, `"inf"` and `"-inf"`.
  public static func json(policy: ClassPolicy = .init()) -> Snapshot {
    Snapshot<String, String>.lines(pathExtension: "json", policy: policy).pullback { value in
      let json = try JSONEncoder.ofResults(.prettyPrinted).encode(value)
      return String(decoding: json, as: UTF8.self) + "\n"
    }
  }
}

extension SnapshotFormat where Format == String {
  /// Texts as UTF-8 files.
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

/// A golden that is text.
enum TextFile {
  struct Obstacle: Error { let reason: UnreadableReason }

  /// Reads a golden's bytes as UTF-8; a pointer of Git LFS is reported as one.
  static func read(_ data: Data) -> Result<String, Obstacle> {
    if FileSignature(data) == .lfsPointer {
      return .failure(Obstacle(reason: .lfsPointer))
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      return .failure(Obstacle(reason: .wrongKind("no text in UTF-8")))
    }
    return .success(text)
  }
}
