import Basics
import CommandLineKit
import Foundation
import LayoutScenes
import LayoutStage
import RasterPNG

/// A folder of articles with their figures: a documentation catalogue or any other folder.
struct FigureFolder {
  /// The folder's path, as the user gave it.
  let path: String
  /// The contents of the folder's `Figures.json`; empty if it has none.
  let manifest: FigureManifest
  /// The folder's articles, sorted by path.
  let articles: [Article]
  private let url: URL
  /// The names of the existing pictures, as used in a catalogue.
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
    // A folder without anything to check is probably a wrong path, for which the check would always
    // succeed on a build server.
    guard hasManifest || !articles.isEmpty else { throw NoArticles(path: path) }
    manifest =
      hasManifest ? try .read(contentsOf: URL(fileURLWithPath: file)) : FigureManifest()
  }

  /// Returns the paths of a folder's files and subfolders, relative to the folder.
  ///
  /// Hidden files and folders, such as build products, are left out.
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

  /// The path of the manifest, for messages.
  var manifestPath: String {
    path == "." ? FigureManifest.fileName : "\(path)/\(FigureManifest.fileName)"
  }

  /// The prefix of the pictures' paths, relative to the folder.
  private var prefix: String { manifest.pictures.map { "\($0)/" } ?? "" }

  /// The folder that pictures are written to.
  var output: OutputFolder { OutputFolder(path: path) }

  /// Returns the path of a figure's file, relative to the folder.
  func file(_ name: String) -> String { prefix + name }

  /// Returns the path of a golden, which begins with the folder's path as the user gave it.
  func golden(_ name: String) -> String { "\(path)/\(manifest.goldens ?? ".")/\(name).png" }

  /// Returns the path of a scene file named in an entry.
  func sceneFile(_ name: String) -> String { "\(path)/\(name)" }
}

extension FigureFolder {
  var isCatalogue: Bool { url.pathExtension == "docc" }

  /// The figure or file that a picture in an article refers to.
  enum Shown {
    case figure(FigureEntry)
    /// A file that is not a figure.
    case file
    /// A golden that no figure names.
    case unnamedGolden
    /// A file referred to by its path in a catalogue, where only names work; with the name to write
    /// instead, if there is one.
    case unreachable(name: String?)
    /// A missing picture, with the most similar name of a figure or a picture, if there is one.
    case nothing(suggestion: String?)
  }

  /// Returns the figure or the file that a picture in an article refers to.
  ///
  /// A catalogue finds pictures anywhere in it by their names, but not by paths. In other folders,
  /// and in HTML, which catalogues ignore, the reference is a path relative to the article, as on
  /// code hosting sites.
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

  /// Returns the paths of a figure's golden and of its dark version, in a catalogue also those of
  /// the figure's files; if the figure has no golden, only those of its files.
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

/// The error thrown if an operand is not a folder.
struct NoFigureFolder: Error, Equatable, CustomStringConvertible {
  var path: String

  var description: String { "\(path) is not a folder; figures needs one with articles" }
}

/// The error thrown if a folder has neither articles nor a `Figures.json`.
struct NoArticles: Error, Equatable, CustomStringConvertible {
  var path: String

  var description: String { "\(path) has no \(FigureManifest.fileName) and no article" }
}
