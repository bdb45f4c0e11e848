public import RasterPNG

/// The reason why there is no verdict; never the content of the snapshot.
public enum SnapshotError: Error, Sendable {
  /// The name is refused.
  case name(GoldenNameError)
  /// Two places in the code request the same golden.
  case collision(GoldenName, owner: String, other: GoldenName, otherOwner: String)
  /// One place recorded two different things under one name.
  case recordedTwice(GoldenName, owner: String)
  /// The value cannot be written as a golden.
  case unencodable(GoldenName, reason: String)
  /// The value could not be converted for the comparison.
  case strategy(GoldenName, any Error)
  /// The value breaks rules that do not depend on the golden; a line for each.
  case unsound(GoldenName, [String])
  /// A file could not be read or written.
  case file(FileError)
}

extension SnapshotError: CustomStringConvertible {
  /// The problem, its place, and the next step.
  public var description: String {
    switch self {
    case .name(let error): error.description
    case .collision(let name, let owner, let other, let otherOwner):
      "\(name) is requested by \(owner), and \(name == other ? "also" : "\(other)") by "
        + "\(otherOwner): two snapshots cannot share one golden; give one another name"
    case .recordedTwice(let name, let owner):
      "\(name) was recorded twice in one run by \(owner), with different contents: "
        + "put what differs, such as the test's argument, into the name"
    case .unencodable(let name, let reason): "\(name) cannot be written: \(reason)"
    case .strategy(let name, let error): "\(name) could not be made: \(error)"
    case .unsound(let name, _):
      VerdictMessage(VerdictRecord(self, named: name, store: "", owner: "")).text
    case .file(let error): error.description
    }
  }
}
