import Foundation
import InterfaceBuilder

// The children of container controllers are the destinations of relationship segues in a storyboard
// (fact IB108).

extension NibDecoder {
  /// Returns the controllers of a relationship, in the order of the document.
  @MainActor func children(_ relationship: String) -> [UIViewController] {
    // On Interface Builder's canvas, a container is drawn without its children, which are scenes of
    // their own.
    if loading.isDesign { return [] }
    return object.connections.compactMap { connection in
      guard case .segue(let segue) = connection.kind, segue.relationship == relationship else {
        return nil
      }
      return loading.scene?.storyboard.makeController(id: connection.destination)
    }
  }
}

extension UINavigationController {
  /// Sets the bars, the options and the root controller that a document contains.
  func decodeStack(from nib: NibDecoder) {
    if let bar = nib.object.keyed["navigationBar"].flatMap(nib.loading.make) as? UINavigationBar {
      navigationBar = bar
    }
    if let bar = nib.object.keyed["toolbar"].flatMap(nib.loading.make) as? UIToolbar {
      _toolbar = bar
    }
    nib.decode(Self.nibProperties, of: self)
    let roots = nib.children("rootViewController")
    if !roots.isEmpty { setViewControllers(roots, animated: false) }
  }

  private static let nibProperties = NibProperties<UINavigationController> {
    $0.bool("navigationBarHidden") { $0.isNavigationBarHidden = $1 }
    $0.bool("toolbarHidden") { $0.isToolbarHidden = $1 }
    $0.bool("hidesBarsOnTap") { $0.hidesBarsOnTap = $1 }
    $0.bool("hidesBarsWhenVerticallyCompact") { $0.hidesBarsWhenVerticallyCompact = $1 }
  }
}

extension UITabBarController {
  /// Sets the tab bar, the controllers of the tabs and the selected index that a document contains.
  func decodeTabs(from nib: NibDecoder) {
    if let bar = nib.object.keyed["tabBar"].flatMap(nib.loading.make) as? UITabBar { tabBar = bar }
    let tabs = nib.children("viewControllers")
    if !tabs.isEmpty { setViewControllers(tabs, animated: false) }
    if let index = nib.object.properties["selectedIndex"]?.integer { selectedIndex = index }
  }
}

extension UISplitViewController {
  /// Returns the style of a document's split view controller: two or three columns, depending on
  /// its relationships; unspecified if the document does not allow columns.
  static func style(in coder: NSCoder) -> Style {
    guard let object = coder.nib?.object, object.properties["allowDoubleColumnStyle"]?.bool == true
    else { return .unspecified }
    let isTriple = object.connections.contains { connection in
      guard case .segue(let segue) = connection.kind else { return false }
      return segue.relationship == "supplementaryViewController"
    }
    return isTriple ? .tripleColumn : .doubleColumn
  }

  /// Sets the controllers of the columns and the display mode that a document contains.
  func decodeColumns(from nib: NibDecoder) {
    let relationships: [(String, Column)] = [
      ("masterViewController", .primary), ("detailViewController", .secondary),
      ("supplementaryViewController", .supplementary), ("compactViewController", .compact),
    ]
    for (relationship, column) in relationships {
      nib.children(relationship).first.map { setViewController($0, for: column) }
    }
    switch nib.object.properties["preferredDisplayMode"]?.text {
    case "beside", "oneBesideSecondary": preferredDisplayMode = .oneBesideSecondary
    case "secondaryOnly": preferredDisplayMode = .secondaryOnly
    case "over", "oneOverSecondary": preferredDisplayMode = .oneOverSecondary
    case "twoBesideSecondary": preferredDisplayMode = .twoBesideSecondary
    default: break
    }
  }
}

extension UIPageViewController {
  /// Returns the transition style that a document names; `pageCurl` unless it is `scroll`.
  static func transitionStyle(in coder: NSCoder) -> TransitionStyle {
    coder.nib?.object.properties["transitionStyle"]?.text == "scroll" ? .scroll : .pageCurl
  }

  /// Returns the axis that a document names; horizontal unless it is vertical.
  static func orientation(in coder: NSCoder) -> NavigationOrientation {
    coder.nib?.object.properties["navigationOrientation"]?.text == "vertical"
      ? .vertical : .horizontal
  }
}

extension UITableViewController {
  static let nibProperties = NibProperties<UITableViewController> {
    $0.bool("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 }
  }
}

extension UICollectionViewController {
  static let nibProperties = NibProperties<UICollectionViewController> {
    $0.bool("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 }
  }
}
