import CommandLineKit
import Examples
import Foundation
import LayoutCommands
import LayoutScenes
import SnapshotCore

/// A figure whose pictures are verified, and the store of its goldens.
struct SnapshotTarget: Sendable {
  /// The scene or carousel.
  let figure: GalleryFigure
  /// The store of its goldens.
  let store: GoldenStore
  /// The folder of the store, where it was named.
  let snapshots: String?
  /// The operand by which the command finds the figure.
  let operand: String
  /// The place of the assertion.
  let owner: String
  /// The scene file; nil for a figure of the gallery.
  let source: SourceLine?
  /// The names of the goldens, in the order of the pictures, then of the films.
  let names: [GoldenName]

  private init(
    _ figure: GalleryFigure, _ store: GoldenStore, _ snapshots: String?, operand: String,
    owner: String, source: SourceLine?
  ) throws(GoldenNameError) {
    var names: [GoldenName] = []
    for path in figure.pictureNames { names.append(try GoldenName(path: path)) }
    for film in figure.films { names.append(try GoldenName(path: film.fileName)) }
    self.figure = figure
    self.store = store
    self.snapshots = snapshots
    self.operand = operand
    self.owner = owner
    self.source = source
    self.names = names
  }

  /// The chosen targets, and the options that chose them.
  struct Selection {
    var targets: [SnapshotTarget] = []
    var chosen: [String] = []
  }

  /// Finds the figures to verify: the whole gallery, or those that the arguments name.
  ///
  /// A folder selects all scene files in it; a single file or figure is a choice that leaves
  /// others out.
  ///
  /// - Parameters:
  ///   - operands: files, folders and figures of the gallery.
  ///   - snapshots: the folder of the goldens, where one was named.
  ///   - workplace: the package.
  /// - Returns: everything that was found.
  /// - Throws: the problem with an operand or a scene.
  static func selected(
    by operands: [String], snapshots: String?, in workplace: CommandContext
  ) throws -> Selection {
    let finder = TargetFinder(snapshots: snapshots, workplace: workplace)
    var selection = Selection()
    for operand in operands { try finder.find(operand, for: &selection) }
    if operands.isEmpty { selection.targets = try Gallery.figures.map(finder.target) }
    return selection
  }

  /// A search for targets by the names on the command line.
  private struct TargetFinder {
    let snapshots: String?
    let workplace: CommandContext

    func find(_ operand: String, for selection: inout Selection) throws {
      // As for every command, a name of the gallery wins over a file of the same path.
      if let figure = Gallery.figure(named: operand) {
        selection.targets.append(try target(figure))
        selection.chosen.append(operand)
      } else if FileManager.default.isFolder(operand) == true {
        selection.targets += try scenes(in: operand)
      } else {
        selection.targets.append(try target(try SceneSource.figure(operand), operand))
        selection.chosen.append(operand)
      }
    }

    func target(_ figure: GalleryFigure) throws(GoldenNameError) -> SnapshotTarget {
      try SnapshotTarget(
        figure, store(in: workplace.folder), snapshots, operand: "\(figure.name)",
        owner: "figure \(figure.name) of the gallery", source: nil)
    }

    private func target(
      _ figure: GalleryFigure, _ path: String
    ) throws(GoldenNameError) -> SnapshotTarget {
      let file = URL(fileURLWithPath: path)
      let name = workplace.path(of: file)
      return try SnapshotTarget(
        figure, store(in: file.deletingLastPathComponent()), snapshots, operand: path,
        owner: name, source: SourceLine(file: name, line: 1))
    }

    private func scenes(in folder: String) throws -> [SnapshotTarget] {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
      if names.isEmpty { throw NothingToVerify.noScenes(folder) }
      return try names.map { name in
        let path = (folder as NSString).appendingPathComponent(name)
        return try target(.scene(try Scene.read(contentsOf: URL(fileURLWithPath: path))), path)
      }
    }

    private func store(in place: URL) -> GoldenStore {
      GoldenStore(
        root: snapshots.map { URL(fileURLWithPath: $0, isDirectory: true) }
          ?? place.appendingPathComponent("Snapshots"))
    }
  }
}

/// The reason why there is nothing to verify, which is an error.
enum NothingToVerify: Error, Equatable, CustomStringConvertible {
  case noScenes(String)
  case noMatch(String)
  case blind([String])

  var description: String {
    switch self {
    case .noScenes(let folder): "\(folder) holds no scene file (.json)"
    case .noMatch(let pattern): "no golden's path matches \(pattern)"
    case .blind(let objections): objections.joined(separator: "\n")
    }
  }
}
