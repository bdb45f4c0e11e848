/// The choice whether explanations are tested by putting the golden's values back.
public enum ProofMode: String, Sendable, Codable, CaseIterable {
  /// If a snapshot differs and a first cause is a number, the subject is shown once more, the
  /// golden's value is put back, and the frames are compared with the golden's.
  ///
  /// It takes at most a second or three times as long as the first layout, whichever is longer.
  case on
  /// Explanations are not tested.
  case off
}
