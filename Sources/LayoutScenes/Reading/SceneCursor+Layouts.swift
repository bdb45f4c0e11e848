import Foundation

extension SceneCursor {
  /// Reads `{ "before": { "layout": … }, "after": { "layout": … } }` in the order of the file.
  func variants() throws(SceneError) -> [SceneVariant] {
    var variants: [SceneVariant] = []
    for member in try members("an object with a variant for each key") {
      guard let name = VariantName(member.key) else {
        throw member.keyError(
          "\"\(member.key)\" cannot be a variant's name", expected: VariantName.rule)
      }
      guard !variants.contains(where: { name.clashes(with: $0.name) }) else {
        throw member.keyError(
          "\"\(member.key)\" differs from another variant by case alone",
          expected: "names that stay different on every file system")
      }
      let layout = try member.value.object(keys: ["layout"]).required("layout")
      variants.append(SceneVariant(name, layout: try layout.layout()))
    }
    guard !variants.isEmpty else { throw error("found no variant", expected: "at least one") }
    return variants
  }

  private func layout() throws(SceneError) -> SceneLayout {
    let object = try object(keys: ["type"] + SceneFlowMetrics.keys)
    let metrics = try SceneFlowMetrics(object)
    let type = try object.required("type")
    let make = try type.choice(SceneLayout.named)
    if metrics.fillsPage, try type.string() == "centeredFlow" {
      throw type.error(
        "\"centeredFlow\" with items as large as a page", expected: "\"flow\" or \"resizingFlow\"")
    }
    return make(metrics)
  }
}

extension SceneFlowMetrics {
  /// The keys of a flow layout, named as UIKit's properties are; `delegateSizes` is what a delegate
  /// adds.
  static let keys = [
    "scrollDirection", "itemSize", "estimatedItemSize", "delegateSizes", "minimumLineSpacing",
    "minimumInteritemSpacing", "sectionInset", "sectionInsetReference", "headerReferenceSize",
    "footerReferenceSize",
    "sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds",
  ]

  init(_ object: SceneObject) throws(SceneError) {
    scrollDirection =
      try object["scrollDirection"]?.choice(of: ScrollDirection.self) ?? scrollDirection
    if let value = object["itemSize"] {
      fillsPage = try value.isPage()
      if !fillsPage { itemSize = try value.size() }
    }
    estimatedItemSize = try object["estimatedItemSize"]?.estimatedItemSize()
    delegateSizes =
      try object["delegateSizes"]?.choice(of: DelegateSizes.self) ?? delegateSizes
    if let value = object["minimumLineSpacing"] {
      minimumLineSpacing = try value.number(in: SceneCursor.distances)
    }
    if let value = object["minimumInteritemSpacing"] {
      minimumInteritemSpacing = try value.number(in: SceneCursor.distances)
    }
    sectionInset = try object["sectionInset"]?.insets() ?? sectionInset
    sectionInsetReference =
      try object["sectionInsetReference"]?.choice(of: InsetReference.self)
      ?? sectionInsetReference
    headerReferenceSize = try object["headerReferenceSize"]?.size()
    footerReferenceSize = try object["footerReferenceSize"]?.size()
    sectionHeadersPinToVisibleBounds =
      try object["sectionHeadersPinToVisibleBounds"]?.boolean() ?? false
    sectionFootersPinToVisibleBounds =
      try object["sectionFootersPinToVisibleBounds"]?.boolean() ?? false
  }
}
