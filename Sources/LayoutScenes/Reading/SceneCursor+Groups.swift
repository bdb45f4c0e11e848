import Foundation
import LayoutCore

extension SceneCursor {
  /// The permitted numbers of items in a group.
  private static let counts: ClosedRange<Double> = 1...1000

  /// Reads a group: `{ "direction": …, "size": …, "items": [ … ] }`, in which an item with `items`
  /// is a group too.
  func compositionalGroup() -> CompositionalItem? {
    let keys = [
      "direction", "size", "items", "count", "repeats", "interItemSpacing", "contentInsets",
      "edgeSpacing", "supplementaryItems",
    ]
    guard let object = object(keys: keys) else { return nil }
    let axis = object.required("direction")?.choice([
      ("horizontal", Axis.horizontal), ("vertical", .vertical),
    ])
    let size = object.required("size")?.compositionalSize()
    let elements = object.required("items")
    elements?.checkIsNotEmpty("a group without items", expected: "at least one")
    let items = elements?.elements()?.compactMap { $0.compositionalItem() }
    var group = CompositionalGroup(axis: axis ?? .horizontal, items: items ?? [])
    group.spacing = object["interItemSpacing"]?.spacing()
    group.count = count(in: object) ?? group.count
    guard axis != nil, let size, items?.isEmpty == false else { return nil }
    return item(size, object, content: .group(group), named: "group ")
  }

  private func compositionalItem() -> CompositionalItem? {
    if value.members?.contains(where: { $0.0 == "items" }) == true {
      return compositionalGroup()
    }
    let keys = ["size", "contentInsets", "edgeSpacing", "supplementaryItems"]
    guard let object = object(keys: keys),
      let size = object.required("size")?.compositionalSize()
    else { return nil }
    return item(size, object, content: .cell, named: "")
  }

  private func item(
    _ size: CompositionalSize, _ object: SceneObject, content: CompositionalItem.Content,
    named name: String
  ) -> CompositionalItem {
    CompositionalItem(
      size: size, insets: object["contentInsets"]?.directionalInsets() ?? .zero,
      edges: object["edgeSpacing"]?.edges() ?? CompositionalEdges(),
      supplementaries: object["supplementaryItems"]?.badges(named: name) ?? [], content: content)
  }

  /// Reads coloured views at the edges of an item or a group.
  private func badges(named name: String) -> [CompositionalSupplementary]? {
    elements()?.enumerated().compactMap { number, element in
      let keys = [
        "size", "alignment", "absoluteOffset", "fractionalOffset", "contentInsets", "color",
        "zIndex",
      ]
      guard let object = element.object(keys: keys),
        let size = object.required("size")?.compositionalSize()
      else { return nil }
      var anchor = CompositionalAnchor(edges: [.top, .trailing])
      anchor.edges = object["alignment"]?.choice(Self.alignments) ?? anchor.edges
      if let fraction = object["fractionalOffset"] {
        if object["absoluteOffset"] != nil {
          return fraction.refuse(
            "\"fractionalOffset\" together with \"absoluteOffset\"",
            expected: "only one of the two: a fraction is one of the view's own size")
        }
        anchor.offset = fraction.point() ?? .zero
        anchor.isFractional = true
      } else {
        anchor.offset = object["absoluteOffset"]?.point() ?? .zero
      }
      return CompositionalSupplementary(
        kind: SceneBadgeView.kind(
          "\(name)badge \(number)", of: object["color"]?.color() ?? SceneBadgeView.standardColor),
        size: size, insets: object["contentInsets"]?.directionalInsets() ?? .zero,
        containerAnchor: anchor, zIndex: Int(object["zIndex"]?.number(in: -1000...1000) ?? 0))
    }
  }

  /// Reads the number of items: with `count` the group computes the items' lengths, with `repeats`
  /// each item keeps its own length; nil if neither key has a valid value.
  private func count(in object: SceneObject) -> CompositionalGroup.Count? {
    let (count, repeats) = (object["count"], object["repeats"])
    if let repeats, count != nil {
      return repeats.refuse(
        "\"repeats\" together with \"count\"",
        expected: "only one of the two: \"count\" computes the items' lengths")
    }
    guard let given = count ?? repeats, let number = given.number(in: Self.counts) else {
      return nil
    }
    guard number == number.rounded() else {
      return given.refuse("the number of items is not whole", expected: "a whole number")
    }
    if let items = object["items"]?.value.elements, items.count > 1 {
      return given.refuse(
        "\"count\" together with \(items.count) different items", expected: "a single item")
    }
    return count == nil ? .repeating(Int(number)) : .computingLengths(Int(number))
  }

  /// Reads `{ "leading": 8, "top": { "flexible": 0 } }`.
  private func edges() -> CompositionalEdges? {
    guard let object = object(keys: ["leading", "top", "trailing", "bottom"]) else { return nil }
    return CompositionalEdges(
      leading: object["leading"]?.spacing(), top: object["top"]?.spacing(),
      trailing: object["trailing"]?.spacing(), bottom: object["bottom"]?.spacing())
  }
}
