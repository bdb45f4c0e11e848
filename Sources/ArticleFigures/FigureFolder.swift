import Basics
import CommandLineKit
import Foundation
import LayoutScenes
import LayoutStage
import RasterPNG

/// A folder of articles with their figures, a documentation catalogue or any other.
struct FigureFolder {
  /// The folder as it was named.
  let path: String
  /// The contents of its `Figures.json`; empty without one.
  let manifest: FigureManifest
  /// Its articles, by path.
  let articles: [Article]
  private let url: URL
  /// The pictures that are there, as a catalogue finds them.
  private let names: [CatalogueName]

  /// Reads a folder with its manifest, articles and pictures.
  init(path: String) throws {
    let files = FileManager.default
    guard files.isFolder(path) == true else { throw NoFigureFolder(path: path) }
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    let paths = Self.files(in: path)
    let prefix = self.path == "." ? "" : self.path + "/"
    articles = try paths.filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }.sorted().map {
      try Article(path: prefix + $0)
    }
    names = paths.compactMap(CatalogueName.init(ofFile:))
    let file = prefix + FigureManifest.fileName
    let hasManifest = files.fileExists(atPath: file)
    // Nothing to keep is a wrong path, which a build server would pass for ever.
    guard hasManifest || !articles.isEmpty else { throw NoArticles(path: path) }
    manifest =
      hasManifest ? try .read(contentsOf: URL(fileURLWithPath: file)) : FigureManifest()
  }

  /// Returns the files of a folder, by their paths below it; no hidden ones, such as built files.
  private static func files(in folder: String) -> [String] {
    guard let entries = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    while let path = entries.nextObject() as? String {
      if path.split(separator: "/").last?.hasPrefix(".") == true {
        entries.skipDescendants()
      } else {
        paths.append(path)
      }
    }
    return paths
  }

  /// The manifest as it is printed.
  var manifestPath: String {
    path == "." ? FigureManifest.fileName : "\(path)/\(FigureManifest.fileName)"
  }

  /// The folder for pictures, below the folder.
  private var prefix: String { manifest.pictures.map { "\($0)/" } ?? "" }

  /// The folder for its pictures.
  var output: OutputFolder { OutputFolder(path: path) }

  /// Returns the path of a file of a figure, below the folder.
  func file(_ name: String) -> String { prefix + name }

  /// Returns where a golden is, as it is printed.
  func golden(_ name: String) -> String { "\(path)/\(manifest.goldens ?? ".")/\(name).png" }

  /// Returns where a scene file is that an entry names.
  func sceneFile(_ name: String) -> String { "\(path)/\(name)" }
}

extension FigureFolder {
  /// Whether the folder is a documentation catalogue.
  var isCatalogue: Bool { url.pathExtension == "docc" }

  /// The kind of a picture in an article.
  enum Shown {
    /// A figure of the manifest.
    case figure(FigureEntry)
    /// A file that is not drawn.
    case file
    /// A golden that no figure names.
    case unnamedGolden
    /// A file by a path, in a catalogue, which finds names alone; the name to write, where it has
    /// one.
    case unreachable(name: String?)
    /// A missing picture, with the nearest name of a figure.
    case nothing(suggestion: String?)
  }

  /// Finds the figure or the file that a picture of an article shows.
  ///
  /// A catalogue finds pictures by their names, wherever they are in it, and by no path. Everywhere
  /// else, and in HTML, which catalogues leave out, a place is a path as seen from the article, as
  /// code hosts read it.
  func shown(by picture: ArticlePicture, in article: Article) -> Shown {
    guard isCatalogue, picture.form != .tag else { return shown(at: picture.place, in: article) }
    if let figure = manifest.figures.first(where: {
      CatalogueName(ofFigure: $0.name).isShown(by: picture.place)
    }) {
      return .figure(figure)
    }
    if names.contains(where: { $0.isShown(by: picture.place) }) { return .file }
    let file = file(at: picture.place, in: article)
    guard FileManager.default.fileExists(atPath: file.path) else {
      return .nothing(suggestion: suggestion(for: picture.place))
    }
    let isInside = file.path.hasPrefix(url.path + "/")
    return .unreachable(name: isInside ? CatalogueName(ofFile: file.path)?.file : nil)
  }

  private func shown(at place: String, in article: Article) -> Shown {
    let file = file(at: place, in: article)
    if let figure = manifest.figures.first(where: { places(of: $0).contains(file.path) }) {
      return .figure(figure)
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
      return .nothing(suggestion: suggestion(for: place))
    }
    return isGolden(file) ? .unnamedGolden : .file
  }

  private func file(at place: String, in article: Article) -> URL {
    article.url.deletingLastPathComponent().appendingPathComponent(place).standardizedFileURL
  }

  private func suggestion(for place: String) -> String? {
    let name = CatalogueName(ofFile: place)?.name ?? place
    return NearestName.of(name, in: manifest.figures.map(\.name) + names.map(\.name).sorted())
  }

  /// The files that show a figure.
  private func places(of figure: FigureEntry) -> [String] {
    let files = FigureFile.files(of: figure.name).map { "\(path)/\(file($0.name))" }
    let goldens =
      figure.golden.map { golden in
        Appearance.allCases.map { self.golden(FigureFile.goldenName("\(golden)", in: $0)) }
      } ?? []
    let paths = figure.golden == nil ? files : isCatalogue ? goldens + files : goldens
    return paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
  }

  private func isGolden(_ file: URL) -> Bool {
    guard let goldens = manifest.goldens else { return false }
    let root = url.appendingPathComponent(goldens, isDirectory: true).standardizedFileURL.path
    return file.path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }
}

/// A word that names no folder.
struct NoFigureFolder: Error, Equatable, CustomStringConvertible {
  var path: String

  var description: String { "\(path) is no folder; figures needs one with articles" }
}

/// A folder without articles and figures.
struct NoArticles: Error, Equatable, CustomStringConvertible {
  var path: String

  var description: String { "\(path) has no \(FigureManifest.fileName) and no article" }
}
