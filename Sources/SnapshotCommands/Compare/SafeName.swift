import Foundation
import SnapshotCore

/// A golden's name for any file.
///
/// A golden's name may hold only characters that every file system keeps. Files that are compared
/// may have any name: here each refused character is a hyphen, and a number made from the whole
/// path keeps two such names apart.
enum SafeName {
  /// Returns the path itself if a golden may have it, else one like it.
  static func of(_ path: String) -> GoldenName {
    if let name = try? GoldenName(path: path) { return name }
    let kept = path.unicodeScalars.map { isHarmless($0) ? Character($0) : "-" }
    // A hash of our own: that of the standard library is another in each process.
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
