import Foundation

extension SceneCursor {
  /// Reads `{ "sections": [ … ] }`.
  func sections(_ pictures: inout PictureShelf) -> [SceneSection]? {
    let elements = object(keys: ["sections"])?.required("sections")?.elements()
    return elements?.compactMap { $0.section(&pictures) }
  }

  private func section(_ pictures: inout PictureShelf) -> SceneSection? {
    let keys = ["header", "footer", "items"] + SceneSectionMetrics.keys
    guard let object = object(keys: keys) else { return nil }
    let items = object.required("items")?.elements()
    var section = SceneSection(
      header: object["header"]?.string(), footer: object["footer"]?.string(),
      items: items?.compactMap { $0.item(&pictures) } ?? [])
    section.metrics = SceneSectionMetrics(object)
    return section
  }

  private func item(_ pictures: inout PictureShelf) -> SceneItem? {
    let keys = ["title", "subtitle", "detail", "facts", "color", "image", "size"]
    guard let object = object(keys: keys) else { return nil }
    var item = SceneItem(title: object["title"]?.string())
    item.subtitle = object["subtitle"]?.string()
    item.detail = object["detail"]?.string()
    item.facts =
      object["facts"]?.elements("an array of strings")?.compactMap { $0.string() } ?? []
    item.color = object["color"]?.color()
    item.picture = object["image"].flatMap { pictures.picture($0) }.map { .bitmap($0) }
    item.size = object["size"]?.size()
    return item
  }
}

extension SceneSectionMetrics {
  /// The keys of a section, named after the flow layout's properties.
  static let keys = [
    "sectionInset", "minimumLineSpacing", "minimumInteritemSpacing", "headerReferenceSize",
    "footerReferenceSize",
  ]

  init(_ object: SceneObject) {
    sectionInset = object["sectionInset"]?.insets()
    minimumLineSpacing = object["minimumLineSpacing"]?.distance()
    minimumInteritemSpacing = object["minimumInteritemSpacing"]?.distance()
    headerReferenceSize = object["headerReferenceSize"]?.size()
    footerReferenceSize = object["footerReferenceSize"]?.size()
  }
}
