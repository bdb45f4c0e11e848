import Foundation

/// A program of the machine that a test needs and the package does not.
package enum InstalledProgram {
  /// Returns the path of the first of some programs that is installed; nil for none.
  package static func path(of names: [String]) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The browser that pages and documents are tested in.
  package static var browser: String? {
    let app = "/Applications/Chromium.app/Contents/MacOS/Chromium"
    return path(of: ["chromium", "chromium-browser", "google-chrome"])
      ?? (FileManager.default.isExecutableFile(atPath: app) ? app : nil)
  }

  /// Whether the tests run in continuous integration, where a missing program is a failure.
  package static var isContinuousIntegration: Bool {
    !(ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty
  }
}
