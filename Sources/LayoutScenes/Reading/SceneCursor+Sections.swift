import Foundation

extension SceneCursor {
  /// Reads `{ "sections": [ … ] }`.
  func sections(_ pictures: inout PictureShelf) throws(SceneError) -> [SceneSection] {
    var sections: [SceneSection] = []
    for element in try object(keys: ["sections"]).required("sections").elements() {
      sections.append(try element.section(&pictures))
    }
    return sections
  }

  private func section(_ pictures: inout PictureShelf) throws(SceneError) -> SceneSection {
    let object = try object(keys: ["header", "footer", "items"] + SceneSectionMetrics.keys)
    var section = SceneSection(
      header: try object["header"]?.string(), footer: try object["footer"]?.string(), items: [])
    section.metrics = try SceneSectionMetrics(object)
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

extension SceneSectionMetrics {
  /// The keys of a section, named as the flow layout's properties are.
  static let keys = [
    "sectionInset", "minimumLineSpacing", "minimumInteritemSpacing", "headerReferenceSize",
    "footerReferenceSize",
  ]

  init(_ object: SceneObject) throws(SceneError) {
    sectionInset = try object["sectionInset"]?.insets()
    minimumLineSpacing = try object["minimumLineSpacing"].map { value throws(SceneError) in
      CGFloat(try value.number(in: SceneCursor.distances))
    }
    minimumInteritemSpacing = try object["minimumInteritemSpacing"].map {
      value throws(SceneError) in
      CGFloat(try value.number(in: SceneCursor.distances))
    }
    headerReferenceSize = try object["headerReferenceSize"]?.size()
    footerReferenceSize = try object["footerReferenceSize"]?.size()
  }
}
