import SnapshotCore
import UIKit

/// The source location of an assertion.
struct CallSite: Sendable {
  let fileID: String
  let filePath: StaticString
  let function: String
  let line: UInt
  let column: UInt

  var file: String { "\(filePath)" }

  /// The file's name without its extension, used as the name of a folder of goldens.
  var fileName: String {
    let name = file.split(separator: "/").last ?? ""
    return GoldenName.spelling(String(name.hasSuffix(".swift") ? name.dropLast(6) : name))
  }

  /// The function's name for use in a golden's name, without the parentheses of `markers()` and
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

extension CallSite {
  /// Creates the location of a call from the compiler's literals.
  init(
    fileID: StaticString, filePath: StaticString, function: String, line: UInt, column: UInt
  ) {
    self.init(
      fileID: "\(fileID)", filePath: filePath, function: function, line: line, column: column)
  }

  /// Creates the location of a preview that a test verifies.
  init(of preview: any PreviewRegistry.Type, in test: CallSite) {
    self.init(
      fileID: preview.fileID, filePath: preview.filePath, function: test.function,
      line: UInt(preview.line), column: UInt(preview.column))
  }
}
