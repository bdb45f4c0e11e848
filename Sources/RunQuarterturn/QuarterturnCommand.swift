import Foundation
import PackagePlugin

/// The command, built like the package's own targets, so that it shares modules with them.
///
/// If the plugin depended on the command, the command would be built separately for the plugin, and
/// UIKit would be compiled twice.
struct QuarterturnCommand {
  private let program: URL
  private let folder: URL

  /// Builds the command.
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
  /// The command for the user to type.
  ///
  /// It contains the permission to write, since the package manager can ask the user for that only
  /// at a terminal.
  static let spelling = "swift package --allow-writing-to-package-directory quarterturn"
}
