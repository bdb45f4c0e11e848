import Foundation
import PackagePlugin

/// The `quarterturn` command, built like a target of the package, so that its modules are shared
/// with the package's targets.
///
/// If the plugin declared a dependency on the command, SwiftPM would build the command separately
/// for the plugin, and would compile UIKit twice.
struct QuarterturnCommand {
  private let program: URL
  private let folder: URL

  init(
    _ context: PluginContext,
    build: (PackageManager.BuildSubset, PackageManager.BuildParameters) throws
      -> PackageManager.BuildResult
  ) throws {
    let result = try build(.product("quarterturn"), .init(logging: .concise))
    let made = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == "quarterturn"
    }
    guard result.succeeded, let made else {
      throw RunQuarterturnError.notBuilt(result.logText)
    }
    program = made.url
    folder = context.package.directoryURL
  }

  /// Runs the command with arguments.
  @discardableResult
  func run(_ words: [String], isQuiet: Bool = false) throws -> ChildRun {
    try ChildRun(
      program, words, in: folder, variables: ["QUARTERTURN_COMMAND": RunQuarterturn.spelling],
      isQuiet: isQuiet)
  }
}

extension RunQuarterturn {
  /// The command line that the user types to run this plugin.
  ///
  /// The command line contains the permission to write to the package's folder, because without a
  /// terminal the package manager cannot prompt the user for this permission.
  static let spelling = "swift package --allow-writing-to-package-directory quarterturn"
}
