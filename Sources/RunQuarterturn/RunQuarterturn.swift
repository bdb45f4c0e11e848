import Foundation
import PackagePlugin

/// Runs the command in a package: `swift package quarterturn WORDS…`.
///
/// What is typed goes to the command as it is, except for two words that are alone, in a package
/// that uses this one:
///
/// ```
/// verify     runs the package's tests, then makes the report of what their snapshots found
/// record     runs them twice: once recording every golden, once verifying what was recorded
/// ```
///
/// The report, JUnit's XML and a summary in Markdown are beside the results, in `.build/snapshots`.
@main struct RunQuarterturn: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let command = try QuarterturnCommand(context, build: packageManager.build)
    // In its own package the command verifies its gallery.
    let isClient = context.package.displayName != "quarterturn"
    switch arguments {
    case ["verify"] where isClient: try PackageTests(context, command).verify()
    case ["record"] where isClient: try PackageTests(context, command).record()
    default: try command.run(arguments).check()
    }
  }
}
