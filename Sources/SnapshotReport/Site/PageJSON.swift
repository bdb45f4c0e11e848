import Foundation
import SnapshotCore

/// JSON that may be in a page and in a script.
enum PageJSON {
  /// Returns a value as JSON with one spelling.
  static func text(_ value: some Encodable) -> String {
    guard let data = try? JSONEncoder.ofResults().encode(value) else { return "null" }
    return harmless(String(decoding: data, as: UTF8.self))
  }

  /// Returns JSON without the characters that end a script or a line of one.
  ///
  /// They are within strings only, where an escape says the same.
  static func harmless(_ json: String) -> String {
    var text = ""
    text.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
