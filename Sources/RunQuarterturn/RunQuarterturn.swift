import Foundation
import PackagePlugin

/// Runs the command in a package: `swift package quarterturn WORDS…`.
///
/// The arguments are passed to the command unchanged, with two exceptions. In a package that
/// depends on this one, these words have a different meaning if they are the only argument:
///
/// ```
/// verify     runs the package's tests, then makes the report of their snapshots
/// record     runs them twice: once recording every golden, once verifying the recorded ones
/// ```
///
/// The report, JUnit's XML and a summary in Markdown are beside the results, in `.build/snapshots`.
@main struct RunQuarterturn: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let command = try QuarterturnCommand(context, build: packageManager.build)
    // In the package Quarterturn itself the command verifies its own gallery.
    let isClient = context.package.displayName != "quarterturn"
    switch arguments {
    case ["verify"] where isClient: try PackageTests(context, command).verify()
    case ["record"] where isClient: try PackageTests(context, command).record()
    default: try command.run(arguments).check()
    }
  }
}
