import Basics
import Foundation
import InterfaceBuilder

/// One instantiation of a scene of a storyboard, which its controller retains.
///
/// As on iOS, the controller is made without its view. Its bar items are made together with the
/// controller; the view and the other objects of the scene are made when the controller loads its
/// view (facts IB104, IB123).
@MainActor final class StoryboardScene {
  let storyboard: UIStoryboard
  /// The description of the controller.
  let controller: InterfaceObject
  /// The scene's other objects, such as recognisers and exits.
  private let others: [InterfaceObject]
  /// The segues of the scene, in the order of the document.
  lazy var segues = (others + [controller]).flatMap(\.deepSegues).compactMap { SegueTemplate($0) }
  private weak var owner: UIViewController?
  /// The objects that were made with the controller, by their identifiers.
  private var items: [String: AnyObject] = [:]
  /// The objects that were made with the view, which retains them.
  private var views: [String: WeakObject] = [:]
  /// The scene's objects other than controller and view; the scene retains them, since outlets to
  /// them may be weak.
  private var kept: [AnyObject] = []
  /// The connections to objects that will be made with the view.
  private var laterConnections: [InterfaceConnection] = []
  /// The container views, whose child controllers are made after all objects have been connected.
  private var embeddings: [(container: UIView, segue: SegueTemplate)] = []

  /// Stores the controller to be instantiated, and the other objects of its scene.
  init(_ controller: InterfaceObject, of scene: InterfaceScene, in storyboard: UIStoryboard) {
    (self.controller, self.storyboard) = (controller, storyboard)
    others = scene.objects.filter { $0.id != controller.id && $0.element != "placeholder" }
  }

  private struct WeakObject {
    weak var object: AnyObject?
  }

  /// Returns an object of the scene; nil if it has not been made yet.
  func object(id: String) -> AnyObject? {
    id == controller.id ? owner : views[id]?.object ?? items[id]
  }

  // MARK: The controller

  /// Makes the controller: a closure is called first; if it is nil or returns nil, the class that
  /// the storyboard names makes the controller (fact IB131).
  func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let loading = makeLoading()
    let controller = loading.localized(self.controller)
    let made =
      creator?(NibDecoder(controller, for: .current, in: loading))
      ?? loading.makeController(controller)
    guard let made else { return nil }
    owner = made
    loading.objects[controller.id] = made
    noteStandIn(in: loading)
    // Connections to objects that are made with the view are stored until the view is loaded.
    let now = { (connection: InterfaceConnection) in
      loading.objects[connection.destination] != nil
    }
    laterConnections = controller.connections.filter { !now($0) }
    var description = controller
    description.connections = controller.connections.filter(now)
    loading.note(made, as: description)
    loading.finish()
    items = loading.objects
    items[controller.id] = nil
    return made
  }

  /// Returns an instantiation in which the objects of the scene that already exist can be found.
  func makeLoading() -> NibLoading {
    let loading = NibLoading(
      storyboard.file, in: storyboard.bundle, owner: owner, caller: storyboard.caller)
    loading.scene = self
    loading.objects = items
    for (id, view) in views { loading.objects[id] = view.object }
    loading.objects[controller.id] = owner
    noteStandIn(in: loading)
    return loading
  }

  /// Marks the controller as a stand-in if it has UIKit's class instead of its custom class.
  private func noteStandIn(in loading: NibLoading) {
    guard let owner, controller.customClass != nil,
      NibElements.type(of: controller) == type(of: owner)
    else { return }
    loading.standIns.insert(ObjectIdentifier(owner))
  }

  // MARK: The view

  /// Makes the view and the scene's other objects, and connects them to the controller.
  func loadView(of owner: UIViewController) {
    guard let root = controller.keyed["view"] else { return }
    let loading = makeLoading()
    owner.view = loading.make(root) as? UIView
    for kind in [LayoutGuides.Kind.topBars, .bottomBars] {
      guard let id = controller.guides[kind == .topBars ? "top" : "bottom"] else { continue }
      loading.objects[id] = owner.viewIfLoaded?.guide(of: kind)
    }
    kept = others.compactMap { loading.make($0) }
    var description = InterfaceObject(
      id: controller.id, element: controller.element, line: controller.line)
    description.connections = laterConnections
    loading.note(owner, as: description, awakes: false)
    loading.finish()
    views = loading.objects.mapValues { WeakObject(object: $0) }
    embedChildren(in: owner)
  }

  private func embedChildren(in owner: UIViewController) {
    let pending = embeddings
    embeddings = []
    for (container, segue) in pending { segue.embed(in: container, of: owner) }
  }

  /// Adds the segue of an object to the object's event; the child of an embed segue is made when
  /// the view has been loaded (fact IB112).
  func connect(_ connection: InterfaceConnection, of object: NSObject) {
    guard let template = SegueTemplate(connection) else { return }
    if template.segue.kind == "embed" {
      (object as? UIView).map { embeddings.append(($0, template)) }
      return
    }
    guard template.isPerformable else { return }
    object.addTrigger(template) { [weak self] sender in
      self?.owner.map { template.fire(from: $0, sender: sender) }
    }
  }
}

extension NibLoading {
  fileprivate func makeController(_ description: InterfaceObject) -> UIViewController? {
    NibClasses.make(description, in: self) as? UIViewController
  }
}

extension InterfaceObject {
  /// The segues of the object and of all objects inside it.
  fileprivate var deepSegues: [InterfaceConnection] {
    let own = connections.filter { if case .segue = $0.kind { true } else { false } }
    let inner =
      keyed.sorted { $0.key < $1.key }.map(\.value)
      + lists.sorted { $0.key < $1.key }.flatMap(\.value)
    return own + inner.flatMap(\.deepSegues)
  }
}
