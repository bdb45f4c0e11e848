import Basics
import CommandLineKit
import Foundation

/// The sources of the previews: files and folders, and the modules that they belong to.
package struct PreviewSources: Equatable {
  /// The files and folders.
  package private(set) var paths: [String] = []
  /// The names of the targets of packages.
  ///
  /// They are compiled as one module, so their imports of each other are removed.
  package private(set) var modules: [String] = []
  /// The files and folders that do not belong to packages.
  package private(set) var loose: [String] = []
  /// The folders of packages, which have manifests that list their resources.
  package private(set) var packages: [String] = []

  /// The names of the folders with sources that Swift Package Manager recognises.
  private static let folders = ["Sources", "Source", "src", "srcs"]

  /// Makes the sources from files and folders.
  ///
  /// For a package's folder, only the sources of the package, without its tests, are used.
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

  /// Makes the sources from files, with the packages and other files in whose folders resources are
  /// searched.
  init(files: [String], packages: [String], loose: [String]) {
    for package in packages { add(package: package) }
    (paths, self.loose) = (files, loose)
  }

  private mutating func add(package folder: String) {
    packages.append(folder)
    // The path is relative if the user wrote a relative path, since error messages contain it.
    let place = folder == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
    if let sources = Self.folders.map({ place + $0 }).first(where: Self.isFolder) {
      paths.append(sources)
      modules += Self.folders(in: sources)
    } else {
      // The manifest sets the targets' paths. The manifest is not read: all folders except for
      // tests are assumed to be targets. If a target has the path ".", its files are in the folder
      // of the manifest.
      let targets = Self.folders(in: folder).filter { !$0.hasSuffix("Tests") }
      paths += (targets + Self.files(in: folder)).map { place + $0 }
      modules += targets
    }
  }

  /// Returns the names of the Swift files directly in a folder, without manifests, sorted.
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

  /// Returns the sorted names of a folder's subfolders that contain Swift files, without hidden
  /// folders.
  private static func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in
      let files = FileManager.default.enumerator(atPath: "\(folder)/\(name)")?.lazy
      return !name.hasPrefix(".") && files?.contains { "\($0)".hasSuffix(".swift") } == true
    }
  }
}
