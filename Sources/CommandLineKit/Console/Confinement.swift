package import Foundation

/// The limit of a process that was started for a client that may not read every file.
package enum Confinement {
  /// The variable with the folder whose files such a process may read.
  package static let variable = "QUARTERTURN_WITHIN"

  /// The folder; nil if every file may be read.
  package static var folder: URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0) }
  }
}
