import Foundation
import SnapshotCore

/// A golden's name for any file.
///
/// Goldens refuse names that some machine would change; files that are only compared may have them, so they are told
/// under a name in which what is refused has become a hyphen and a number tells twins apart.
enum SafeName {
  /// Returns the path itself if a golden may have it, else one like it.
  static func of(_ path: String) -> GoldenName {
    if let name = try? GoldenName(path: path) { return name }
    let kept = path.unicodeScalars.map { isHarmless($0) ? Character($0) : "-" }
    let number = String(path.utf8.reduce(5381) { $0 &* 33 &+ UInt32($1) }, radix: 16)
    let kind = (path as NSString).pathExtension.lowercased()
    let parts = ["\(String(kept).prefix(100))-\(number)"]
    let known = ["png", "json", "txt"].contains(kind) ? kind : "txt"
    guard let name = try? GoldenName(parts: parts, pathExtension: known) else {
      preconditionFailure("\(parts) has no character that a golden's name refuses")
    }
    return name
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_"
      || scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
  }
}
