import CommandLineKit
import Examples
import Foundation
import LayoutCommands
import LayoutScenes
import SnapshotCore

/// A figure whose pictures are verified, and the store (folder) of its goldens.
struct SnapshotTarget: Sendable {
  /// The figure of the gallery or of a scene file.
  let figure: GalleryFigure
  let store: GoldenStore
  /// The folder of the goldens if the user named one, otherwise nil.
  let snapshots: String?
  /// The operand with which the command selects the figure.
  let operand: String
  /// A description of the source of the snapshots, in place of a test's location.
  let owner: String
  /// The scene file; nil for a figure of the gallery.
  let source: SourceLine?
  /// The names of the goldens: first those of pictures, then those of films (sequences of
  /// pictures).
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

  /// The chosen targets, and the operands that restrict the choice.
  struct Selection {
    var targets: [SnapshotTarget] = []
    var chosen: [String] = []
  }

  /// Finds the figures to verify: those that the operands name, or the whole gallery.
  ///
  /// A folder selects all its scene files. An operand for a single file or figure is recorded in
  /// `chosen`, because it leaves other figures out.
  ///
  /// - Parameters:
  ///   - operands: files, folders and figures of the gallery.
  ///   - snapshots: the folder of the goldens, if the user named one.
  ///   - workplace: the package.
  /// - Returns: the targets and the restricting operands.
  /// - Throws: an error if an operand or a scene is invalid.
  static func selected(
    by operands: [String], snapshots: String?, in workplace: CommandContext
  ) throws -> Selection {
    let finder = TargetFinder(snapshots: snapshots, workplace: workplace)
    var selection = Selection()
    for operand in operands { try finder.find(operand, for: &selection) }
    if operands.isEmpty { selection.targets = try Gallery.figures.map(finder.target) }
    return selection
  }

  /// A search for targets by operand.
  private struct TargetFinder {
    let snapshots: String?
    let workplace: CommandContext

    func find(_ operand: String, for selection: inout Selection) throws {
      // A gallery figure takes precedence over a file with the same path, as in every command.
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

/// The error thrown if there is nothing to verify.
enum NothingToVerify: Error, Equatable, CustomStringConvertible {
  case noScenes(String)
  case noMatch(String)
  case blind([String])

  var description: String {
    switch self {
    case .noScenes(let folder):
      "\(folder) contains no scene file (.json); pass a folder with scenes, or one scene file"
    case .noMatch(let pattern): "no golden's path matches \(pattern)"
    case .blind(let objections): objections.joined(separator: "\n")
    }
  }
}
