/// The reason why a file of answers cannot be used.
public enum AnswerFileError: Error, Equatable, CustomStringConvertible {
  /// The file does not exist, or cannot be read.
  case unreadable(String)
  /// The file has another version of the format; the version is nil if the file names none.
  case otherFormat(String, Int?)
  /// The file contains no answers, for a reason.
  case noAnswers(String, String)

  /// The problem, and the next step.
  public var description: String {
    switch self {
    case .unreadable(let path): "\(path) cannot be read"
    case .otherFormat(let path, let format?):
      """
      \(path) is written in format \(format), and this is format \(AnswerFile.currentFormat); \
      run the bundle of this version again
      """
    case .otherFormat(let path, nil):
      "\(path) names no format; a file of answers begins with \"format\""
    case .noAnswers(let path, let reason): "\(path) is no file of answers: \(reason)"
    }
  }
}
