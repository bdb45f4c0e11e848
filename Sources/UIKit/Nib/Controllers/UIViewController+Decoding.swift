import Foundation
import InterfaceBuilder

extension UIViewController {
  /// Sets the properties that a document contains; the view only if the document is a nib (facts
  /// IB105, IB106).
  func decode(from nib: NibDecoder) {
    let (object, loading) = (nib.object, nib.loading)
    controllerState.scene = loading.scene
    nib.decode(Self.controllerProperties, of: self)
    if let item = object.keyed["navigationItem"] {
      controllerState.navigationItem = loading.make(item) as? UINavigationItem
    }
    if let item = object.keyed["tabBarItem"] {
      controllerState.tabBarItem = loading.make(item) as? UITabBarItem
    }
    if let items = object.lists["toolbarItems"], !items.isEmpty {
      toolbarItems = items.compactMap { loading.make($0) as? UIBarButtonItem }
    }
    // In a nib, the controller's view is made at once; in a storyboard, it is made later, from the
    // scene.
    if loading.scene == nil, let root = object.keyed["view"] {
      view = loading.make(root) as? UIView
    }
  }

  private static let controllerProperties = NibProperties<UIViewController> {
    $0.text("title") { $0.title = $1 }
    $0.value("modalPresentationStyle") { controller, value, _ in
      value.text.flatMap(UIModalPresentationStyle.init(documentName:))
        .map { controller.modalPresentationStyle = $0 }
    }
    $0.value("modalTransitionStyle") { controller, value, _ in
      value.text.flatMap(UIModalTransitionStyle.init(documentName:))
        .map { controller.modalTransitionStyle = $0 }
    }
    $0.bool("extendedLayoutIncludesOpaqueBars") { $0.extendedLayoutIncludesOpaqueBars = $1 }
    $0.bool("automaticallyAdjustsScrollViewInsets") {
      $0.automaticallyAdjustsScrollViewInsets = $1
    }
    $0.bool("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1 }
    $0.bool("modalInPresentation") { $0.isModalInPresentation = $1 }
    $0.value("edgesForExtendedLayout") { controller, value, _ in
      value.flags.map { controller.edgesForExtendedLayout = UIRectEdge(documentNames: $0) }
    }
    for name in ["contentSizeForViewInPopover", "preferredContentSize"] {
      $0.size(name) { $0.preferredContentSize = $1 }
    }
  }

  /// Sets the frame of a view that was loaded from a storyboard and has no superview yet to the
  /// screen's bounds (fact IB156).
  func fillScreenFromStoryboard() {
    guard let scene = controllerState.scene, !scene.storyboard.isDesign,
      let view = viewIfLoaded, view.superview == nil
    else { return }
    view.frame = UIScreen.main.bounds
  }

  /// Loads the view from the controller's scene or nib; returns false if there is neither, or if
  /// the scene's view cannot be made.
  func loadViewFromDocument() -> Bool {
    if let scene = controllerState.scene, scene.controller.keyed["view"] != nil {
      scene.loadView(of: self)
      return viewIfLoaded != nil
    }
    guard let name = nibName ?? nibNameOfClass else { return false }
    let nib = UINib(nibName: name, bundle: nibBundle ?? bundleOfClass)
    _ = nib.instantiate(withOwner: self)
    if viewIfLoaded == nil {
      // The text from `-[UIViewController` on is UIKit's message (fact IB124).
      UIKitLog.raise(
        """
        \(name).xib: the outlet "view" of the file's owner is not connected
        -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "\(name)" nib but the view \
        outlet was not set.
        """)
    }
    return true
  }

  private var bundleOfClass: Bundle { Bundle(for: type(of: self)) }

  /// The name of the controller's nib: `ShopView` or `ShopViewController` for the class
  /// `ShopViewController`; nil if the bundle has neither (fact IB125), for controllers of scenes,
  /// and for UIKit's own classes.
  private var nibNameOfClass: String? {
    guard controllerState.scene == nil, Self.hasNibOfItsOwn(type(of: self)) else { return nil }
    let name = String(describing: type(of: self))
    let short = name.hasSuffix("Controller") ? String(name.dropLast(10)) : nil
    let bundle = nibBundle ?? bundleOfClass
    return [short, name].compactMap(\.self).first {
      NibFiles.path(named: $0, kind: .nib, in: bundle) != nil
    }
  }

  /// Returns whether a class is an app's own; UIKit's classes have no nibs.
  private static func hasNibOfItsOwn(_ type: UIViewController.Type) -> Bool {
    !String(reflecting: type).hasPrefix("UIKit.")
  }
}

extension UIRectEdge {
  /// Makes a set of sides from their names in documents.
  init(documentNames names: [String]) {
    let sides: [String: UIRectEdge] = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    self = names.reduce(into: []) { edges, name in sides[name].map { edges.formUnion($0) } }
  }
}
