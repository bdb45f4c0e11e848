package import Foundation
import LayoutStage

extension FigureManifest {
  /// Reads a manifest.
  package static func read(contentsOf file: URL) throws(SceneError) -> FigureManifest {
    let text: Data
    do {
      text = try Data(contentsOf: file)
    } catch {
      throw SceneError(
        file: file.relativePath, problem: "the file cannot be read",
        expected: "a manifest of figures in JSON")
    }
    return try FigureManifest(
      SceneDocument(file: file.relativePath, text: [UInt8](text)).read())
  }

  init(_ cursor: SceneCursor) throws(SceneError) {
    let object = try cursor.object(keys: ["goldens", "pictures", "figures"])
    goldens = try object["goldens"]?.string("the path of the folder of the goldens")
    pictures = try object["pictures"]?.figureName()
    figures = []
    for member in try object.required("figures").members("an object, a figure for each name") {
      let figure = try FigureEntry(member)
      if let golden = figure.object["golden"], goldens == nil {
        throw golden.error(
          "a golden, and no folder of goldens", expected: "\"goldens\" beside \"figures\"")
      }
      // File names have no case everywhere.
      guard !figures.contains(where: { $0.name.lowercased() == figure.name.lowercased() }) else {
        throw member.keyError(
          "the figure \"\(figure.name)\" a second time",
          expected: "names that differ in more than case")
      }
      figures.append(figure)
    }
  }
}

extension FigureEntry {
  private static let keys = [
    "scene", "picture", "device", "variant", "orientation", "overlays", "golden",
    "alternativeText",
  ]

  fileprivate init(_ member: SceneCursor.Member) throws(SceneError) {
    // A dot would begin an ending, and ~ and @ the name of another appearance or scale.
    guard let name = VariantName(member.key) else {
      throw member.keyError(
        "\"\(member.key)\" cannot be a figure's name", expected: VariantName.rule)
    }
    let object = try member.value.object(keys: Self.keys)
    self.name = name.description
    self.object = object
    scene = try object["scene"]?.string("a figure of the gallery or the path of a scene file")
    picture = try object["picture"]?.choice(of: Picture.self) ?? .screen
    device = try object["device"]?.device()
    variant = try object["variant"]?.string()
    orientation = try object["orientation"]?.choice(of: Orientation.self)
    overlays = try object["overlays"]?.overlays()
    golden = try object["golden"]?.figureName()
    alternativeText = try object["alternativeText"]?.string()
    try checkMembers()
  }

  private func checkMembers() throws(SceneError) {
    if scene == nil, golden == nil {
      throw error(
        "nothing to show", expected: "\"scene\", which is drawn, or \"golden\", or both")
    }
    if let value = object["alternativeText"], alternativeText?.isBlank == true {
      throw value.error("no words", expected: "what the figure shows, or no such key")
    }
    guard scene == nil else { return }
    for key in ["picture", "device", "variant", "orientation", "overlays"] {
      guard let value = object[key] else { continue }
      throw value.error("\"\(key)\" without a scene", expected: "\"scene\" beside it")
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
