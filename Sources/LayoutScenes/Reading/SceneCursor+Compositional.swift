import Foundation
import LayoutCore
import UIKit

extension SceneCursor {
  /// Reads the description of a compositional layout.
  func compositional() -> SceneCompositional? {
    let keys = [
      "type", "scrollDirection", "interSectionSpacing", "boundarySupplementaryItems", "sections",
    ]
    guard let object = object(keys: keys) else { return nil }
    var layout = SceneCompositional()
    layout.scrollDirection =
      object["scrollDirection"]?.choice(of: SceneFlowMetrics.ScrollDirection.self)
      ?? layout.scrollDirection
    layout.interSectionSpacing =
      object["interSectionSpacing"]?.number(in: Self.distances) ?? layout.interSectionSpacing
    layout.boundaryItems =
      object["boundarySupplementaryItems"]?.boundaryItems([
        ("title", SceneCompositional.titleKind), ("subtitle", SceneCompositional.subtitleKind),
      ]) ?? []
    guard let sections = object.required("sections") else { return nil }
    sections.checkIsNotEmpty("no section", expected: "at least one")
    layout.sections = sections.elements()?.compactMap { $0.compositionalSection() } ?? []
    return layout
  }

  private func compositionalSection() -> SceneCompositional.Section? {
    let keys = [
      "group", "contentInsets", "interGroupSpacing", "orthogonalScrollingBehavior",
      "boundarySupplementaryItems", "supplementariesFollowContentInsets", "background",
      "scrollOffset",
    ]
    guard let object = object(keys: keys) else { return nil }
    // Even if the group is not valid, the other keys are read, so that all mistakes are reported.
    let group = object.required("group")?.compositionalGroup()
    var section = CompositionalSection(group: group ?? Self.noGroup, itemCount: 0)
    section.insets = object["contentInsets"]?.directionalInsets() ?? .zero
    section.groupSpacing = object["interGroupSpacing"]?.number(in: Self.distances) ?? 0
    section.orthogonal =
      object["orthogonalScrollingBehavior"]?.choice(Self.behaviors) ?? section.orthogonal
    section.boundaryItems =
      object["boundarySupplementaryItems"]?.boundaryItems([
        ("header", UICollectionView.elementKindSectionHeader),
        ("footer", UICollectionView.elementKindSectionFooter),
      ]) ?? []
    section.narrowsBoundaryItems = object["supplementariesFollowContentInsets"]?.boolean() ?? true
    if let color = object["background"]?.color() {
      section.decorations = [.init(kind: SceneBackgroundView.kind(of: color))]
    }
    var read = SceneCompositional.Section(value: section)
    if let offset = object["scrollOffset"], let points = offset.number(in: Self.lengths) {
      read.scrollOffset = points
      if section.orthogonal == .none {
        offset.note(
          "an offset of a section that does not scroll across the layout",
          expected: "a section with \"orthogonalScrollingBehavior\"")
      }
    }
    return group == nil ? nil : read
  }

  private static let noGroup = CompositionalItem(
    size: CompositionalSize(width: .init(.absolute, 0), height: .init(.absolute, 0)))
  private static let behaviors: [(name: String, value: CompositionalSection.OrthogonalScrolling)] =
    [
      ("none", .none), ("continuous", .continuous),
      ("continuousGroupLeadingBoundary", .continuousGroupLeadingBoundary), ("paging", .paging),
      ("groupPaging", .groupPaging), ("groupPagingCentered", .groupPagingCentered),
    ]

  /// Reads the boundary items of a section or of the layout; `kinds` are the permitted kinds and
  /// their element kinds.
  private func boundaryItems(
    _ kinds: [(name: String, value: String)]
  ) -> [CompositionalSection.BoundaryItem]? {
    var known: Set<String> = []
    return elements()?.compactMap { element in
      let keys = [
        "kind", "size", "alignment", "offset", "contentInsets", "extendsBoundary",
        "pinToVisibleBounds", "zIndex",
      ]
      guard let object = element.object(keys: keys), let kind = object.required("kind") else {
        return nil
      }
      let size = object.required("size")?.compositionalSize()
      guard let name = kind.choice(kinds), let size else { return nil }
      guard known.insert(name).inserted else {
        return kind.refuse(
          "the section already has an item of this kind",
          expected: "each kind at most once (fact CL49)")
      }
      var item = CompositionalSection.BoundaryItem(
        view: CompositionalSupplementary(
          kind: name, size: size, containerAnchor: CompositionalAnchor(edges: .top)),
        alignment: name == kinds.first?.value ? .top : .bottom)
      item.alignment = object["alignment"]?.choice(Self.alignments) ?? item.alignment
      item.offset = object["offset"]?.point() ?? .zero
      item.view.insets = object["contentInsets"]?.directionalInsets() ?? .zero
      item.view.zIndex = Int(object["zIndex"]?.number(in: -1000...1000) ?? 0)
      item.extendsBoundary = object["extendsBoundary"]?.boolean() ?? true
      item.isPinned = object["pinToVisibleBounds"]?.boolean() ?? false
      return item
    }
  }

  static let alignments: [(name: String, value: CompositionalAnchor.Edges)] = [
    ("top", .top), ("topLeading", [.top, .leading]), ("topTrailing", [.top, .trailing]),
    ("leading", .leading), ("trailing", .trailing), ("bottom", .bottom),
    ("bottomLeading", [.bottom, .leading]), ("bottomTrailing", [.bottom, .trailing]),
  ]
}
