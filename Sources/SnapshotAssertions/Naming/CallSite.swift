import SnapshotCore

/// The place in the source that asserts something.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let function: String
  let line: UInt
  let column: UInt

  /// The path of the file.
  var file: String { "\(filePath)" }

  /// The file's name without its kind, which names a folder of goldens.
  var fileName: String {
    let name = file.split(separator: "/").last ?? ""
    return GoldenName.spelling(String(name.hasSuffix(".swift") ? name.dropLast(6) : name))
  }

  /// The function's name as a part of a golden's: without the parentheses of `markers()` and
  /// `markers(device:)`.
  var testName: String {
    guard function.hasSuffix(")"), let opening = function.lastIndex(of: "(") else {
      return GoldenName.spelling(function)
    }
    let labels = function[opening...].dropFirst().dropLast()
    let isSignature = labels.isEmpty || labels.hasSuffix(":")
    return GoldenName.spelling(isSignature ? String(function[..<opening]) : function)
  }
}
