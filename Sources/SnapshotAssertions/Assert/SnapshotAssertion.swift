import SnapshotCore

/// An assertion about a snapshot, with everything needed to reach a verdict.
struct SnapshotAssertion<Value, Format> {
  let snapshot: Snapshot<Value, Format>
  let golden: GoldenRequest
  let options: SnapshotTestingConfiguration
  let call: CallSite

  /// Verifies a value.
  ///
  /// - Parameter value: the value, not evaluated if the golden belongs to another shard.
  /// - Returns: the report; nil if the golden belongs to another shard.
  func report(of value: () throws -> Value) -> AssertionReport? {
    let options = options.filled(from: .current)
    do throws(AssertionError) {
      let session = SnapshotSession.current(for: call)
      // The environment variables are checked before anything is verified: an invalid one may have
      // been meant to request a shard or a record mode.
      if let fault = session.fault { throw .environment(fault) }
      let store = options.store ?? GoldenStore(besideTestFile: call.file)
      let name = try golden.name(
        pathExtension: snapshot.format.pathExtension, call: call,
        chapter: options.store == nil ? nil : options.chapter ?? call.fileName,
        numbers: session.numbers)
      // The shard is checked only after the call has been numbered, so that a call has the same
      // name in every shard.
      guard session.shard.includes(name, ofStore: session.ledger.path(of: store)) else {
        return nil
      }
      return Verification(
        session: session, store: store, name: name, options: options, call: call
      ).report(of: value, as: snapshot)
    } catch {
      return AssertionReport(failure: "\(error)")
    }
  }
}
