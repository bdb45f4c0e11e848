import SnapshotCore

/// The golden that an assertion names.
enum GoldenRequest: Sendable {
  /// The test's, with a name that distinguishes it from the test's others; without one it gets a
  /// number.
  case test(String?)
  /// Exactly this one.
  case exact(GoldenName)

  /// Returns the golden's name.
  ///
  /// - Parameters:
  ///   - pathExtension: the kind of file.
  ///   - call: the place of the request.
  ///   - chapter: the folder below the store; nil for none.
  ///   - numbers: the run's.
  /// - Returns: the name.
  /// - Throws: why there is no such name.
  func name(
    pathExtension: String, call: CallSite, chapter: String?, numbers: CallNumbers
  ) throws(AssertionError) -> GoldenName {
    switch self {
    case .exact(let name) where name.pathExtension == pathExtension: return name
    case .exact(let name): throw .kind(name, pathExtension)
    case .test(let word?):
      return try Self.name(of: call, word, pathExtension: pathExtension, chapter: chapter)
    case .test(nil):
      let number = try Self.number(of: call, numbers: numbers)
      return try Self.name(of: call, number, pathExtension: pathExtension, chapter: chapter)
    }
  }

  private static func number(
    of call: CallSite, numbers: CallNumbers
  ) throws(AssertionError) -> String {
    let test = RunningTest.current
    if test.isParameterized { throw .unnamedArgument(call.testName) }
    return String(numbers.number(of: call, in: test))
  }

  private static func name(
    of call: CallSite, _ part: String, pathExtension: String, chapter: String?
  ) throws(AssertionError) -> GoldenName {
    let folders = chapter?.split(separator: "/", omittingEmptySubsequences: false) ?? []
    do throws(GoldenNameError) {
      return try GoldenName(
        folders: folders.map(String.init), parts: [call.testName, part],
        pathExtension: pathExtension)
    } catch {
      throw .snapshot(.name(error))
    }
  }
}
