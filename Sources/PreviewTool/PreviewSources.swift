import Basics
import CommandLineKit
import Foundation

/// The sources of the previews: files and folders, and the modules that they are of.
package struct PreviewSources: Equatable {
  /// The files and folders.
  package private(set) var paths: [String] = []
  /// The names of a package's targets: they are compiled as one, and have nothing to import of each
  /// other.
  package private(set) var modules: [String] = []
  /// Those of the files and folders that no manifest was given for.
  package private(set) var loose: [String] = []
  /// The folders of packages, whose manifests list their resources.
  package private(set) var packages: [String] = []

  /// The folders of sources that the package manager knows.
  private static let folders = ["Sources", "Source", "src", "srcs"]

  /// Takes files and folders; of a package, its sources.
  package init(_ operands: [String]) {
    for operand in operands {
      let manifest = FileManager.default.fileExists(atPath: "\(operand)/Package.swift")
      if manifest {
        add(package: operand)
      } else {
        paths.append(operand)
        loose.append(operand)
      }
    }
  }

  private mutating func add(package folder: String) {
    packages.append(folder)
    // As a person would write it: errors name the files so.
    let place = folder == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
    if let sources = Self.folders.map({ place + $0 }).first(where: Self.isFolder) {
      paths.append(sources)
      modules += Self.folders(in: sources)
    } else {
      // The manifest says where they are; what is no test is one of them. A target with the path
      // "." has files beside the manifest.
      let targets = Self.folders(in: folder).filter { !$0.hasSuffix("Tests") }
      paths += (targets + Self.files(in: folder)).map { place + $0 }
      modules += targets
    }
  }

  /// The names of a folder's own Swift files, without manifests, sorted.
  private static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in
      name.hasSuffix(".swift") && name != "Package.swift" && !name.hasPrefix("Package@")
        && !name.hasPrefix(".")
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    FileManager.default.isFolder(path) == true
  }

  /// The names of a folder's folders that hold Swift files, sorted; hidden ones are passed over.
  private static func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in
      let files = FileManager.default.enumerator(atPath: "\(folder)/\(name)")?.lazy
      return !name.hasPrefix(".") && files?.contains { "\($0)".hasSuffix(".swift") } == true
    }
  }
}
