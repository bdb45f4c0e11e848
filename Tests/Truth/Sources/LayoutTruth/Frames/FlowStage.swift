public import UIKit

/// A collection view that is set up as a fixture says.
@MainActor public final class FlowStage {
  /// The collection view, in a window.
  public let view: UICollectionView
  /// Its layout.
  public let layout: UICollectionViewFlowLayout
  /// The direction of the fixture.
  public let turn: Transposition
  private let holder: WindowHolder
  private let source: FlowSource

  /// Sets a situation up and lays it out.
  public init(_ situation: FlowSituation, direction: UICollectionView.ScrollDirection) {
    turn = Transposition(isTransposed: situation.isTransposed(for: direction))
    layout = situation.rightToLeft == true ? FlippingLayout() : UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    source =
      situation.hasDelegate
      ? FlowMeasures(situation, turn: turn) : FlowSource(situation, turn: turn)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    holder = WindowHolder(view)
    set(situation.layout)
    set(situation)
  }

  private func set(_ measures: FlowSituation.Measures?) {
    if let size = measures?.itemSize { layout.itemSize = turn.size(size) }
    if let spacing = measures?.lineSpacing { layout.minimumLineSpacing = spacing }
    if let spacing = measures?.interitemSpacing { layout.minimumInteritemSpacing = spacing }
    if let inset = measures?.sectionInset { layout.sectionInset = turn.insets(inset) }
    if let size = measures?.header { layout.headerReferenceSize = turn.size(size) }
    if let size = measures?.footer { layout.footerReferenceSize = turn.size(size) }
    if measures?.reference == "safeArea" { layout.sectionInsetReference = .fromSafeArea }
    if measures?.reference == "layoutMargins" { layout.sectionInsetReference = .fromLayoutMargins }
    layout.sectionHeadersPinToVisibleBounds = measures?.pinsHeaders ?? false
    layout.sectionFootersPinToVisibleBounds = measures?.pinsFooters ?? false
  }

  private func set(_ situation: FlowSituation) {
    view.contentInsetAdjustmentBehavior = .never
    view.frame.size = turn.size(situation.bounds)
    if let inset = situation.contentInset { view.contentInset = turn.insets(inset) }
    if let area = situation.safeArea {
      holder.controller.additionalSafeAreaInsets = turn.insets(area)
    }
    if let margins = situation.layoutMargins {
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = turn.insets(margins)
    }
    if situation.rightToLeft == true { view.semanticContentAttribute = .forceRightToLeft }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.delegate = source as? FlowMeasures
    view.layoutIfNeeded()
    if let offset = situation.offset { view.contentOffset = turn.point(offset) }
    view.layoutIfNeeded()
  }
}

/// A flow layout that flips horizontally in right-to-left interfaces.
private final class FlippingLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A data source with the counts of a fixture, and empty views.
@MainActor class FlowSource: NSObject, UICollectionViewDataSource {
  let situation: FlowSituation
  let turn: Transposition

  init(_ situation: FlowSituation, turn: Transposition) {
    self.situation = situation
    self.turn = turn
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { situation.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { situation.sections[section].count ?? situation.sections[section].sizes?.count ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// A data source that is also the delegate: it returns the measures of a fixture, and the layout's
/// for those that the fixture does not have.
final class FlowMeasures: FlowSource, UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    situation.sections[indexPath.section].sizes.map { turn.size($0[indexPath.item]) }
      ?? flow(collectionViewLayout).itemSize
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    situation.sections[section].inset.map(turn.insets) ?? flow(collectionViewLayout).sectionInset
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    situation.sections[section].lineSpacing.map { CGFloat($0) }
      ?? flow(collectionViewLayout).minimumLineSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    situation.sections[section].interitemSpacing.map { CGFloat($0) }
      ?? flow(collectionViewLayout).minimumInteritemSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    situation.sections[section].header.map(turn.size)
      ?? flow(collectionViewLayout).headerReferenceSize
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    situation.sections[section].footer.map(turn.size)
      ?? flow(collectionViewLayout).footerReferenceSize
  }
}
