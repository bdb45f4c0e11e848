import Foundation

/// The folders that the judge reads and writes.
struct Places {
  /// This package's folder.
  let package: URL
  /// The folder with the checkouts of the projects.
  let sources: URL

  init(sources: String) {
    package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    self.sources = URL(fileURLWithPath: sources)
  }

  /// The checkout of Quarterturn.
  var quarterturn: URL { package.deletingLastPathComponent().deletingLastPathComponent() }
  /// The folder for sources, builds and results that the judge writes.
  var work: URL { package.appendingPathComponent(".build/work") }
  /// The folder of our modules that replace those that are not ported.
  var standIns: URL { package.appendingPathComponent("StandIns") }
  var list: URL { package.appendingPathComponent("Projects.json") }
  var counts: URL { package.appendingPathComponent("Counts.json") }

  func checkout(of project: Project) -> URL { sources.appendingPathComponent(project.folder) }
  /// The folder of a project's sources with the changes of the list.
  func edited(_ project: Project) -> URL {
    work.appendingPathComponent("Edited/\(project.folder)")
  }
  /// The folder of a module's ported sources.
  func ported(_ module: String, of project: Project) -> URL {
    work.appendingPathComponent("Sources/\(project.folder)/\(module)")
  }
}
