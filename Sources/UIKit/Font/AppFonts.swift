import Basics
import Foundation
import RasterText

/// The font files in the bundle of an app or of a preview.
///
/// ```
/// Shop.app/Info.plist             UIAppFonts: Karla.ttf
/// Shop.app/Karla.ttf              found
/// package.resources/Roboto.otf    found, though no Info.plist names it
/// ```
///
/// Differs from UIKit: fonts are found in the bundle even if `UIAppFonts` does not name them, since
/// previews have no `Info.plist`.
struct AppFonts {
  /// The faces of all files: first those that `UIAppFonts` names, in its order, then the others.
  private(set) var faces: [FontFace] = []
  /// The files that are missing in the bundle or are not fonts, as texts for the log.
  private(set) var problems: [String] = []

  /// The path extensions of resource bundles, which are also searched for fonts.
  private static let folders: Set<String> = ["resources", "bundle"]

  /// Reads the fonts of a bundle.
  init(in bundle: Bundle) {
    let named = bundle.infoDictionary?["UIAppFonts"] as? [String] ?? []
    let found = Self.files(in: bundle.bundleURL) + Self.files(in: bundle.resourceURL)
    for name in named { add(name, of: found) }
    for file in found { read(file) }
  }

  private var known: Set<String> = []

  private mutating func add(_ name: String, of files: [URL]) {
    let last = (name as NSString).lastPathComponent
    if let file = files.first(where: { $0.path.hasSuffix("/" + name) })
      ?? files.first(where: { $0.lastPathComponent == last })
    {
      return read(file)
    }
    let nearest = NearestName.of(last, in: files.map(\.lastPathComponent))
    let advice = nearest.map { "; did you mean \($0)?" } ?? ""
    problems.append("Info.plist: UIAppFonts names \(name), which is not in the bundle\(advice)")
  }

  private mutating func read(_ file: URL) {
    guard known.insert(file.resolvingSymlinksInPath().path).inserted else { return }
    do throws(FontError) {
      faces += try FontFace.all(at: file)
    } catch {
      problems.append(error.description)
    }
  }

  /// Returns the font files in a folder, in its resource bundles and in its folder `Fonts`.
  private static func files(in folder: URL?) -> [URL] {
    guard let folder else { return [] }
    let entries = contents(of: folder)
    let inner = entries.filter {
      folders.contains($0.pathExtension) || $0.lastPathComponent == "Fonts"
    }
    return entries.filter(isFont) + inner.flatMap(allFiles)
  }

  private static func allFiles(in folder: URL) -> [URL] {
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (walk?.prefix(limit).compactMap { $0 as? URL } ?? []).filter(isFont)
    return files.sorted { $0.path < $1.path }
  }

  /// The maximum number of files that are examined in a resource bundle or in the folder `Fonts`.
  private static let limit = 20_000

  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  private static func isFont(_ file: URL) -> Bool {
    NamedFonts.endings.contains(file.pathExtension.lowercased())
  }
}

extension AppFonts {
  /// Registers the fonts of the program's bundle, once.
  static let registered: Void = {
    let fonts = AppFonts(in: .main)
    for problem in fonts.problems { UIKitLog.warn(problem) }
    for face in fonts.faces { _ = RegisteredFonts.add(face) }
  }()
}
