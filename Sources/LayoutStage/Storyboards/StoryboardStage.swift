import Foundation
import InterfaceBuilder
import UIKit

/// A renderer of a storyboard's scenes: each controller is shown inside the navigation and tab bar
/// controllers that the segues to it imply, as on Interface Builder's canvas.
@MainActor final class StoryboardStage {
  private let storyboard: UIStoryboard
  private let outline: StoryboardOutline
  private let configuration: DeviceConfiguration
  private var shown: UIViewController?

  init(
    _ storyboard: UIStoryboard, _ outline: StoryboardOutline, on configuration: DeviceConfiguration
  ) {
    (self.storyboard, self.outline, self.configuration) = (storyboard, outline, configuration)
  }

  /// Lays out a scene, and returns its figure with the frames of some of its objects on the screen;
  /// nil for a reference to another storyboard.
  func show(
    _ controller: InterfaceObject, finding ids: [String]
  ) -> (figure: RenderedFigure, frames: [String: CGRect])? {
    guard controller.element != "viewControllerPlaceholder" else { return nil }
    let figure = Figure(name: controller.id, on: configuration) { self.make(controller) }
      .rendered()
    return (figure, ids.isEmpty ? [:] : frames(of: ids, in: controller))
  }

  /// Returns the frames of objects on the screen.
  private func frames(of ids: [String], in controller: InterfaceObject) -> [String: CGRect] {
    // Scroll views may have changed their offsets when the scene was removed from its window, so
    // the scene is shown again.
    let simulator = Simulator(configuration) { self.make(controller) }
    simulator.layoutIfNeeded()
    defer { simulator.close() }
    var frames: [String: CGRect] = [:]
    for id in ids { frames[id] = shown?.frameInDocument(of: id) }
    return frames
  }

  private func make(_ controller: InterfaceObject) -> UIViewController {
    let made = storyboard.designController(id: controller.id) ?? UIViewController()
    shown = made
    if let container = containerContent(of: made, controller) { return container }
    return inTabs(inStack(made, controller.id), of: controller.id)
  }

  /// Returns a container controller that shows its name in place of its children; nil for other
  /// controllers.
  private func containerContent(
    of made: UIViewController, _ controller: InterfaceObject
  ) -> UIViewController? {
    let name = NamedContainerContent(StoryboardOutline.words(of: controller))
    switch made {
    case let stack as UINavigationController: stack.viewControllers = [name]
    case let tabs as UITabBarController:
      tabs.viewControllers = items(of: controller.id, selected: nil, name)
    case is UISplitViewController, is UIPageViewController: return name
    default: return nil
    }
    return made
  }

  /// Returns the navigation controller that shows the controller, with a back button to the
  /// previous controller; if there is no navigation controller, the controller itself.
  private func inStack(_ made: UIViewController, _ id: String) -> UIViewController {
    guard let place = outline.stack(of: id),
      let stack = storyboard.designController(id: place.navigation) as? UINavigationController
    else { return made }
    let previous = place.previous.flatMap { storyboard.designController(id: $0) }
    stack.viewControllers = [previous, made].compactMap(\.self)
    return stack
  }

  /// Returns the tab bar controller that shows the controller; if there is none, the controller
  /// itself.
  private func inTabs(_ made: UIViewController, of id: String) -> UIViewController {
    let child = outline.stack(of: id)?.navigation ?? id
    guard !made.isHiddenBelowBars, let container = outline.container(of: child, "viewControllers"),
      let tabs = storyboard.designController(id: container) as? UITabBarController
    else { return made }
    tabs.viewControllers = items(of: container, selected: child, made)
    tabs.selectedViewController = made
    return tabs
  }

  /// Returns the children of a tab bar controller: `content` for the selected tab or, if `selected`
  /// is nil, the first one, and empty controllers with tab bar items for the others.
  private func items(
    of container: String, selected: String?, _ content: UIViewController
  ) -> [UIViewController] {
    let children = outline.segues.filter {
      $0.source == container && $0.segue.relationship == "viewControllers"
    }.map(\.destination)
    return children.enumerated().map { index, id in
      let isContent = selected == nil ? index == 0 : id == selected
      let tab = isContent ? content : UIViewController()
      if let item = tabItem(of: id) { tab.tabBarItem = item }
      return tab
    }
  }

  /// Returns the tab bar item of a child, or of its root view controller if it is a navigation
  /// controller; nil if the controller cannot be made.
  private func tabItem(of id: String) -> UITabBarItem? {
    let ids =
      [id]
      + outline.segues.filter {
        $0.source == id && $0.segue.relationship == "rootViewController"
      }.map(\.destination)
    let found = ids.first { outline.controller($0)?.keyed["tabBarItem"] != nil } ?? ids.last
    return found.flatMap { storyboard.designController(id: $0) }?.tabBarItem
  }
}

extension UIViewController {
  /// Whether the top controller of the stack hides the tab bar.
  fileprivate var isHiddenBelowBars: Bool {
    let top = (self as? UINavigationController)?.viewControllers.dropFirst().last
    return top?.hidesBottomBarWhenPushed ?? false
  }
}

/// A view controller that shows the name of a container in place of its children.
private final class NamedContainerContent: UIViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let label = UILabel()
    label.text = name
    label.font = .systemFont(ofSize: 24, weight: .medium)
    label.textColor = .tertiaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.frame = UIScreen.main.bounds.insetBy(dx: 30, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .secondarySystemBackground
    view.addSubview(label)
  }
}
