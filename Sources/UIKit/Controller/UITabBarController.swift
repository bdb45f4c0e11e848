// Mirrors UITabBarController (iOS 17). Missing: delegates, the tab "More", customising,
// transitions.
public import Foundation

/// A container of controllers of which one is in sight, over a tab bar.
///
/// Differs from UIKit: every tab has its item in the bar, however many there are.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// Makes a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// The child whose view is in place.
  private var shown: UIViewController?
  private var selected: UIViewController?

  /// The bar, which shows the tab bar items of the tabs.
  public let tabBar = UITabBar(frame: .zero)

  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the tabs; the one that was selected stays so if it is among them, else the first is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    _setViewControllers(with: viewControllers ?? [])
  }
  /// The index of the tab in sight; `NSNotFound` without tabs.
  ///
  /// An index beyond the tabs has no effect.
  open var selectedIndex: Int {
    get { selected.flatMap { children.firstIndex(of: $0) } ?? NSNotFound }
    set { if children.indices.contains(newValue) { select(children[newValue]) } }
  }
  /// The controller of the tab in sight; one that is no tab has no effect.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue, children.contains(newValue) { select(newValue) } }
  }

  /// Makes the view that holds the bar and the selected tab's view.
  open override func loadView() {
    view = LayoutContainerView(frame: UIScreen.main.bounds)
    view.addSubview(tabBar)
  }
  /// The selected tab decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { selected }
  /// The selected tab decides the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { selected }

  override var visibleChildren: [UIViewController] { shown.map { [$0] } ?? [] }
  override func showChildren() { showSelected() }
  override func layOutContainer() {
    guard let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets.bottom
    let height = BarHeights(traitCollection).tab + safe
    let frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    if tabBar.frame != frame { tabBar.frame = frame }
    tabBar.isHidden = hidesBar
    var space = BarSpace(isTranslucent: tabBar.isTranslucent)
    if !hidesBar { (space.bottom, space.safeBottom) = (height, safe) }
    shown.map { space.place($0, in: view.bounds) }
  }

  /// Whether a controller that was pushed in the selected tab hides the bar.
  private var hidesBar: Bool {
    let stack = (selected as? UINavigationController)?.viewControllers ?? []
    return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  private func _setViewControllers(with tabs: [UIViewController]) {
    let leaving = children.filter { !tabs.contains($0) }
    let coming = tabs.filter { !children.contains($0) }
    for child in leaving { child.willMove(toParent: nil) }
    coming.forEach(addChild)
    controllerState.children = tabs
    showItems()
    select(selected.flatMap { tabs.contains($0) ? $0 : nil } ?? tabs.first)
    for child in leaving {
      child.removeFromParent()
      child.controllerState.barInsets = .zero
    }
    for child in coming { child.didMove(toParent: self) }
  }

  /// Shows the items that the tabs have now.
  func showItems() {
    tabBar.items = children.map(\.tabBarItem)
    tabBar.selectedItem = selected?.tabBarItem
  }

  private func select(_ child: UIViewController?) {
    selected = child
    tabBar.selectedItem = child?.tabBarItem
    if shown != nil || controllerState.appearance.isOnScreen { showSelected() }
  }

  private func showSelected() {
    guard isViewLoaded, shown !== selected else { return }
    let (old, new) = (shown, selected)
    // Stored before the calls, which may come back here.
    shown = new
    replace(old, by: new, animated: false) {
      if shown === new { showBehindBars(new) }
    }
    setNeedsStatusBarAppearanceUpdate()
  }
}
