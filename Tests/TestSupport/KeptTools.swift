package import Foundation

/// The porting tool, and the libraries of previews, that all tests share.
///
/// They are beside the tests and not among the user's files, and are kept from run to run.
/// Compiling or linking one takes several seconds, so there is one folder for all.
package enum KeptTools {
  /// The home folder of processes that find the tools by `HOME` alone.
  package static let home = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("home", isDirectory: true)

  /// The folder that other processes are given as `XDG_CACHE_HOME`.
  package static let caches = home.appendingPathComponent(".cache", isDirectory: true)

  /// The folder of the tools.
  package static let folder = caches.appendingPathComponent("quarterturn", isDirectory: true)
}
