package import Foundation

extension CompositionalSection {
  /// Returns the measures of the section as text; a fraction is written with the length that it is
  /// a fraction of.
  ///
  /// ```
  /// group spacing        8
  /// group height         100
  /// group item 0 width   ⅓ of 343
  /// ```
  ///
  /// - Parameters:
  ///   - axis: the direction of scrolling.
  ///   - container: the size of the layout's container, in points.
  /// - Returns: the measures of the section that differ from the defaults, and those of the group
  ///   and of the items inside it.
  package func measures(on axis: Axis, in container: CGSize) -> [LayoutRecord.Measure] {
    var measures = insets.measures(nil)
    if groupSpacing != 0 { measures.append(.init("group spacing", groupSpacing.shortest)) }
    if orthogonal != .none {
      measures.append(.init(LayoutRecord.Section.acrossName, "\(orthogonal)"))
    }
    for item in boundaryItems { measures += item.measures(in: container) }
    for one in decorations { measures += one.insets.measures("decoration \(one.kind)") }
    return measures + group.measures("group", in: groupContainer(on: axis, in: container))
  }
}

extension CompositionalItem {
  /// Returns the measures of an item and of the items inside it.
  fileprivate func measures(_ name: String, in container: CGSize) -> [LayoutRecord.Measure] {
    var measures = size.measures(name, in: container) + insets.measures(name)
    measures += edges.measures(name)
    for one in supplementaries { measures += one.measures(name, in: container) }
    guard case .group(let group) = content else { return measures }
    let size = size.size(in: container)
    measures += group.measures(name)
    let box = CGRect(origin: .zero, size: size).inset(by: insets.applying(to: self.size)).size
    for (index, item) in group.items.enumerated() {
      measures += item.measures("\(name) \(item.kind) \(index)", in: box)
    }
    return measures
  }
}

extension CompositionalGroup {
  fileprivate func measures(_ name: String) -> [LayoutRecord.Measure] {
    var measures = [LayoutRecord.Measure("\(name) direction", axis.rawValue)]
    switch count {
    case .whileThereIsRoom: break
    case .computingLengths(let count), .repeating(let count):
      measures.append(.init("\(name) count", "\(count)"))
    }
    if let spacing { measures.append(.init("\(name) item spacing", spacing.text)) }
    return measures
  }
}

extension CompositionalSection.BoundaryItem {
  fileprivate func measures(in container: CGSize) -> [LayoutRecord.Measure] {
    var measures = view.size.measures(view.kind, in: container) + view.insets.measures(view.kind)
    if isPinned { measures.append(.init("\(view.kind) pinned", "yes")) }
    if offset != .zero {
      measures.append(
        .init("\(view.kind) offset", "\(Double(offset.x).shortest),\(Double(offset.y).shortest)"))
    }
    return measures
  }
}

extension CompositionalSupplementary {
  fileprivate func measures(_ item: String, in container: CGSize) -> [LayoutRecord.Measure] {
    let offset = containerAnchor.offset
    let own = "\(item) \(kind)"
    return size.measures(own, in: container) + [
      .init("\(own) anchor", "\(containerAnchor.edges.text)"),
      .init("\(own) offset", "\(Double(offset.x).shortest),\(Double(offset.y).shortest)"),
    ]
  }
}

extension CompositionalAnchor.Edges {
  fileprivate var text: String {
    let names: [(Self, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let own = names.filter { contains($0.0) }.map(\.1)
    return own.isEmpty ? "centre" : own.joined(separator: " ")
  }
}

extension CompositionalSize {
  fileprivate func measures(_ name: String, in container: CGSize) -> [LayoutRecord.Measure] {
    [
      .init("\(name) width", width.text(in: container)),
      .init("\(name) height", height.text(in: container)),
    ]
  }
}

extension CompositionalDimension {
  /// The fractions that are written as one character.
  static let fractions: [(Double, String)] = [
    (1.0 / 2, "½"), (1.0 / 3, "⅓"), (2.0 / 3, "⅔"), (1.0 / 4, "¼"), (3.0 / 4, "¾"),
    (1.0 / 5, "⅕"), (1.0 / 6, "⅙"), (1.0 / 8, "⅛"),
  ]

  /// Returns the dimension as text: `100`, `about 44`, `½ of 343`.
  fileprivate func text(in container: CGSize) -> String {
    switch unit {
    case .absolute: value.shortest
    case .estimated: "about \(value.shortest)"
    case .uniformEstimate: "about \(value.shortest), uniform"
    case .fractionalWidth: fraction(of: container.width)
    case .fractionalHeight: fraction(of: container.height)
    }
  }

  private func fraction(of length: CGFloat) -> String {
    let sign = Self.fractions.first { abs($0.0 - value) < 1e-9 }?.1
    return "\(sign ?? value.thousandths) of \(Double(length).thousandths)"
  }
}

extension CompositionalInsets {
  /// Returns the insets that are not zero as measures; their names begin with the name of the item
  /// or group, or with `inset` if the insets are those of the section (name nil).
  fileprivate func measures(_ name: String?) -> [LayoutRecord.Measure] {
    let owner = name.map { "\($0) " } ?? ""
    return [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
      .filter { $0.1 != 0 }.map { .init("\(owner)inset.\($0.0)", $0.1.shortest) }
  }
}

extension CompositionalEdges {
  fileprivate func measures(_ name: String) -> [LayoutRecord.Measure] {
    [("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom)]
      .compactMap { side, spacing in
        spacing.map { .init("\(name) edge spacing \(side)", $0.text) }
      }
  }
}

extension CompositionalSpacing {
  /// The distance as text: `8`, or `at least 8`.
  fileprivate var text: String { isFlexible ? "at least \(value.shortest)" : value.shortest }
}

extension LayoutRecord.Section {
  fileprivate static let acrossName = "orthogonal scrolling"

  /// Whether the section scrolls across a compositional layout.
  package var scrollsAcross: Bool { measures.contains { $0.name == Self.acrossName } }
}
