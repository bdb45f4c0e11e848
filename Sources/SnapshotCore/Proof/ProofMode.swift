/// Whether explanations are tested: the golden's values replace the new ones, and the snapshot is
/// laid out again.
public enum ProofMode: String, Sendable, Codable, CaseIterable {
  /// If a snapshot differs, the subject is laid out again with the golden's values of the first
  /// causes, and the frames are compared with the golden's.
  ///
  /// No further cause is tested after three times the duration of the first layout, or after a
  /// second if that is longer.
  case on
  /// Explanations are not tested.
  case off
}
