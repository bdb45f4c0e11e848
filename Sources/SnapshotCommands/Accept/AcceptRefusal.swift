/// The reason why the `accept` command accepts no change.
enum AcceptRefusal: Error, Equatable, CustomStringConvertible {
  /// The command line names no change; the lines list the changes that can be accepted.
  case nothingChosen([String])
  /// The results contain no changes with these digests.
  case unknownDigests([String], folder: String)
  /// No changed golden has a path that matches the pattern.
  case noMatch(String)
  /// The results lack verdicts, so not every change is known.
  case lost([String])
  /// Some changes cannot be accepted, for instance because a file has changed since the run.
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
        + "  run the tests again, look, and accept the new digests; "
        + "for results elsewhere, pass --results"
    case .noMatch(let pattern): "nothing was accepted: no change's path matches \(pattern)"
    case .lost(let losses):
      "nothing was accepted: the run is not complete, so name the changes by their digests\n"
        + losses.joined(separator: "\n")
    case .refused(let reasons):
      "nothing was accepted\n" + reasons.map { "  \($0)" }.joined(separator: "\n")
    }
  }
}
