extension Question {
  /// Single values.
  static let values: [Question] = []
}
