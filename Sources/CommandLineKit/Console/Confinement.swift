package import Foundation

/// The restriction of a process that was started for a client that may not read every file.
package enum Confinement {
  /// The environment variable with the only folder whose files such a process may read.
  package static let variable = "QUARTERTURN_WITHIN"

  /// The only folder whose files may be read; nil if all files may be.
  package static var folder: URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0) }
  }
}
