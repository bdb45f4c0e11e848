/// The reason why nothing is accepted.
enum AcceptRefusal: Error, Equatable, CustomStringConvertible {
  /// No change was named; these can be accepted.
  case nothingChosen([String])
  /// There is no change of these digests.
  case unknownDigests([String], folder: String)
  /// No golden with a change matches.
  case noMatch(String)
  /// Not every change is known, for the results lack verdicts.
  case lost([String])
  /// Some changes are no longer those that were reviewed.
  case refused([String])

  var description: String {
    switch self {
    case .nothingChosen(let lines):
      "name what to accept: digests, --only REGEX or --all\n"
        + (lines.isEmpty
          ? "  there is nothing to accept"
          : "these can be accepted\n" + lines.joined(separator: "\n"))
    case .unknownDigests(let digests, let folder):
      "nothing was accepted: \(folder) has no change \(digests.joined(separator: ", "))\n"
        + "  run the tests again, look, and accept what they print; results elsewhere are named by --results"
    case .noMatch(let pattern): "nothing was accepted: no change's path matches \(pattern)"
    case .lost(let losses):
      "nothing was accepted: the run is not complete, and digests alone say which changes are meant\n"
        + losses.joined(separator: "\n")
    case .refused(let reasons):
      "nothing was accepted\n" + reasons.map { "  \($0)" }.joined(separator: "\n")
    }
  }
}
