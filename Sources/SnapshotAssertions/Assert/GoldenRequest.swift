import SnapshotCore

/// The golden requested by an assertion.
enum GoldenRequest: Sendable {
  /// The test's golden with a name that distinguishes it from the test's others; nil to number it.
  case test(String?)
  /// The golden with exactly this name.
  case exact(GoldenName)

  /// Returns the golden's name.
  ///
  /// - Parameters:
  ///   - pathExtension: the file extension that the strategy writes.
  ///   - call: the call of the assertion.
  ///   - chapter: the folder below the store; nil for none.
  ///   - numbers: the numbers that the run has given to unnamed snapshots.
  /// - Returns: the name.
  /// - Throws: `AssertionError` if the name has a different extension or is not valid, or if the
  ///   snapshot of a test with several arguments has no name.
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
