import Foundation
import LayoutCore

extension SceneCursor {
  /// Reads `{ "before": { "layout": … }, "after": { "layout": … } }`, in the order of the file.
  func variants() -> [SceneVariant]? {
    guard let members = members("an object with a variant for each key") else { return nil }
    if members.isEmpty { return refuse("found no variant", expected: "at least one") }
    var names: [VariantName] = []
    return members.compactMap { member in
      let name = member.variantName(besides: names)
      names += [name].compactMap(\.self)
      let layout = member.value.object(keys: ["layout"])?.required("layout")?.layout()
      guard let name, let layout else { return nil }
      return SceneVariant(name, layout: layout)
    }
  }

  private func layout() -> SceneLayout? {
    // The permitted keys depend on the type, so the type is looked up before the keys are checked.
    let type = value.members?.first { $0.0 == "type" }?.1.text
    if type == SceneLayout.Kind.compositional.rawValue {
      return compositional().map(SceneLayout.compositional)
    }
    guard let object = object(keys: ["type"] + SceneFlowMetrics.keys) else { return nil }
    let metrics = SceneFlowMetrics(object)
    guard let type = object.required("type"), let kind = type.choice(of: SceneLayout.Kind.self)
    else { return nil }
    if metrics.fillsPage, kind == .centeredFlow {
      return type.refuse(
        "\"centeredFlow\" with items as large as a page", expected: "\"flow\" or \"resizingFlow\"")
    }
    return kind.layout(metrics)
  }
}

extension SceneCursor.Member {
  /// Reads the key as the name of a variant, which must differ from the names of the others.
  fileprivate func variantName(besides names: [VariantName]) -> VariantName? {
    guard let name = VariantName(key) else {
      return refuseKey("\"\(key)\" cannot be a variant's name", expected: VariantName.rule)
    }
    guard !names.contains(where: name.clashes) else {
      return refuseKey(
        "\"\(key)\" differs from another variant by case alone",
        expected: "names that stay different on every file system")
    }
    return name
  }
}

extension SceneFlowMetrics {
  /// The keys of a flow layout, named after UIKit's properties, except for `delegateSizes`, the
  /// rule for the delegate's item sizes.
  static let keys = [
    "scrollDirection", "itemSize", "estimatedItemSize", "delegateSizes", "minimumLineSpacing",
    "minimumInteritemSpacing", "sectionInset", "sectionInsetReference", "headerReferenceSize",
    "footerReferenceSize",
    "sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds",
  ]

  init(_ object: SceneObject) {
    scrollDirection =
      object["scrollDirection"]?.choice(of: ScrollDirection.self) ?? scrollDirection
    if let value = object["itemSize"], let isPage = value.isPage() {
      fillsPage = isPage
      if !isPage { itemSize = value.size() ?? itemSize }
    }
    estimatedItemSize = object["estimatedItemSize"]?.estimatedItemSize()
    delegateSizes = object["delegateSizes"]?.choice(of: DelegateSizes.self) ?? delegateSizes
    minimumLineSpacing = object["minimumLineSpacing"]?.distance() ?? minimumLineSpacing
    minimumInteritemSpacing =
      object["minimumInteritemSpacing"]?.distance() ?? minimumInteritemSpacing
    sectionInset = object["sectionInset"]?.insets() ?? sectionInset
    sectionInsetReference =
      object["sectionInsetReference"]?.choice(of: InsetReference.self) ?? sectionInsetReference
    headerReferenceSize = object["headerReferenceSize"]?.size()
    footerReferenceSize = object["footerReferenceSize"]?.size()
    sectionHeadersPinToVisibleBounds =
      object["sectionHeadersPinToVisibleBounds"]?.boolean() ?? false
    sectionFootersPinToVisibleBounds =
      object["sectionFootersPinToVisibleBounds"]?.boolean() ?? false
  }
}
