import Foundation
import InterfaceBuilder

/// The classes of a document's objects: the custom class that the document names, or UIKit's class
/// for the element.
@MainActor enum NibClasses {
  /// The modules that are searched for custom classes last, after the modules of the owner, the
  /// caller and the bundle; for example, the module of a preview.
  package static var searchedModules: [String] = []
  /// Whether classes of the program may lack outlets, because only a part of an app was compiled.
  static var mayLackMembers = false
  /// The messages about classes that have already been logged.
  private static var told: Set<String> = []
  /// The custom classes that were not found, in the order in which documents referred to them.
  static var missing: [MissingClass] = []

  /// Makes the object of a description; returns nil for an unknown element without a frame.
  ///
  /// The object has the description's custom class. If there is none, or this class makes no
  /// object, UIKit's class for the element is used.
  static func make(_ description: InterfaceObject, in loading: NibLoading) -> NSObject? {
    let coder = NibDecoder(description, for: .current, in: loading)
    guard let usual = NibElements.type(of: description) else { return nil }
    if let custom = custom(description, in: loading) {
      let refusal = InterfaceBuilderClasses.refusal(of: custom)
      if refusal == nil, let object = instance(of: custom, coder) { return object }
      if let refusal {
        tell("\(loading.file.place(description.line)): \(custom) is not made: \(refusal)")
        return instance(of: usual, coder)
      }
      tell(
        "\(loading.file.place(description.line)): \(custom) made no object from the nib, so "
          + "\(usual) is used")
    }
    return instance(of: usual, coder)
  }

  /// Returns an instance of a class; nil if `init(coder:)` returns nil.
  ///
  /// The instance is made by `init(coder:)`, or by `init()` if the class does not have this
  /// initialiser (fact IB118).
  private static func instance(of type: AnyClass, _ coder: NibDecoder) -> NSObject? {
    if let view = type as? UIView.Type { return view.init(coder: coder) }
    if let controller = type as? UIViewController.Type { return controller.init(coder: coder) }
    if let codable = type as? any NibCodable.Type { return codable.init(coder: coder) }
    let object = (type as? NSObject.Type)?.makeObject()
    if let recognizer = object as? UIGestureRecognizer {
      coder.decode(NibTables.recognizer, of: recognizer)
    }
    return object
  }

  /// Calls `awakeFromNib` of an object.
  static func awake(_ object: NSObject) {
    if let responder = object as? UIResponder {
      responder.awakeFromNib()
    } else if let layout = object as? UICollectionViewLayout {
      layout.awakeFromNib()
    } else if let object = object as? any NibAwaking {
      object.awakeFromNib()
    }
  }

  /// Calls `prepareForInterfaceBuilder` of an object whose class is designable.
  static func prepareForCanvas(_ object: NSObject) {
    guard let responder = object as? UIResponder,
      InterfaceBuilderMembers.all(of: type(of: object)).isDesignable
    else { return }
    responder.prepareForInterfaceBuilder()
  }

  // MARK: Custom classes

  /// Returns the custom class of an object; nil if it has none, in a design, or if the class is not
  /// found, which is logged once with UIKit's message (fact IB136).
  static func custom(_ description: InterfaceObject, in loading: NibLoading) -> AnyClass? {
    guard !loading.isDesign, let name = description.customClass else { return nil }
    var modules = loading.modules
    if let module = description.customModule {
      // The module in a document is the target's name when the document was saved, so modules of
      // targets with other names are searched too (fact IB147).
      modules = [module] + (description.isModuleOfTarget ? modules : [])
    }
    let isObjectiveC = description.customModule == nil && !description.isModuleOfTarget
    let classes = InterfaceBuilderClasses.self
    if isObjectiveC, let found = classes.named(name, in: [], isObjectiveC: true) { return found }
    let place = loading.file.place(description.line)
    if let found = classes.named(name, in: modules, isObjectiveC: false) {
      if isObjectiveC {
        tell("\(place): iOS does not find \(name), since the document names no module")
      }
      return found
    }
    let nearest = classes.nearest(to: name).map { "; did you mean \($0)?" } ?? ""
    let sentence =
      "\(place): there is no class \(name) in \(modules.joined(separator: ", "))\(nearest)"
    let missing = MissingClass(name: name, sentence: sentence)
    if !self.missing.contains(missing) { self.missing.append(missing) }
    tell("\(sentence)\nUnknown class \(name) in Interface Builder file.")
    return nil
  }

  /// Returns the modules of the owner, the caller and the bundle, and then `searchedModules`,
  /// without duplicates and without UIKit.
  static func modules(owner: Any?, bundle: Bundle, caller: String?) -> [String] {
    let owners = owner.flatMap { module(of: type(of: $0)) }
    let target = bundle.bundleURL.deletingPathExtension().lastPathComponent
      .split(separator: "_").last.map(String.init)
    var modules: [String] = []
    for module in [owners, caller, target] + searchedModules {
      guard let module, module != "UIKit", !modules.contains(module) else { continue }
      modules.append(module)
    }
    return modules
  }

  private static func module(of type: Any.Type) -> String? {
    String(reflecting: type).split(separator: ".").first.map(String.init)
  }

  static func tell(_ message: String) {
    if told.insert(message).inserted { UIKitLog.warn(message) }
  }
}
