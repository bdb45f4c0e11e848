extension Question {
  /// Who calls whom, when, with what.
  static let calls: [Question] = []
}
