import Foundation
import PackagePlugin

/// The command, built as the package's own targets are, with which it shares modules.
///
/// A plugin that depended on the command would have it built for itself, and all of UIKit twice.
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
  /// The command to type; the package manager requests the permission to write, and cannot where
  /// nobody is at a terminal.
  static let spelling = "swift package --allow-writing-to-package-directory quarterturn"
}
