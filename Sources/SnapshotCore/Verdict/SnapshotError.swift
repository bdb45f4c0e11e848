public import RasterPNG

/// The error that prevents a verdict; a difference between the snapshot and its golden is never
/// such an error.
public enum SnapshotError: Error, Sendable {
  /// The name of the golden is not valid.
  case name(GoldenNameError)
  /// Two callers request the same golden, or goldens whose names differ only in case.
  case collision(GoldenName, owner: String, other: GoldenName, otherOwner: String)
  /// A caller recorded two different values under the same name.
  case recordedTwice(GoldenName, owner: String)
  /// The value cannot be encoded as a golden.
  case unencodable(GoldenName, reason: String)
  /// The value cannot be converted into the format in which it is compared.
  case strategy(GoldenName, any Error)
  /// The value breaks rules that do not depend on the golden, or the policy or the tolerance is not
  /// valid; one line for each problem.
  case unsound(GoldenName, [String])
  /// A file cannot be read or written.
  case file(FileError)
}

extension SnapshotError: CustomStringConvertible {
  /// The problem and, if they are known, the affected golden and the next step.
  public var description: String {
    switch self {
    case .name(let error): error.description
    case .collision(let name, let owner, let other, let otherOwner):
      "\(name) is requested by \(owner), and \(name == other ? "also" : "\(other)") by "
        + "\(otherOwner): two snapshots cannot share one golden; give one another name"
    case .recordedTwice(let name, let owner):
      "\(name) was recorded twice in one run by \(owner), with different contents: "
        + "put the difference, such as the test's argument, into the name"
    case .unencodable(let name, let reason): "\(name) cannot be written: \(reason)"
    case .strategy(let name, let error): "\(name) could not be made: \(error)"
    case .unsound(let name, _):
      VerdictMessage(VerdictRecord(self, named: name, store: "", owner: "")).text
    case .file(let error): error.description
    }
  }
}
