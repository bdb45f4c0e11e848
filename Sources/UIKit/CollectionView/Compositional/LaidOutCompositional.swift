import Foundation
package import LayoutCore

/// The computed frames of a compositional layout, with the section descriptions and the environment
/// that they were computed from.
struct LaidOutCompositional {
  private(set) var geometry: CompositionalGeometry
  /// The sections as the app described them.
  let sections: [NSCollectionLayoutSection]
  let environment: LayoutEnvironment
  /// The sections as values of the module `LayoutCore`, from which `sectionMeasures` is computed
  /// when it is read.
  private(set) var values: CompositionalSections
  /// The indexes of the sections with a `visibleItemsInvalidationHandler`.
  let handled: [Int]
  /// Whether any section has a view that is pinned to the edges of the visible area.
  let isPinning: Bool

  @MainActor init(
    _ geometry: CompositionalGeometry, of sections: [NSCollectionLayoutSection],
    values: CompositionalSections, in environment: LayoutEnvironment
  ) {
    self.geometry = geometry
    self.sections = sections
    self.values = values
    self.environment = environment
    handled = sections.indices.filter { sections[$0].visibleItemsInvalidationHandler != nil }
    isPinning = values.distinct.contains { $0.boundaryItems.contains(where: \.isPinned) }
  }

  /// Sets the measured size of a cell, given all measured sizes of its section.
  mutating func measure(_ place: ItemPlace, _ measured: [Int: CGSize]) {
    geometry.measure(place, measured)
  }

  /// Replaces the value of a section after a boundary view of it has been measured.
  mutating func replace(_ index: Int, with value: CompositionalSection, _ measured: [Int: CGSize]) {
    geometry.replace(index, with: value, measured: measured)
    values.replace(index, with: value)
  }

  /// Returns the elements that overlap a rectangle.
  func elements(
    in rect: CGRect, visible: CGRect?, scrolledBy offset: (Int) -> Double
  ) -> [CompositionalElement] {
    geometry.elements(in: rect, visible: visible, scrolledBy: offset)
  }

  /// Returns the orthogonally scrolling section that an element scrolls with; nil if it scrolls
  /// with the collection view.
  func orthogonalSection(of element: ElementKey) -> Int? {
    guard element.category != .decorationView, let section = element.indexPath.first,
      values.indices.contains(section), values[section].orthogonal != .none
    else { return nil }
    // A boundary view, such as a header, does not scroll with the section; it is recognised by its
    // kind, which is unique in the section (fact CL49).
    let isAtEdge = values[section].boundaryItems.contains { $0.view.kind == element.kind }
    return element.category == .supplementaryView && isAtEdge ? nil : section
  }

  /// Returns the element of a cell; nil if it does not exist.
  func cell(_ place: ItemPlace) -> CompositionalElement? { geometry.cell(place) }

  /// Returns a supplementary view of the layout, a section, a group or a cell; nil if it does not
  /// exist.
  func supplementary(
    _ kind: String, at place: ItemPlace, visible: CGRect?
  ) -> CompositionalElement? {
    let wanted = { (element: CompositionalElement) in
      element.kind == .supplementary(kind) && element.place == place
    }
    return geometry.boundary(visible: visible).first(where: wanted)
      ?? geometry.boundary(ofSection: place.section, visible: visible).first(where: wanted)
      ?? geometry.supplementaries(beside: place).first(where: wanted)
  }

  func decorations(ofSection section: Int) -> [CompositionalElement] {
    geometry.decorations(ofSection: section)
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the layout's frames, which are computed if they are missing; nil without a collection
  /// view.
  func validLayout() -> LaidOutCompositional? {
    guard let collectionView else { return nil }
    if let laidOut { return laidOut }
    let environment = environment(of: collectionView)
    let described = descriptions(collectionView.numberOfSections, in: environment)
    if described.contains(where: { $0.list != nil }) {
      register(ListSectionBackground.self, forDecorationViewOfKind: ListSectionBackground.kind)
    }
    let values = values(of: described, in: collectionView, environment)
    let laidOut = LaidOutCompositional(
      CompositionalGeometry(
        axis: axis, container: environment.container.contentSize,
        scale: Double(collectionView.traitCollection.displayScale),
        sectionSpacing: Double(configuration.interSectionSpacing),
        boundaryItems: configuration.boundarySupplementaryItems.map(\.boundary),
        sections: values, measured: measured.cells),
      of: described, values: values, in: environment)
    self.laidOut = laidOut
    return laidOut
  }

  /// Returns the sections as values of the module `LayoutCore`.
  ///
  /// Sections with the same description, number of items and measured views share one value.
  private func values(
    of described: [NSCollectionLayoutSection], in view: UICollectionView,
    _ environment: LayoutEnvironment
  ) -> CompositionalSections {
    var values = CompositionalSections()
    var known: [SectionLikeness: Int] = [:]
    var last: (likeness: SectionLikeness, index: Int)?
    for (index, section) in described.enumerated() {
      let place = SectionPlace(index: index, isLast: index == described.count - 1)
      let likeness =
        replaced[index] != nil
        ? nil
        : SectionLikeness(
          section, count: view.numberOfItems(inSection: index), at: place, measured)
      // Most sections equal the one before them, and comparing with that one is faster than a hash
      // lookup.
      let equal =
        likeness.flatMap { $0 == last?.likeness ? last?.index : known[$0] }
      if let equal {
        values.append(equalTo: equal)
      } else {
        values.append(value(of: section, at: place, in: view, environment))
      }
      guard let likeness else { continue }
      if equal == nil { known[likeness] = index }
      last = (likeness, equal ?? index)
    }
    return values
  }

  private func value(
    of section: NSCollectionLayoutSection, at place: SectionPlace, in view: UICollectionView,
    _ environment: LayoutEnvironment
  ) -> CompositionalSection {
    let value = section.value(
      count: view.numberOfItems(inSection: place.index),
      insets: insets(of: section, at: place, in: view), at: place, in: environment,
      measured: measured)
    return replaced[place.index].flatMap { Self.putBack($0, into: value) } ?? value
  }

  /// Updates the frames for views that have been measured; the other sections are not described
  /// again.
  func layOut(measured elements: [ElementKey]) {
    guard let collectionView, let layout = laidOut else { return }
    for element in elements where element.indexPath.count == 2 {
      let section = element.indexPath.section
      guard layout.sections.indices.contains(section) else { continue }
      let cells = measured.cells[section] ?? [:]
      if element.category == .cell {
        laidOut?.measure(ItemPlace(section, element.indexPath.item), cells)
      } else {
        let place = SectionPlace(index: section, isLast: section == layout.sections.count - 1)
        let value = value(
          of: layout.sections[section], at: place, in: collectionView, layout.environment)
        laidOut?.replace(section, with: value, cells)
      }
    }
  }

  /// The measures of each section: insets, spacings, the sizes of groups and items, and the offset
  /// of orthogonal scrolling.
  package var sectionMeasures: [LayoutRecord.Section] {
    guard let layout = validLayout() else { return [] }
    let container = layout.environment.container.contentSize
    return layout.values.enumerated().map { index, section in
      var record = LayoutRecord.Section(index: index)
      let own = section.measures(on: axis, in: container)
      let list = layout.sections[index].list
      record.measures =
        list?.measures(in: layout.environment.traitCollection, with: own) ?? own
      if configuration.interSectionSpacing != 0, layout.sections.count > 1 {
        let spacing = Double(configuration.interSectionSpacing).shortest
        record.measures.append(.init(LayoutRecord.Measure.sectionSpacing, spacing))
      }
      let offset = orthogonalOffset(of: index)
      if offset != 0 { record.measures.append(.init("scroll offset", offset.shortest)) }
      record.boxes.value = boxes(ofSection: index, in: layout)
      return record
    }
  }

  /// Returns the boxes of a section's groups and items in the visible area, mirrored if the layout
  /// is mirrored.
  private func boxes(ofSection index: Int, in layout: LaidOutCompositional) -> [CompositionalBox] {
    guard let collectionView else { return [] }
    let seen = collectionView.laidOut(collectionView.bounds)
    return layout.geometry.boxes(
      ofSection: index, in: seen, scrolledBy: orthogonalOffset(of: index)
    ).map { box in
      guard let mirror = collectionView.mirror else { return box }
      var box = box
      box.frame = mirror.rect(box.frame)
      swap(&box.insets.leading, &box.insets.trailing)
      return box
    }
  }

  /// The direction of scrolling as an `Axis` of the module `LayoutCore`.
  var axis: Axis { configuration.scrollDirection.axis }

  private func descriptions(
    _ count: Int, in environment: LayoutEnvironment
  ) -> [NSCollectionLayoutSection] {
    switch sectionDescription {
    case .section(let section): Array(repeating: section, count: count)
    case .provider(let provider):
      // If the provider returns nil for a section, it has no cells to show.
      (0..<count).map { provider($0, environment) ?? .empty }
    }
  }

  /// Returns the environment for section descriptions: the size of the bounds less the content
  /// inset, the insets of the configuration's `contentInsetsReference`, and the traits.
  private func environment(of collectionView: UICollectionView) -> LayoutEnvironment {
    let inset = collectionView.adjustedContentInset
    let size = collectionView.bounds.inset(by: inset).size
    let insets = referenceInsets(configuration.contentInsetsReference, in: collectionView)
    return LayoutEnvironment(
      LayoutContainer(size, insets: insets), collectionView.traitCollection)
  }

  /// Returns the insets of a section; at right angles to the scroll direction, the insets of
  /// `contentInsetsReference` are added (fact CL12).
  private func insets(
    of section: NSCollectionLayoutSection, at place: SectionPlace,
    in collectionView: UICollectionView
  ) -> CompositionalInsets {
    let own = section.contentInsetsReference
    let reference = referenceInsets(
      own == .automatic ? configuration.contentInsetsReference : own, in: collectionView)
    var insets = section.contentInsets.compositional
    if place.isLast, let list = section.list, list.gap > 0, section.contentInsets == list.insets,
      insets.bottom > 0
    {
      insets.bottom = Double(ListSection.lastGap)
    }
    if axis == .vertical {
      insets.leading += Double(reference.leading)
      insets.trailing += Double(reference.trailing)
    } else {
      insets.top += Double(reference.top)
      insets.bottom += Double(reference.bottom)
    }
    return insets
  }

  /// Returns the insets of a reference, such as the safe area, as far as they exceed the content
  /// inset, by which the container is already reduced.
  private func referenceInsets(
    _ reference: UIContentInsetsReference, in view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let sides: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: sides = view.safeAreaInsets
    case .layoutMargins: sides = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      sides = UIEdgeInsets(
        top: 0, left: frame.minX - view.bounds.minX, bottom: 0, right: view.bounds.maxX - frame.maxX
      )
    }
    let taken = view.adjustedContentInset
    return NSDirectionalEdgeInsets(
      top: max(sides.top - taken.top, 0), leading: max(sides.left - taken.left, 0),
      bottom: max(sides.bottom - taken.bottom, 0), trailing: max(sides.right - taken.right, 0))
  }

  /// Invalidates the layout if its container has changed.
  func invalidateIfContainerChanged() {
    guard let collectionView, let laidOut else { return }
    let container = environment(of: collectionView).container
    let former = laidOut.environment.container
    guard
      container.contentSize != former.contentSize
        || container.contentInsets != former.contentInsets
    else { return }
    invalidateLayout(for: _invalidationContext())
  }
}

extension NSCollectionLayoutSection {
  /// A section without items.
  fileprivate static var empty: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
  }
}
