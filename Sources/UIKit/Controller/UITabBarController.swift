// Mirrors UITabBarController (iOS 17). Missing: the tab “More”, customisation by the user.
public import Foundation

/// A container that shows one of several controllers above a tab bar.
///
/// Differs from UIKit: all tabs are shown in the bar, even if there are more than five.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Makes a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller of a storyboard; nil for any other coder (fact IB108).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.nib.map(decodeTabs(from:))
  }

  /// The child whose view is shown.
  private var shown: UIViewController?
  private var selected: UIViewController?
  /// Whether the bar was hidden by a pushed controller, and not by setting `isHidden`.
  private var isBarHiddenByPush = false

  /// The tab bar, which shows the tab bar items of the controllers.
  public internal(set) var tabBar = UITabBar(frame: .zero)

  /// The delegate, which decides whether a tap selects a tab, and may animate the change of the
  /// tab.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Called when a tap selects a tab, before the tab's controller is shown; does nothing by
  /// default.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// The controllers of the tabs; nil if there are none.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the tabs.
  ///
  /// The selected tab stays selected if it remains; otherwise the first is selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    _setViewControllers(with: viewControllers ?? [])
  }
  /// The index of the selected tab; `NSNotFound` if there are no tabs.
  ///
  /// Setting an index without a tab has no effect.
  open var selectedIndex: Int {
    get { selected.flatMap { children.firstIndex(of: $0) } ?? NSNotFound }
    set { if children.indices.contains(newValue) { select(children[newValue]) } }
  }
  /// The controller of the selected tab; nil if there are no tabs.
  ///
  /// Setting a controller without a tab has no effect.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue, children.contains(newValue) { select(newValue) } }
  }

  /// Creates the view that contains the tab bar and the selected controller's view.
  open override func loadView() {
    view = LayoutContainerView(flexible: UIScreen.main.bounds)
    view.addSubview(tabBar)
    tabBar.delegate = self
  }
  /// Selects the tab that contains the destination of an unwind segue.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { selectedViewController = subsequentVC }
  /// The selected controller, which determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { selected }
  /// The selected controller, which determines the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { selected }

  override var visibleChildren: [UIViewController] { shown.map { [$0] } ?? [] }
  override func showChildren() { showSelected() }
  override func layOutContainer() {
    guard let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets.bottom
    let height = BarHeights(for: view).tab + safe
    let frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    if tabBar.frame != frame { tabBar.frame = frame }
    if hidesBar != isBarHiddenByPush {
      isBarHiddenByPush = hidesBar
      tabBar.isHidden = hidesBar
    }
    var space = BarSpace(isTranslucent: tabBar.isTranslucent)
    if !tabBar.isHidden { (space.bottom, space.safeBottom) = (height, safe) }
    // During a transition the animator sets the frame of the child's view.
    if runningExchange == nil { shown.map { space.place($0, in: view.bounds) } }
    // A navigation controller itself records whether the content of its top controller is at the
    // lower edge, so the tab bar controller does not.
    guard let shown, !(shown is UINavigationController) else { return }
    shown.noteLowerScrollEdge(of: shown.contentScrollView(for: .bottom))
  }

  /// Whether a controller pushed in the selected tab hides the tab bar.
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

  /// Shows the current tab bar items of the controllers.
  func showItems() {
    tabBar.items = children.map(\.tabBarItem)
    tabBar.selectedItem = selected?.tabBarItem
  }

  /// Selects the tab of a tapped item, unless the delegate prevents it (fact E42).
  ///
  /// A tap on the selected tab pops its navigation controller to the root.
  func didTap(_ item: UITabBarItem) {
    guard let child = children.first(where: { $0.tabBarItem === item }) else { return }
    let isAllowed =
      delegate.map { delegate in
        OptionalMethodCall.resultOrDefault { delegate.tabBarController(self, shouldSelect: child) }
      } ?? true
    guard isAllowed else { return }
    tabBar(tabBar, didSelect: item)
    if child === selected {
      (child as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(child)
    }
    delegate?.tabBarController(self, didSelect: child)
  }

  private func select(_ child: UIViewController?) {
    runningExchange?.endNow()
    choose(child)
    if shown != nil || controllerState.appearance.isOnScreen { showSelected() }
  }

  private func choose(_ child: UIViewController?) {
    selected = child
    tabBar.selectedItem = child?.tabBarItem
  }

  private func showSelected() {
    guard isViewLoaded, shown !== selected else { return }
    let (old, new) = (shown, selected)
    // `shown` is set before the calls below, because each of them may call this method again.
    shown = new
    if let transition = transition(from: old, to: new) {
      let takeBack = { [self] in
        shown = old
        choose(old)
      }
      return exchange(by: transition, takeBack: takeBack) { [self] _ in
        setNeedsStatusBarAppearanceUpdate()
      }
    }
    replace(old, by: new, animated: false) {
      if shown === new { showBehindBars(new) }
    }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Returns the transition with the delegate's animator; nil if the change is not animated (fact
  /// E41).
  private func transition(
    from old: UIViewController?, to new: UIViewController?
  ) -> ContainerTransition? {
    guard let old, let new, let delegate, controllerState.appearance == .appeared,
      children.contains(old)
    else { return nil }
    let animator = OptionalMethodCall.resultOrDefault {
      delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    }
    guard let animator else { return nil }
    let interactor = OptionalMethodCall.resultOrDefault {
      delegate.tabBarController(self, interactionControllerFor: animator)
    }
    return ContainerTransition(
      from: old, to: new, isReturn: false, animator: animator, interactor: interactor)
  }
}
