/// Whether explanations are tested: the golden's values replace the new ones, and the snapshot is
/// laid out again.
public enum ProofMode: String, Sendable, Codable, CaseIterable {
  /// If a snapshot differs, the subject is laid out again with the golden's values of the first
  /// causes, and the frames are compared with the golden's.
  ///
  /// The test takes at most three times as long as the first layout, or a second if that is longer.
  case on
  /// Explanations are not tested.
  case off
}
