import Foundation

/// Replaces the standard library's function in files of an app, and does nothing.
///
/// The files run with sample values, for which a correct assertion may be false. A release build of
/// the app does not check assertions either.
public func assert(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
  file: StaticString = #file, line: UInt = #line
) {}

/// Replaces the standard library's function in files of an app.
///
/// It prints a note with the source location, and the program continues, because the failure may be
/// caused by sample values.
public func assertionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) {
  let text = message()
  let place = "\(file):\(line): note: an assertion fails, as values are samples"
  FileHandle.standardError.write(Data("\(place)\(text.isEmpty ? "" : ": \(text)")\n".utf8))
}
