extension Question {
  /// What the console says.
  static let words: [Question] = []
}
