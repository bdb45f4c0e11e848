import Foundation
import Porting

/// The description of a package by Swift's package manager, as far as its resources go.
struct PackageDescription: Decodable {
  /// A target of the package.
  struct Target: Decodable {
    var name: String
    var type: String
    var moduleType: String
    var resources: [Resource]?
  }

  /// A file or a folder that the manifest's rules make a resource.
  struct Resource: Decodable {
    struct Rule: Decodable {
      struct Process: Decodable { var localization: String? }
      struct Embedding: Decodable {}

      var process: Process?
      var embedInCode: Embedding?
    }

    var path: String
    var rule: Rule

    /// The path in the bundle; nil for files that become code.
    var place: String? {
      if rule.embedInCode != nil { return nil }
      let name = (path as NSString).lastPathComponent
      return rule.process?.localization.map { "\($0).lproj/\(name)" } ?? name
    }
  }

  /// The language of resources that are in no language's folder.
  var defaultLocalization: String?
  var targets: [Target]

  /// Reads the output of `swift package describe`.
  init(_ data: Data) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    self = try decoder.decode(Self.self, from: data)
  }

  /// Queries the package manager, which compiles the manifest where it has changed, and fetches
  /// nothing.
  ///
  /// - Parameters:
  ///   - folder: the package.
  ///   - toolchain: has the package manager beside its compiler.
  ///   - place: a folder to work in.
  /// - Throws: its words.
  init(of folder: String, toolchain: Toolchain, in place: URL) throws {
    let output = place.appendingPathComponent("package.json")
    let manager = toolchain.compiler.deletingLastPathComponent().appendingPathComponent("swift")
    let scratch = place.appendingPathComponent("scratch").path
    let words = ["package", "--package-path", folder, "--scratch-path", scratch]
    let question = ["describe", "--type", "json"]
    // Its warnings are written to the other stream, which is between the lines otherwise.
    let run = try ChildRun(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "out=$1; shift; exec \"$@\" > \"$out\"", "sh", output.path, manager.path] + words
        + question,
      // It locks the folder by a file in the temporary one, which it leaves there.
      variables: ["TMPDIR": place.path])
    guard run.status == 0 else { throw PreviewError.unreadablePackage(folder, run.output) }
    self = try Self(Data(contentsOf: output))
  }

  /// The targets whose sources may name a bundle, with their resources, by name.
  var bundled: [Target] {
    targets.filter { target in
      target.type != "test" && target.moduleType == "SwiftTarget"
        && target.resources?.contains { $0.place != nil } == true
    }.sorted { $0.name < $1.name }
  }
}
