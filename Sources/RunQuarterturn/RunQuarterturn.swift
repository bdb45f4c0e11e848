import Foundation
import PackagePlugin

/// A plugin that runs the command in a package: `swift package quarterturn WORDS…`.
///
/// The arguments are passed to the command unchanged. But in a package that depends on Quarterturn,
/// each of these two, if it is the only argument, runs the package's tests:
///
/// ```
/// verify     runs the package's tests, then makes the report of their snapshots
/// record     runs them twice: once recording every golden, once verifying the recorded ones
/// ```
///
/// The report, JUnit XML and a Markdown summary are written to the folder of the results: the one
/// that `SNAPSHOT_ARTIFACTS` names, by default `.build/snapshots`.
@main struct RunQuarterturn: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let command = try QuarterturnCommand(context, build: packageManager.build)
    // In the package Quarterturn itself the command verifies the package's own gallery of figures.
    let isClient = context.package.displayName != "quarterturn"
    switch arguments {
    case ["verify"] where isClient: try PackageTests(context, command).verify()
    case ["record"] where isClient: try PackageTests(context, command).record()
    default: try command.run(arguments).check()
    }
  }
}
