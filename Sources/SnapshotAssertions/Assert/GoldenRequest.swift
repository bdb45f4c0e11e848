import SnapshotCore

/// How an assertion says which golden it means.
enum GoldenRequest: Sendable {
  /// The test's, with a word that tells it from its others; without one it gets a number.
  case test(String?)
  /// Exactly this one.
  case exact(GoldenName)

  /// Returns the golden's name.
  ///
  /// - Parameters:
  ///   - pathExtension: the kind of file.
  ///   - call: where it is asked for.
  ///   - chapter: the folder below the store; nil for none.
  ///   - numbers: the run's.
  /// - Returns: the name.
  /// - Throws: why there is no such name.
  func name(
    pathExtension: String, call: CallSite, chapter: String?, numbers: CallNumbers
  ) throws(AssertionError) -> GoldenName {
    guard case .test(let word) = self else { return try exactName(pathExtension) }
    let test = RunningTest.current
    if word == nil && test.isParameterized { throw .unnamedArgument(call.testName) }
    let part = word ?? String(numbers.number(of: call, in: test))
    do throws(GoldenNameError) {
      let folders = chapter?.split(separator: "/", omittingEmptySubsequences: false) ?? []
      return try GoldenName(
        folders: folders.map(String.init), parts: [call.testName, part],
        pathExtension: pathExtension)
    } catch {
      throw .snapshot(.name(error))
    }
  }

  private func exactName(_ pathExtension: String) throws(AssertionError) -> GoldenName {
    guard case .exact(let name) = self else { preconditionFailure("a request of a test's golden") }
    if name.pathExtension != pathExtension { throw .kind(name, pathExtension) }
    return name
  }
}
