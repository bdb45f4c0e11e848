import LayoutStage

extension FigureEntry {
  private static let keys = [
    "scene", "picture", "device", "variant", "orientation", "overlays", "golden",
    "alternativeText",
  ]

  init(_ member: SceneCursor.Member) throws(SceneError) {
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
