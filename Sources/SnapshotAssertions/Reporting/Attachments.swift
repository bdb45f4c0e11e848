import Foundation
import SnapshotCore
import Testing

/// Functions that attach files to a failing test, if its framework supports attachments.
enum Attachments {
  private static let roles: Set<Artifact.Role> = [.expected, .actual, .difference]

  /// Attaches the golden, the picture and the difference to the current test of Swift Testing.
  static func record(_ artifacts: [Artifact], of golden: GoldenName, at call: CallSite) {
    #if compiler(>=6.2)
      for artifact in artifacts where roles.contains(artifact.role) {
        // Attach the bytes instead of the path, since the next run replaces the file.
        guard let data = try? Data(contentsOf: artifact.url) else { continue }
        Attachment.record(
          [UInt8](data), named: name(of: artifact, golden), sourceLocation: call.location)
      }
    #endif
  }

  /// Returns an attachment's name, which ends with the file extension that determines its type:
  /// `markers.1.expected.png`.
  static func name(of artifact: Artifact, _ golden: GoldenName) -> String {
    let stem = golden.stem.split(separator: "/").last ?? "snapshot"
    return "\(stem).\(artifact.role.rawValue).\(artifact.url.pathExtension)"
  }
}
