package import Foundation

extension FigureManifest {
  /// Reads the manifest in a JSON file.
  package static func read(contentsOf file: URL) throws(SceneError) -> FigureManifest {
    let document = try SceneDocument(contentsOf: file, expected: "a manifest of figures in JSON")
    return try document.read(FigureManifest.init)
  }

  init?(_ cursor: SceneCursor) {
    guard let object = cursor.object(keys: ["goldens", "pictures", "figures"]) else { return nil }
    goldens = object["goldens"]?.string("the path of the folder of the goldens")
    pictures = object["pictures"]?.figureName()
    figures = []
    let hasGoldens = object["goldens"] != nil || object.mistyped.contains("goldens")
    let members = object.required("figures")?.members("an object, a figure for each name") ?? []
    for member in members {
      guard let figure = FigureEntry(member) else { continue }
      if let golden = figure.object["golden"], !hasGoldens {
        golden.note(
          "a golden without a folder of goldens", expected: "\"goldens\" beside \"figures\"")
      }
      figures += [unclaimed(figure, member)].compactMap(\.self)
    }
  }

  /// Returns the figure, or nil with an error if an earlier figure has the same name.
  ///
  /// Upper and lower case are not distinguished, as in some file systems.
  private func unclaimed(_ figure: FigureEntry, _ member: SceneCursor.Member) -> FigureEntry? {
    guard figures.contains(where: { $0.name.lowercased() == figure.name.lowercased() }) else {
      return figure
    }
    return member.refuseKey(
      "the name \"\(figure.name)\" is used twice",
      expected: "names that differ not only in case")
  }
}
