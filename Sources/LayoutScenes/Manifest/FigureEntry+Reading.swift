import LayoutStage

extension FigureEntry {
  private static let keys = [
    "scene", "picture", "device", "variant", "orientation", "overlays", "matrix", "golden",
    "alternativeText",
  ]

  init?(_ member: SceneCursor.Member) {
    guard let object = member.value.object(keys: Self.keys) else { return nil }
    name = member.key
    self.object = object
    scene = object["scene"]?.string("a figure of the gallery or the path of a scene file")
    picture = object["picture"]?.choice(of: Picture.self) ?? .screen
    device = object["device"]?.device()
    variant = object["variant"]?.string()
    orientation = object["orientation"]?.choice(of: Orientation.self)
    overlays = object["overlays"]?.overlays()
    matrix = object["matrix"]?.matrix()
    golden = object["golden"]?.figureName()
    alternativeText = object["alternativeText"]?.string()
    // A dot would begin a file extension, and `~` and `@` mark the appearance or scale in a file
    // name.
    guard VariantName(member.key) != nil else {
      member.noteKey(
        "\"\(member.key)\" cannot be a figure's name", expected: VariantName.rule)
      return nil
    }
    checkMembers()
  }

  private func checkMembers() {
    // A key with an invalid value counts as present, because the error about its value is already
    // recorded.
    let isThere = ["scene", "golden"].map { object[$0] != nil || object.mistyped.contains($0) }
    if !isThere.contains(true) {
      object.cursor.note(
        "the figure has neither \"scene\" nor \"golden\"", expected: "at least one of them")
    }
    if let value = object["alternativeText"], alternativeText?.isBlank == true {
      value.note(
        "the text is empty", expected: "a description of the figure, or no \"alternativeText\"")
    }
    for key in ["picture", "orientation", "overlays"] where matrix != nil {
      object[key]?.note("\"\(key)\" together with \"matrix\"", expected: "only one of the two")
    }
    guard !isThere[0] else { return }
    for key in ["picture", "device", "variant", "orientation", "overlays", "matrix"] {
      object[key]?.note("\"\(key)\" without a scene", expected: "\"scene\" in the same figure")
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
