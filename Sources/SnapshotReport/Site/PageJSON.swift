import Foundation
import SnapshotCore

/// An encoder of JSON that is safe inside an HTML page and a script.
enum PageJSON {
  /// Returns a value as JSON, or `null` if it cannot be encoded; equal values give equal text.
  static func text(_ value: some Encodable) -> String {
    guard let data = try? JSONEncoder.ofResults().encode(value) else { return "null" }
    return harmless(String(decoding: data, as: UTF8.self))
  }

  /// Replaces the characters that could end a script element or a line of a script.
  ///
  /// These characters occur only inside strings, where an escape sequence has the same meaning.
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
