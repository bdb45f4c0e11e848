import Foundation
import InterfaceBuilder

/// One instantiation of a document's objects, in UIKit's order (facts IB118 to IB120).
///
///     init(coder:) of all objects → outlets, collections and actions → runtime attributes
///     → awakeFromNib of all objects except for the owner
@MainActor final class NibLoading {
  let file: NibFile
  /// The bundle in which names of images and colours are searched for.
  let bundle: Bundle
  /// The modules in which custom classes are searched for, the likeliest first.
  ///
  /// The list is made when the first custom class is searched for, since many nibs have none.
  private(set) lazy var modules = NibClasses.modules(owner: owner, bundle: bundle, caller: caller)
  private let owner: Any?
  private let caller: String?
  /// The objects made so far, including layout guides and constraints, by their identifiers.
  var objects: [String: AnyObject] = [:]
  /// The scene of a storyboard that the objects belong to; nil for those of a nib.
  var scene: StoryboardScene?
  /// Whether objects are made without custom classes, for a picture that needs no compiled app.
  var isDesign: Bool { isDesignOfNib || scene?.storyboard.isDesign == true }
  private let isDesignOfNib: Bool
  /// Whether the objects are shown as on Interface Builder's canvas, where
  /// `prepareForInterfaceBuilder` is called for designable ones.
  private var isCanvas: Bool { isCanvasOfNib || scene?.storyboard.isCanvas == true }
  private let isCanvasOfNib: Bool
  /// The constraints whose items have not all been made yet.
  var waitingConstraints: [WaitingConstraint] = []
  /// The objects that have UIKit's class of their element instead of their custom class, which was
  /// not found or made no object.
  var standIns: Set<ObjectIdentifier> = []
  /// The variations for size classes, by the view that they change.
  var variations: [ObjectIdentifier: NibVariations] = [:]
  /// The objects in the order in which they were made.
  private var made: [(object: NSObject, awakes: Bool)] = []
  /// The objects with connections or runtime attributes, in the order in which they were made, with
  /// their descriptions.
  private var connected: [(description: InterfaceObject, object: NSObject)] = []

  /// Prepares for an instantiation.
  ///
  /// - Parameters:
  ///   - file: the document.
  ///   - bundle: the bundle of its resources.
  ///   - owner: the file's owner.
  ///   - caller: the module that uses the nib, in which its classes may be.
  ///   - isDesign: whether a nib's objects are made without custom classes.
  ///   - isCanvas: whether a nib's objects are shown as on Interface Builder's canvas.
  init(
    _ file: NibFile, in bundle: Bundle, owner: Any?, caller: String? = nil, isDesign: Bool = false,
    isCanvas: Bool = false
  ) {
    (self.file, self.bundle, isDesignOfNib, isCanvasOfNib) = (file, bundle, isDesign, isCanvas)
    (self.owner, self.caller) = (owner, caller)
  }

  /// The document and the bundle; they are stored for changes of size classes after the
  /// instantiation.
  var resources: Resources { Resources(file: file, bundle: bundle) }

  /// A document with the bundle of its colours and images.
  struct Resources {
    let file: NibFile
    let bundle: Bundle

    @MainActor func makeLoading() -> NibLoading { NibLoading(file, in: bundle, owner: nil) }
  }

  /// Makes the described objects, connects them, and returns them; descriptions of which no object
  /// is made, such as placeholders, are left out.
  func load(_ descriptions: [InterfaceObject]) -> [NSObject] {
    Self.depth += 1
    defer { Self.depth -= 1 }
    if Self.depth > Self.greatestDepth { raiseNested() }
    objects.reserveCapacity(file.objectCount)
    let made = descriptions.compactMap(make)
    finish()
    file.objectCount = objects.count
    return made
  }

  /// The number of instantiations that have begun but not ended.
  private static var depth = 0
  /// The maximum number of nibs that can load each other recursively, which limits the use of the
  /// stack.
  private static let greatestDepth = 64

  private func raiseNested() -> Never {
    UIKitLog.raise(
      """
      \(file.name) is loaded while it is loaded itself: a view that loads the nib in init(coder:) is \
      the class of the nib's own view; let it be the class of the file's owner instead
      """)
  }

  /// Makes an object with all objects inside it; returns nil for a placeholder, and for an unknown
  /// element without a frame.
  ///
  /// `finish()` connects the objects later.
  func make(_ description: InterfaceObject) -> NSObject? {
    guard description.element != "placeholder" else { return nil }
    let description = localized(description)
    guard let object = NibClasses.make(description, in: self) else { return nil }
    if description.customClass != nil, NibElements.type(of: description) == type(of: object) {
      standIns.insert(ObjectIdentifier(object))
    }
    // A view registers itself in `init(coder:)`, before the objects inside it.
    if !(object is UIView) { note(object, as: description) }
    return object
  }

  /// Registers an object under its description's identifier, so that connections find it.
  func note(_ object: NSObject, as description: InterfaceObject, awakes: Bool = true) {
    if !description.id.isEmpty { objects[description.id] = object }
    if DocumentPlace.isNoted, let label = object as? UILabel {
      label.rareState.documentPlace = DocumentPlace(file, line: description.line)
    }
    made.append((object, awakes))
    if !description.connections.isEmpty || !description.runtimeAttributes.isEmpty {
      connected.append((description, object))
    }
  }

  /// Makes the remaining constraints, connects all objects, sets their runtime attributes, and
  /// calls `awakeFromNib` of all objects except for the owner.
  func finish() {
    addWaitingConstraints()
    // The lists are copied and emptied first: `awakeFromNib` may load another nib, and must be
    // called only once for each object.
    let (all, connected) = (made, connected)
    (made, self.connected) = ([], [])
    for (description, object) in connected { connect(description, object) }
    for (description, object) in connected { setRuntimeAttributes(description, object) }
    for (object, awakes) in all where awakes { NibClasses.awake(object) }
    // `prepareForInterfaceBuilder` is called only after all objects exist, as in Interface Builder
    // (fact IB121).
    if isCanvas { for (object, _) in all { NibClasses.prepareForCanvas(object) } }
  }
}
