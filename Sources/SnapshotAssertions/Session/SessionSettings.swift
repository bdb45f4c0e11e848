import SnapshotCore

/// The settings for snapshot tests from the environment.
struct SessionSettings {
  /// The mode that determines which goldens are written, from `SNAPSHOT_TESTING_RECORD`.
  var mode = RecordMode.missing
  /// The level at which goldens are verified, from `SNAPSHOT_DEPTH`.
  ///
  /// If that is not set, it is `deep` if `CI` is set, and `fast` otherwise.
  var depth = VerificationLevel.fast
  /// Whether explanations of differences are tested, from `SNAPSHOT_PROOF`.
  var proof = ProofMode.on
}

extension SessionSettings {
  /// Reads the settings; throws an error for the first invalid value.
  init(environment: [String: String]) throws(SettingError) {
    let mode = try Self.value(of: "SNAPSHOT_TESTING_RECORD", in: environment, RecordMode.self)
    let depth = try Self.value(of: "SNAPSHOT_DEPTH", in: environment, VerificationLevel.self)
    let proof = try Self.value(of: "SNAPSHOT_PROOF", in: environment, ProofMode.self)
    self.init(
      mode: mode ?? .missing, depth: depth ?? VerificationLevel(environment: environment),
      proof: proof ?? .on)
  }

  private static func value<Value: RawRepresentable<String> & CaseIterable>(
    of variable: String, in environment: [String: String], _: Value.Type
  ) throws(SettingError) -> Value? {
    guard let text = environment[variable], !text.isEmpty else { return nil }
    if let value = Value(rawValue: text) { return value }
    throw SettingError(
      variable: variable, value: text, choices: Value.allCases.map(\.rawValue))
  }
}

/// An environment variable with an invalid value.
///
/// If it were ignored, something other than the requested check would run, so every assertion fails
/// with this error.
struct SettingError: Error, Hashable, CustomStringConvertible {
  let variable: String
  let value: String
  let choices: [String]

  /// The variable, its value, and the allowed values.
  var description: String {
    "the variable \(variable) is \(value.debugDescription): set it to one of "
      + choices.joined(separator: ", ")
  }
}
