// Mirrors UIStoryboard (iOS 17). Missing: launch screens at launch.
public import Foundation
import InterfaceBuilder

/// A storyboard, which is a document of Interface Builder with controllers and the segues between
/// them.
///
/// The document `Name.storyboard` is read once, from the bundle. A controller's view is made only
/// when the controller loads it.
///
/// A subclass that overrides the methods that make controllers needs no document.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  let bundle: Bundle
  private let found: NibFile?
  /// The module from which the storyboard is used, in which its custom classes are searched for.
  var caller: String?
  /// Whether objects are made without custom classes, for a picture that needs no compiled app.
  private(set) var isDesign = false
  /// Whether the objects are shown as on Interface Builder's canvas.
  var isCanvas = false

  /// Makes a storyboard from its name in a bundle; nil means the main bundle.
  ///
  /// Terminates the program if the document does not exist, except in subclasses (facts IB133,
  /// IB138).
  public init(
    name: String, bundle storyboardBundleOrNil: Bundle?, fileID: StaticString = #fileID
  ) {
    self.name = name
    caller = UINib.module(of: fileID)
    bundle = storyboardBundleOrNil ?? .main
    found = NibFiles.file(named: name, kind: .storyboard, in: bundle)
    super.init()
    if found == nil, type(of: self) == UIStoryboard.self { raiseMissing() }
  }

  init(_ file: NibFile, in bundle: Bundle, isDesign: Bool) {
    (name, self.bundle, found, self.isDesign) = (file.name, bundle, file, isDesign)
    super.init()
  }

  var file: NibFile {
    guard let found else { raiseMissing() }
    return found
  }

  private func raiseMissing() -> Never {
    UIKitLog.raise("Could not find a storyboard named '\(name)' in bundle \(bundle)")
  }

  /// Returns the initial controller; nil if the storyboard has none (fact IB132).
  open func instantiateInitialViewController() -> UIViewController? { makeInitial(nil) }

  /// Returns the controller with an identifier; a missing one terminates the program (fact IB139).
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    makeController(identifier: identifier, creator: nil)
  }

  /// Returns the initial controller; nil if the storyboard has none.
  ///
  /// The closure makes the controller or, if the closure is nil or returns nil, its class does. A
  /// controller of a different class than `Controller` terminates the program.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    makeInitial(creator.map { creator in { creator($0) } }).map { cast($0) }
  }

  /// Returns the controller with an identifier.
  ///
  /// The closure makes the controller or, if the closure is nil or returns nil, its class does. A
  /// missing controller, or a different class than `Controller`, terminates the program.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    cast(
      makeController(identifier: identifier, creator: creator.map { creator in { creator($0) } }))
  }

  private func cast<Controller: UIViewController>(_ controller: UIViewController) -> Controller {
    guard let controller = controller as? Controller else {
      UIKitLog.raise("\(file.name): \(controller) is not of the class \(Controller.self)")
    }
    return controller
  }

  // MARK: Making controllers

  /// Makes the initial controller; nil if the storyboard has none.
  private func makeInitial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    file.document.initialController.flatMap { makeController(id: $0, creator: creator) }
  }

  private func makeController(
    identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let controllers = file.document.scenes.compactMap(\.objects.first)
    let names = controllers.map { $0.properties["storyboardIdentifier"]?.text }
    if let index = names.firstIndex(of: identifier),
      let made = makeController(id: controllers[index].id, creator: creator)
    {
      return made
    }
    warn(
      "view controller with identifier \"\(identifier)\"", line: 1, nearest: identifier,
      among: names.compactMap(\.self))
    UIKitLog.raise(
      "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
  }

  /// Makes the controller of the scene with an object's identifier; nil if there is none.
  func makeController(
    id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    for scene in file.document.scenes {
      guard let object = scene.objects.first(where: { $0.id == id }) else { continue }
      if object.element == "viewControllerPlaceholder" { return makeReferenced(object) }
      return StoryboardScene(object, of: scene, in: self).makeController(creator)
    }
    return nil
  }

  /// Returns the controller of another storyboard to which a placeholder refers (fact IB109); nil
  /// while `isDesign` is true.
  private func makeReferenced(_ placeholder: InterfaceObject) -> UIViewController? {
    guard !isDesign, let name = placeholder.properties["storyboardName"]?.text else { return nil }
    let other = placeholder.properties["bundleIdentifier"]?.text.flatMap(Bundle.init(identifier:))
    let storyboard = UIStoryboard(name: name, bundle: other ?? bundle)
    storyboard.caller = caller
    let identifier = placeholder.properties["referencedIdentifier"]?.text
    return identifier.map(storyboard.instantiateViewController(withIdentifier:))
      ?? storyboard.instantiateInitialViewController()
  }
}
