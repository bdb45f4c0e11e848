import Foundation
import InterfaceBuilder

extension UICollectionView {
  /// Returns the layout that a document contains (fact IB76); a flow layout if it contains none.
  static func layout(in coder: NSCoder) -> UICollectionViewLayout {
    let description = coder.nib?.object.keyed["collectionViewLayout"]
    let made = description.flatMap { coder.nib?.loading.make($0) } as? UICollectionViewLayout
    return made ?? UICollectionViewFlowLayout()
  }

  /// Sets the properties and the prototypes that a document contains (fact IB77).
  func decodeCollection(from nib: NibDecoder) {
    let (object, loading) = (nib.object, nib.loading)
    if object.properties["backgroundColor"] == nil { backgroundColor = nil }
    nib.decode(Self.collectionProperties, of: self)
    for cell in object.lists["cells"] ?? [] {
      guard let nib = PrototypeNib(cell, of: loading) else { continue }
      register(nib, forCellWithReuseIdentifier: cell.properties["reuseIdentifier"]?.text ?? "")
    }
    let kinds = [
      ("sectionHeaderView", Self.elementKindSectionHeader),
      ("sectionFooterView", Self.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      guard let view = object.keyed[key], let nib = PrototypeNib(view, of: loading) else {
        continue
      }
      register(
        nib, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: view.properties["reuseIdentifier"]?.text ?? "")
    }
    if loading.isDesign { showPrototypes(of: object, kinds) }
  }

  /// Shows each prototype cell once, for a picture that needs no compiled app.
  private func showPrototypes(
    of object: InterfaceObject, _ kinds: [(key: String, kind: String)]
  ) {
    let name = { (view: InterfaceObject) in view.properties["reuseIdentifier"]?.text }
    var supplementaryViews: [String: String] = [:]
    for (key, kind) in kinds {
      supplementaryViews[kind] = object.keyed[key].flatMap(name)
      // If a section reserves space for a header or footer without a prototype in the document, an
      // empty view is used.
      register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "")
    }
    let cells = (object.lists["cells"] ?? []).compactMap(name).filter { !$0.isEmpty }
    let items = DesignItems(cells, supplementaryViews)
    pool.designItems = items
    (dataSource, delegate) = (items, items)
  }

  private static let collectionProperties = NibProperties<UICollectionView> {
    $0.bool("allowsSelection") { $0.allowsSelection = $1 }
    $0.bool("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
    $0.bool("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 }
  }
}

extension UICollectionViewFlowLayout {
  /// Sets the properties of the layout that a document contains (fact IB76).
  func decodeFlow(from nib: NibDecoder) {
    nib.decode(Self.nibProperties, of: self)
  }

  private static let nibProperties = NibProperties<UICollectionViewFlowLayout> {
    $0.number("minimumLineSpacing") { $0.minimumLineSpacing = $1 }
    $0.number("minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1 }
    $0.choice("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal]) {
      $0.scrollDirection = $1
    }
    $0.size("itemSize") { $0.itemSize = $1 }
    $0.size("estimatedItemSize") { $0.estimatedItemSize = $1 }
    $0.bool("automaticEstimatedItemSize") {
      if $1 { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    }
    $0.size("headerReferenceSize") { $0.headerReferenceSize = $1 }
    $0.size("footerReferenceSize") { $0.footerReferenceSize = $1 }
    $0.insets("sectionInset") { $0.sectionInset = $1 }
    $0.choice(
      "sectionInsetReference",
      [
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
        "layoutMargins": .fromLayoutMargins,
      ]
    ) { $0.sectionInsetReference = $1 }
    $0.bool("sectionHeadersPinToVisibleBounds") { $0.sectionHeadersPinToVisibleBounds = $1 }
    $0.bool("sectionFootersPinToVisibleBounds") { $0.sectionFootersPinToVisibleBounds = $1 }
  }
}
