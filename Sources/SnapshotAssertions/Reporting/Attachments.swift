import Foundation
import SnapshotCore
import Testing

/// The files that a failing test carries with it, where its framework can carry any.
enum Attachments {
  private static let roles: Set<Artifact.Role> = [.expected, .actual, .difference]

  /// Attaches golden, picture and difference to the running test of Swift Testing.
  static func record(_ artifacts: [Artifact], of golden: GoldenName, at call: CallSite) {
    #if compiler(>=6.2)
      for artifact in artifacts where roles.contains(artifact.role) {
        // The bytes and not the path: the next run replaces the file.
        guard let data = try? Data(contentsOf: artifact.url) else { continue }
        Attachment.record(
          [UInt8](data), named: name(of: artifact, golden), sourceLocation: call.location)
      }
    #endif
  }

  /// The name ends with the kind of file, by which its type is known: `markers.1.expected.png`.
  static func name(of artifact: Artifact, _ golden: GoldenName) -> String {
    let stem = golden.stem.split(separator: "/").last ?? "snapshot"
    return "\(stem).\(artifact.role.rawValue).\(artifact.url.pathExtension)"
  }
}
