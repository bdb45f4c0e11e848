import UIKit

/// A carousel of four pages as a client writes it.
///
/// Its constraints are made when its traits change, and its bar is hidden in a compact height.
final class CarouselController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  /// The means by which the page is kept in a turn.
  enum Repair {
    /// Nothing: the offset stays as it is in points.
    case none
    /// The controller sets the offset alongside the turn.
    case offset
    /// The layout chooses the offset in the new bounds.
    case layout
  }

  private(set) var log: [String] = []
  let pages: UICollectionView
  private let repair: Repair
  private var common: [NSLayoutConstraint] = []
  private var upright: [NSLayoutConstraint] = []
  private var lying: [NSLayoutConstraint] = []

  init(_ repair: Repair = .none) {
    self.repair = repair
    let layout = repair == .layout ? PageKeepingLayout() : UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    pages = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    title = "Carousel"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    automaticallyAdjustsScrollViewInsets = false
    pages.isPagingEnabled = true
    pages.translatesAutoresizingMaskIntoConstraints = false
    pages.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
    pages.dataSource = self
    pages.delegate = self
    view.addSubview(pages)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.append("traits changed from \(previousTraitCollection == nil ? "nil" : "others")")
    if common.isEmpty { makeConstraints() }
    let height = traitCollection.verticalSizeClass
    guard height != previousTraitCollection?.verticalSizeClass else { return }
    NSLayoutConstraint.deactivate(upright + lying)
    NSLayoutConstraint.activate(height == .regular ? upright : lying)
    navigationController?.setNavigationBarHidden(height != .regular, animated: true)
    pages.collectionViewLayout.invalidateLayout()
  }

  private func makeConstraints() {
    let part: CGFloat = traitCollection.userInterfaceIdiom == .pad ? 0.5 : 0.33
    common = [
      pages.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      pages.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pages.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
    upright = [pages.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: part)]
    lying = [pages.heightAnchor.constraint(equalTo: view.heightAnchor)]
    NSLayoutConstraint.activate(common)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.append("will have other traits")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let page = pages.contentOffset.x / pages.bounds.width
    log.append("before, on page \(page)")
    coordinator.animate(
      alongsideTransition: { _ in self.goAlong(to: page) },
      completion: { _ in self.log.append("after") })
  }

  private func goAlong(to page: CGFloat) {
    log.append("during, \(Int(pages.bounds.width)) wide")
    guard repair == .offset else { return }
    pages.contentOffset.x = page * pages.bounds.width
    pages.collectionViewLayout.invalidateLayout()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    cell.backgroundColor = [.red, .green, .blue, .yellow][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionView.frame.size }
}

extension CarouselController {
  /// The visible width of each page, from left to right.
  var seenWidths: [CGFloat] {
    let seen = pages.bounds
    let frames = pages.collectionViewLayout.layoutAttributesForElements(in: seen)?.map(\.frame)
    return (frames ?? []).map { $0.intersection(seen).width }.filter { $0 > 0 }
  }
}

/// A layout that stays at its page when its bounds change in an animation.
private final class PageKeepingLayout: UICollectionViewFlowLayout {
  private var page: CGFloat?

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    if oldBounds.width > 0 { page = oldBounds.minX / oldBounds.width }
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    guard let page, let collectionView else { return proposed }
    return CGPoint(x: page * collectionView.bounds.width, y: proposed.y)
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    page = nil
  }
}
