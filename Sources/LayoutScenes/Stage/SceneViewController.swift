import Foundation
import LayoutStage
import UIKit

/// A view controller that shows a scene in one of its variants: a collection view with its data
/// source.
final class SceneViewController: UIViewController {
  private var scene: Scene
  private let variant: SceneVariant
  private let delegate: SceneDelegate
  private let collectionView: UICollectionView
  private var hasScrolled = false

  init(_ scene: Scene, _ variant: SceneVariant) {
    self.scene = scene
    self.variant = variant
    delegate = variant.layout.makeDelegate(for: scene.sections)
    collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: variant.layout.makeLayout())
    super.init(nibName: nil, bundle: nil)
    // The content is made scrollable even if it fits the screen, because UIKit insets only
    // scrollable content below the status bar (fact K2).
    collectionView.alwaysBounceVertical = true
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = collectionView }

  /// The sections currently shown.
  var sections: [SceneSection] { scene.sections }

  /// Replaces the sections; the caller must notify the collection view.
  func show(_ sections: [SceneSection]) {
    scene.sections = sections
    delegate.sections = sections
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(scene.cell.cellClass, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      SceneCompositional.titleKind, SceneCompositional.subtitleKind,
    ] {
      collectionView.register(
        SceneTextView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    for kind in variant.layout.compositional?.badgeKinds ?? [] {
      collectionView.register(
        SceneBadgeView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    collectionView.backgroundColor = scene.cell.background
    collectionView.contentInset = scene.contentInset
    collectionView.isPagingEnabled = scene.isPagingEnabled
    collectionView.dataSource = self
    collectionView.delegate = delegate
  }

  /// Adapts the section insets to the width if the layout centres its columns.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // The insets are set before the collection view's own layout pass so that the layout prepares
    // only once.
    guard let inset = variant.layout.centeringInset(width: collectionView.bounds.width),
      let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    layout.sectionInset = inset
  }

  /// Scrolls to the scene's offset or page, and its sections to their offsets, in the first layout.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasScrolled else { return }
    // The flag is set first because the layout passes below call this method again.
    hasScrolled = true
    scrollSections()
    guard scene.contentOffset != nil || scene.page != nil else { return }
    collectionView.contentOffset = scene.contentOffset ?? offset(ofPage: scene.page ?? 0)
    collectionView.layoutIfNeeded()
  }
}

extension SceneViewController {
  /// Scrolls the sections that scroll across a compositional layout to their offsets.
  private func scrollSections() {
    guard let layout = variant.layout.compositional else { return }
    for index in scene.sections.indices {
      let offset = layout.section(index)?.scrollOffset ?? 0
      if offset != 0 { collectionView.simulateDrag(ofSection: index, to: CGFloat(offset)) }
    }
  }

  /// Returns the offset of a page.
  ///
  /// Pages are as long as the collection view and begin at multiples of its length (fact F1). In a
  /// vertical layout they begin below the bars. The last page ends with the content.
  private func offset(ofPage page: Int) -> CGPoint {
    // The layout pass determines the content size, which is needed below.
    collectionView.layoutIfNeeded()
    let (inset, bounds) = (collectionView.adjustedContentInset, collectionView.bounds)
    let content = collectionView.contentSize
    let flow = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    guard flow?.scrollDirection == .horizontal else {
      let last = max(0, content.height + inset.top + inset.bottom - bounds.height)
      return CGPoint(x: bounds.minX, y: min(CGFloat(page) * bounds.height, last) - inset.top)
    }
    // In a horizontal layout the insets do not shift the pages: the offset is exactly where paging
    // stops.
    let last = max(0, content.width - bounds.width)
    return CGPoint(x: min(CGFloat(page) * bounds.width, last), y: bounds.minY)
  }
}

extension SceneViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { scene.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    scene.sections[section].items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if case .constrained(let formats) = scene.cell {
      (cell as? ConstrainedCell)?.arrange(by: formats)
    }
    (cell as? any SceneCellView)?.show(scene.sections[indexPath.section].items[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? SceneTextView)?.show(
      text(ofKind: kind, section: indexPath.section),
      isHeader: kind == UICollectionView.elementKindSectionHeader
        || kind == SceneCompositional.titleKind, on: scene.cell.background)
    return view
  }

  /// Returns the text of a section's header or footer, or the title or subtitle of a whole
  /// compositional layout; nil if there is none.
  private func text(ofKind kind: String, section: Int) -> String? {
    switch kind {
    case SceneCompositional.titleKind: scene.title
    case SceneCompositional.subtitleKind: scene.subtitle
    case UICollectionView.elementKindSectionHeader: scene.sections[section].header
    default: scene.sections[section].footer
    }
  }
}

extension SceneViewController: EditableContent {
  func insertItem(at indexPath: IndexPath) {
    edit(indexPath.section) { items in
      let neighbour = items.indices.contains(indexPath.item) ? items[indexPath.item] : items.last
      items.insert(neighbour ?? SceneItem(), at: indexPath.item)
    }
  }

  func deleteItem(at indexPath: IndexPath) {
    edit(indexPath.section) { $0.remove(at: indexPath.item) }
  }

  func takeItems(from other: any EditableContent) {
    if let other = other as? SceneViewController { show(other.sections) }
  }

  private func edit(_ section: Int, _ change: (inout [SceneItem]) -> Void) {
    var sections = sections
    change(&sections[section].items)
    show(sections)
  }
}
