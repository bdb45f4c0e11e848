import Basics
import Foundation
package import XcodeProject

/// A project with the views, tests and sample files that previews use.
package struct ProjectScope {
  package let project: AppProject
  private let files: ProjectFiles
  /// The views of the project's sources, without those of tests.
  package let views: ViewFiles
  /// The expressions that make objects of the project's classes, from a file in the project's
  /// folder.
  let makings: ProjectMakings
  /// The Swift files of the project's tests.
  let tests: [String]
  /// The JSON files with sample values of the project's models.
  let samples: [String]
  /// The Swift files and the resources of no target, which views of no target use.
  private let looseSources: [String], looseResources: [String]

  private static let others: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages",
  ]

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: the path of a project, a workspace, or a folder.
  ///   - files: the file system to read from; in tests, a dictionary.
  /// - Throws: `ProjectError` for the first error in the file at `path`.
  package init(at path: String, in files: ProjectFiles = .disk) throws(ProjectError) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    self.files = files
    project = try AppProject(at: url.path, in: files)
    makings = ProjectMakings(beside: project.folder)
    tests = project.targets.filter { $0.kind == .tests }.flatMap(\.sources)
    let tested = Set(tests)
    var known: Set<String> = []
    let listed = project.targets.filter { $0.kind != .tests && $0.kind != .pod }
      .flatMap(\.sources).filter { known.insert($0).inserted }
    let all = files.all(
      in: project.folder, isPassedOver: { Self.others.contains(ProjectPath.name(of: $0)) })
    samples = Self.samples(among: all, in: project.folder)
    let length = project.folder.count
    let named = Set(project.targets.flatMap(\.resources))
    looseResources = all.filter { path in
      FileKind(of: path) == .resource && !named.contains(path)
        && !path.dropFirst(length).contains("Tests/")
    }
    let loose = all.filter { path in
      FileKind(of: path) == .swift && !tested.contains(path) && !known.contains(path)
        && !path.dropFirst(length).contains("Tests/")
    }
    looseSources = loose.filter { ProjectPath.name(of: $0) != "Package.swift" }
    views = ViewFiles(in: listed, loose: looseSources)
  }

  /// The largest number of sample files.
  private static let mostSamples = 400
  private static let sampling = ["test", "fixture", "mock", "stub", "sample", "preview", "example"]

  /// Returns JSON files that the project's tests and previews probably read, at most `mostSamples`:
  /// those whose paths contain a part such as `test` or `sample`.
  private static func samples(among paths: [String], in folder: String) -> [String] {
    let found = paths.filter { path in
      guard path.hasSuffix(".json"), !path.contains(".xcassets/") else { return false }
      let place = path.dropFirst(folder.count).lowercased()
      return sampling.contains(where: place.contains)
    }
    return Array(found.prefix(mostSamples))
  }

  /// Returns the views for names of classes or paths of files.
  ///
  /// - Throws: `ProjectViewError` for the first name that no view has.
  package func views(named names: [String]) throws(ProjectViewError) -> [ViewFiles.View] {
    var found: [ViewFiles.View] = []
    for name in names {
      let path = URL(fileURLWithPath: name).standardizedFileURL.path
      let meant = views.views.filter {
        $0.name == name
          || name.hasSuffix(".swift") && ($0.path == path || $0.path.hasSuffix("/\(name)"))
      }
      guard !meant.isEmpty else {
        let all = Set(views.views.map(\.name)).sorted()
        throw .unknown(name, nearest: NearestName.of(name, in: all), count: all.count)
      }
      found += meant
    }
    return found
  }

  /// Returns the target that compiles a file; nil if none does.
  ///
  /// If several do, the first one whose views can be shown (see `AppTarget.Kind`) is returned; if
  /// there is none, the first one that is not a target of tests or, if all are, the first one.
  func target(of path: String) -> AppTarget? {
    let all = project.targets(containing: path)
    return all.first { $0.kind.isShown } ?? all.first { $0.kind != .tests } ?? all.first
  }

  /// Returns the Swift files that a target's views may use; the files of the nearest dependencies
  /// are first.
  ///
  /// - Parameter target: the target; nil for a file that belongs to none.
  /// - Returns: the absolute paths.
  func files(for target: AppTarget?) -> [String] {
    let near = target.map(project.closure) ?? []
    let known = Set(near.map(\.id))
    // A target may also import modules that are not dependencies but only linked by settings, so
    // the files of all other frameworks, packages and pods follow.
    let far = project.targets.filter {
      !known.contains($0.id) && [.framework, .package, .pod].contains($0.kind)
        || target == nil && $0.kind == .application
    }
    var seen: Set<String> = []
    let listed = (near + far).filter { $0.kind != .tests && $0.kind != .macro }.flatMap(\.sources)
    let own = target == nil ? views.paths + looseSources : []
    return (listed + own).filter { seen.insert($0).inserted }
  }

  /// Returns the resources of a target and of its dependencies; if the target is nil, those of all
  /// targets whose views can be shown, and those of no target.
  func resources(for target: AppTarget?) -> ProjectResources {
    let near = target.map(project.closure) ?? project.targets.filter(\.kind.isShown)
    let loose = target == nil ? looseResources : []
    return ProjectResources(listed: near.flatMap(\.resources) + loose)
  }

  /// Returns the Objective-C declarations in the bridging header of a target.
  ///
  /// If the target has no bridging header, the header of its nearest dependency that has one is
  /// used. The result is nil if there is none.
  func bridged(for target: AppTarget?) -> BridgedDeclarations? {
    let near = target.map(project.closure) ?? []
    guard let header = near.lazy.compactMap(\.bridgingHeader).first else { return nil }
    let headers = near.flatMap(\.headers) + project.targets.flatMap(\.headers)
    return BridgedDeclarations(of: header, among: headers, in: files)
  }

  /// Returns the compilation conditions of a target, such as `DEBUG`.
  func conditions(for target: AppTarget?) -> [String] { target?.conditions ?? [] }
}

/// The reason why no views of a project can be shown.
package enum ProjectViewError: Error, Equatable, CustomStringConvertible {
  /// No view has this name; the other values are the most similar name and the number of views.
  case unknown(String, nearest: String?, count: Int)
  /// The project has no views.
  case none(String)

  package var description: String {
    switch self {
    case .unknown(let name, let nearest, let count):
      "the project has no view or file called \(name.debugDescription)"
        + (nearest.map { "; did you mean \($0)?" } ?? " among its \(count) views")
    case .none(let path): "\(path): no subclass of UIKit's views or controllers was found"
    }
  }
}
