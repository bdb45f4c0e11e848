import Foundation

/// Replaces the standard library's function in files taken out of an app.
///
/// These files work on sample values, for which an assertion may be false. Release builds of the
/// app do not check it either.
public func assert(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
  file: StaticString = #file, line: UInt = #line
) {}

/// Replaces the standard library's function in files taken out of an app.
///
/// It prints a note with the source location, and the program continues.
public func assertionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) {
  let text = message()
  let place = "\(file):\(line): note: an assertion fails, as values are samples"
  FileHandle.standardError.write(Data("\(place)\(text.isEmpty ? "" : ": \(text)")\n".utf8))
}
