package import Foundation

/// The restriction on the files that a process may read if the command `serve` has started it for
/// a client.
package enum Confinement {
  /// The environment variable that contains the only folder from which the process may read files.
  package static let variable = "QUARTERTURN_WITHIN"

  /// The only folder from which files may be read; nil if all files may be read.
  package static var folder: URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0) }
  }
}
