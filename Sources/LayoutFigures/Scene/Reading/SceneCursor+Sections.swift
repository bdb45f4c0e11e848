extension SceneCursor {
  /// `{ "sections": [ … ] }`.
  func sections(_ pictures: inout PictureShelf) throws(SceneError) -> [SceneSection] {
    var sections: [SceneSection] = []
    for element in try object(keys: ["sections"]).required("sections").elements() {
      sections.append(try element.section(&pictures))
    }
    return sections
  }

  private func section(_ pictures: inout PictureShelf) throws(SceneError) -> SceneSection {
    let object = try object(keys: ["header", "footer", "items"])
    var section = SceneSection(
      header: try object["header"]?.string(), footer: try object["footer"]?.string(), items: [])
    for element in try object.required("items").elements() {
      section.items.append(try element.item(&pictures))
    }
    return section
  }

  private func item(_ pictures: inout PictureShelf) throws(SceneError) -> SceneItem {
    let object = try object(
      keys: ["title", "subtitle", "detail", "facts", "color", "image", "size"])
    var item = SceneItem(title: try object["title"]?.string())
    item.subtitle = try object["subtitle"]?.string()
    item.detail = try object["detail"]?.string()
    for fact in try object["facts"]?.elements("an array of strings") ?? [] {
      item.facts.append(try fact.string())
    }
    item.color = try object["color"]?.color()
    if let image = object["image"] { item.picture = .bitmap(try pictures.picture(image)) }
    item.size = try object["size"]?.size()
    return item
  }
}
