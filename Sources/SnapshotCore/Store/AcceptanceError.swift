package import RasterPNG

/// The reason why a change cannot be accepted.
package enum AcceptanceError: Error, Sendable, Hashable {
  /// There is no change to accept.
  case nothing(GoldenName)
  /// The golden or the file that would replace it has changed since the digest was printed, or the
  /// digest has fewer than 16 digits.
  case stale(GoldenName, asked: String, found: Digest)
  /// A file cannot be read or written.
  case file(FileError)
}

extension AcceptanceError: CustomStringConvertible {
  /// The problem and, except for a file error, the next step.
  package var description: String {
    switch self {
    case .nothing(let name): "\(name): there is no change to accept; run the tests again"
    case .stale(let name, let asked, let found):
      "\(name): the change is no longer \(asked.prefix(16)) but \(found.short): run the tests "
        + "again, look, and accept the new digest"
    case .file(let error): error.description
    }
  }
}
