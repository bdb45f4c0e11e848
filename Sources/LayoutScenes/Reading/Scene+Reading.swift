public import Foundation
import LayoutStage
import UIKit

extension Scene {
  /// Reads a scene file.
  ///
  /// Pictures are looked for beside the file and read too, so that a scene that was read can be
  /// drawn.
  ///
  /// - Parameters:
  ///   - file: the scene file.
  ///   - reach: the folder that the pictures must lie in, after links; anywhere unless given.
  /// - Returns: the scene with its pictures.
  /// - Throws: what is wrong, with its place in the file.
  public static func read(
    contentsOf file: URL, picturesWithin reach: URL? = nil
  ) throws(SceneError) -> Scene {
    let document = try SceneDocument(
      contentsOf: file, expected: "a scene file in JSON, or the name of a gallery figure")
    var pictures = PictureShelf(folder: file.deletingLastPathComponent(), reach: reach)
    return try Scene(document.read(), pictures: &pictures)
  }

  private static let keys = [
    "figure", "title", "subtitle", "device", "orientations", "appearance", "cell", "data",
    "variants", "overlays", "chrome", "contentInset", "contentOffset", "content", "controller",
    "rotate", "paging", "page",
  ]

  init(_ cursor: SceneCursor, pictures: inout PictureShelf) throws(SceneError) {
    let object = try cursor.object(keys: Self.keys)
    self.init(
      figure: try object.required("figure").figureName(),
      device: try object["device"]?.device() ?? .usual,
      sections: try object.required("data").sections(&pictures),
      variants: try object.required("variants").variants())
    try readWords(object)
    try readView(object)
    try readTurning(object)
  }

  private mutating func readWords(_ object: SceneObject) throws(SceneError) {
    title = try object["title"]?.string()
    subtitle = try object["subtitle"]?.string()
    if let value = object["orientations"] {
      orientations = try value.choices(of: Orientation.self)
      guard !orientations.isEmpty else {
        throw value.error("found no orientation", expected: "\"portrait\", \"landscape\" or both")
      }
      // A device is held upright before it is turned.
      start = orientations.contains(.portrait) ? .portrait : .landscape
    }
    appearance = try object["appearance"]?.choice(of: Appearance.self) ?? appearance
    cell = try object["cell"]?.cell() ?? cell
  }

  private mutating func readView(_ object: SceneObject) throws(SceneError) {
    overlays = try object["overlays"]?.overlays() ?? overlays
    chrome = try object["chrome"]?.choices(of: SceneChrome.self) ?? chrome
    contentInset = try object["contentInset"]?.insets() ?? contentInset
    contentOffset = try object["contentOffset"]?.point(in: -1_000_000...1_000_000)
    extent = try object["content"]?.choice(of: FigureExtent.self) ?? extent
  }

  private mutating func readTurning(_ object: SceneObject) throws(SceneError) {
    controller = try object["controller"]?.controller()
    if controller != nil, let bars = object["chrome"], chrome.contains(.navigationBar) {
      throw bars.error(
        "\"navigationBar\" beside a controller", expected: "one of both: a controller has a bar")
    }
    isPagingEnabled = try object["paging"]?.boolean() ?? isPagingEnabled
    page = try object["page"]?.page(of: knownPages)
    if let offset = object["contentOffset"], page != nil {
      throw offset.error("an offset beside a page", expected: "one of both")
    }
    guard let way = try object["rotate"]?.turns() else { return }
    (start, turns) = (way[0], Array(way.dropFirst()))
  }
}
