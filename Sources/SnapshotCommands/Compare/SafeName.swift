import Foundation
import SnapshotCore

/// A valid golden name for any file.
///
/// A golden's name may contain only characters that every file system supports, but files to
/// compare may have any name. In a name that is not valid, every character except for ASCII
/// letters, digits and `_` is replaced by a hyphen, and a hash of the whole path distinguishes
/// names that are then equal.
enum SafeName {
  /// Returns the path itself if it is a valid golden name, otherwise a similar name that is valid.
  static func of(_ path: String) -> GoldenName {
    if let name = try? GoldenName(path: path) { return name }
    let kept = path.unicodeScalars.map { isHarmless($0) ? Character($0) : "-" }
    // This hash is the same in every process, unlike the one of the standard library.
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
