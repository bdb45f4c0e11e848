import Foundation
import Porting

/// The resources in Swift Package Manager's description of a package.
struct PackageDescription: Decodable {
  /// A target of the package.
  struct Target: Decodable {
    var name: String
    var type: String
    var moduleType: String
    /// The target's folder, relative to that of the package.
    var path: String?
    var resources: [Resource]?
  }

  /// A file or a folder declared as a resource in the manifest.
  struct Resource: Decodable {
    struct Rule: Decodable {
      struct Process: Decodable { var localization: String? }
      struct Embedding: Decodable {}

      var process: Process?
      var embedInCode: Embedding?
    }

    var path: String
    var rule: Rule

    /// Makes the resource for an Interface Builder document, inside or outside a `.lproj` folder.
    init(document path: String) {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension() : nil
      self.path = path
      rule = Rule(process: Rule.Process(localization: language?.lastPathComponent))
    }

    /// The path in the bundle; nil for files that are embedded in code.
    var place: String? {
      if rule.embedInCode != nil { return nil }
      let name = (path as NSString).lastPathComponent
      return rule.process?.localization.map { "\($0).lproj/\(name)" } ?? name
    }
  }

  /// The language of resources outside `.lproj` folders.
  var defaultLocalization: String?
  var path: String?
  var targets: [Target]

  /// Reads the output of `swift package describe`.
  init(_ data: Data) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    self = try decoder.decode(Self.self, from: data)
  }

  /// Runs `swift package describe`, which compiles the manifest if necessary, but does not fetch
  /// dependencies.
  ///
  /// - Parameters:
  ///   - folder: the package.
  ///   - toolchain: the toolchain whose package manager is run.
  ///   - place: a folder for temporary files.
  /// - Throws: `PreviewError.unreadablePackage` with the package manager's output, or another error
  ///   if the package manager cannot be started or its output is not valid JSON.
  init(of folder: String, toolchain: Toolchain, in place: URL) throws {
    let output = place.appendingPathComponent("package.json")
    let manager = toolchain.compiler.deletingLastPathComponent().appendingPathComponent("swift")
    let scratch = place.appendingPathComponent("scratch").path
    let words = ["package", "--package-path", folder, "--scratch-path", scratch]
    let question = ["describe", "--type", "json"]
    // Standard output is redirected to a file, since warnings on standard error would otherwise be
    // mixed with the JSON.
    let run = try ChildRun(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "out=$1; shift; exec \"$@\" > \"$out\"", "sh", output.path, manager.path] + words
        + question,
      // `TMPDIR` is set, because the package manager leaves a lock file in the folder for temporary
      // files.
      variables: ["TMPDIR": place.path])
    guard run.status == 0 else { throw PreviewError.unreadablePackage(folder, run.output) }
    self = try Self(Data(contentsOf: output))
    addDocuments()
  }

  /// Adds the nibs and storyboards of targets that the manifest does not declare.
  ///
  /// Xcode adds such documents to the resources without a declaration, but the package manager does
  /// not.
  mutating func addDocuments() {
    guard let path else { return }
    for (index, target) in targets.enumerated() where target.type != "test" {
      guard target.moduleType == "SwiftTarget", let place = target.path else { continue }
      let folder = URL(fileURLWithPath: path).appendingPathComponent(place)
      let declared = (target.resources ?? []).map(\.path)
      let documents = ProjectResources.documents(in: folder).filter { document in
        !declared.contains { document == $0 || document.hasPrefix("\($0)/") }
      }
      targets[index].resources = (target.resources ?? []) + documents.map(Resource.init(document:))
    }
  }

  /// The Swift targets with resources in a bundle, except for tests, sorted by name.
  var bundled: [Target] {
    targets.filter { target in
      target.type != "test" && target.moduleType == "SwiftTarget"
        && target.resources?.contains { $0.place != nil } == true
    }.sorted { $0.name < $1.name }
  }
}
