public import Foundation
import LayoutStage
import UIKit

extension Scene {
  /// Reads a scene file.
  ///
  /// The pictures that it names are read too; translations of its texts are read when they are
  /// first used.
  ///
  /// - Parameters:
  ///   - file: the scene file.
  ///   - reach: the folder that must contain the pictures after symbolic links are resolved. The
  ///     default is no restriction.
  /// - Returns: the scene with its pictures.
  /// - Throws: `SceneError` if the file cannot be read, or with all mistakes in it and their
  ///   positions.
  public static func read(
    contentsOf file: URL, picturesWithin reach: URL? = nil
  ) throws(SceneError) -> Scene {
    let document = try SceneDocument(
      contentsOf: file, expected: "a scene file in JSON, or the name of a gallery figure")
    var pictures = PictureShelf(folder: file.deletingLastPathComponent(), reach: reach)
    var scene = try document.read { Scene($0, pictures: &pictures) }
    scene.texts = SceneTexts(in: file.deletingLastPathComponent())
    return scene
  }

  private static let keys = [
    "figure", "title", "subtitle", "device", "orientations", "appearance", "contrast", "language",
    "region", "cell", "data", "variants", "matrix", "overlays", "chrome", "contentInset",
    "contentOffset", "content", "controller", "rotate", "paging", "page",
  ]

  init?(_ cursor: SceneCursor, pictures: inout PictureShelf) {
    guard let object = cursor.object(keys: Self.keys) else { return nil }
    let figure = object.required("figure")?.figureName()
    let sections = object.required("data")?.sections(&pictures)
    let variants = object.required("variants")?.variants()
    // The number of pages is reliable only if the items and layouts have no mistakes.
    let knowsPages = cursor.document.errors.isEmpty
    self.init(
      // Missing values are already recorded as mistakes. Placeholders replace them so that the
      // mistakes in the other values are found too.
      figure: figure ?? FigureName(words: ["scene"]), device: object["device"]?.device() ?? .usual,
      sections: sections ?? [], variants: variants ?? [])
    readWords(object)
    readView(object)
    readTurning(object, knowsPages: knowsPages)
  }

  private mutating func readWords(_ object: SceneObject) {
    title = object["title"]?.string()
    subtitle = object["subtitle"]?.string()
    if let value = object["orientations"] {
      value.checkIsNotEmpty(
        "found no orientation", expected: "\"portrait\", \"landscape\" or both")
      orientations = value.choices(of: Orientation.self) ?? orientations
      // The device begins in portrait, if that is drawn, and is rotated afterwards.
      start = orientations.contains(.portrait) ? .portrait : .landscape
    }
    appearance = object["appearance"]?.choice(of: Appearance.self) ?? appearance
    if let contrast = object["contrast"]?.choice(of: Contrast.self) {
      configuration = configuration.contrast(contrast)
    }
    readLanguage(object)
    matrix = object["matrix"]?.matrix()
    cell = object["cell"]?.cell() ?? cell
  }

  private mutating func readLanguage(_ object: SceneObject) {
    if let code = object["language"]?.language() { _ = configuration.choose(language: code) }
    let regions = "the code of a region, such as \"DE\""
    if let value = object["region"], let code = value.string(regions),
      !configuration.choose(region: code)
    {
      value.note("unknown region \"\(code)\"", expected: regions)
    }
  }

  private mutating func readView(_ object: SceneObject) {
    overlays = object["overlays"]?.overlays() ?? overlays
    chrome = object["chrome"]?.choices(of: SceneChrome.self) ?? chrome
    contentInset = object["contentInset"]?.insets() ?? contentInset
    contentOffset = object["contentOffset"]?.point(in: -1_000_000...1_000_000)
    extent = object["content"]?.choice(of: FigureExtent.self) ?? extent
  }

  private mutating func readTurning(_ object: SceneObject, knowsPages: Bool) {
    controller = object["controller"]?.controller()
    if controller != nil, let bars = object["chrome"], chrome.contains(.navigationBar) {
      bars.note(
        "\"chrome\" has a navigation bar, and so has \"controller\"",
        expected: "only one of the two")
    }
    isPagingEnabled = object["paging"]?.boolean() ?? isPagingEnabled
    page = object["page"]?.page(of: knowsPages ? knownPages : nil)
    if let offset = object["contentOffset"], page != nil {
      offset.note("\"contentOffset\" together with \"page\"", expected: "only one of the two")
    }
    guard let way = object["rotate"]?.turns() else { return }
    (start, turns) = (way[0], Array(way.dropFirst()))
  }
}
