package import Foundation

extension FigureManifest {
  /// Reads a manifest.
  package static func read(contentsOf file: URL) throws(SceneError) -> FigureManifest {
    let document = try SceneDocument(contentsOf: file, expected: "a manifest of figures in JSON")
    return try FigureManifest(document.read())
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
