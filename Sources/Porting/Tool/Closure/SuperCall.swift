import SwiftSyntax

/// The call of a superclass's initialiser in the initialiser of a stub.
struct SuperCall {
  /// The source of the call; nil if the class has no superclass, for example because its first
  /// inherited type is a protocol.
  let text: String?

  /// The arguments for initialisers of UIKit's classes, each with a suffix of the class's name; the
  /// first suffix that matches is used.
  static let known: [(ending: String, arguments: String)] = [
    ("HostingController", "(rootView: standIn(\"rootView\"))"),
    ("TableViewController", "(style: .plain)"),
    ("CollectionViewController", "(collectionViewLayout: UICollectionViewFlowLayout())"),
    ("TableViewCell", "(style: .default, reuseIdentifier: nil)"),
    ("TableViewHeaderFooterView", "(reuseIdentifier: nil)"),
    ("CollectionViewCell", "(frame: .zero)"), ("ReusableView", "(frame: .zero)"),
    ("PresentationController", "(presentedViewController: UIViewController(), presenting: nil)"),
    ("SearchController", "(searchResultsController: nil)"),
    ("AlertController", "(title: nil, message: nil, preferredStyle: .alert)"),
    ("ActivityViewController", "(activityItems: [], applicationActivities: nil)"),
    (
      "UITableViewDiffableDataSource",
      "(tableView: UITableView(frame: .zero, style: .plain)) { _, _, _ in nil }"
    ),
    (
      "UICollectionViewDiffableDataSource",
      "(collectionView: UICollectionView("
        + "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())) { _, _, _ in nil }"
    ),
    ("FetchedResultsController", "()"), ("LayoutSection", "()"),
    ("PageViewController", "(transitionStyle: .scroll, navigationOrientation: .horizontal)"),
    ("NavigationController", "(nibName: nil, bundle: nil)"),
    ("ViewController", "(nibName: nil, bundle: nil)"),
    ("Controller", "(nibName: nil, bundle: nil)"),
    ("UITableView", "(frame: .zero, style: .plain)"),
    ("UICollectionView", "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"),
    ("BarButtonItem", "()"), ("BarItem", "()"), ("Layout", "()"), ("Layer", "()"),
    ("EffectView", "(effect: nil)"), ("UITextView", "(frame: .zero, textContainer: nil)"),
    ("View", "(frame: .zero)"), ("Label", "(frame: .zero)"), ("Button", "(frame: .zero)"),
    ("Control", "(frame: .zero)"), ("TextField", "(frame: .zero)"), ("Bar", "(frame: .zero)"),
    ("Switch", "(frame: .zero)"), ("Slider", "(frame: .zero)"), ("Window", "(frame: .zero)"),
  ]

  /// The superclasses outside UIKit whose initialiser has no arguments.
  private static let objects: Set<String> = [
    "NSObject", "NSFetchedResultsController",
  ]

  private static let protocols: Set<String> = [
    "AnyObject", "Error", "Codable", "ObservableObject", "Sendable", "Sequence", "Collection",
    "IteratorProtocol", "NSCoding", "NSCopying",
  ]

  /// Finds an initialiser of the superclass: the one that the app declares or, if the app's classes
  /// declare none, UIKit's.
  init(of type: AppDeclaration, in closure: Closure) {
    var (type, hasParent) = (type, false)
    while let parent = closure.index.superclass(of: type) {
      guard let app = parent.app else {
        text = Self.call(root: parent.name, in: closure) ?? (hasParent ? "super.init()" : nil)
        return
      }
      hasParent = true
      let own = app.members.filter { $0.kind == .initializer && closure.form(of: $0) != nil }
      if let found = own.first(where: Self.isDesignated),
        let node = found.declaration.as(InitializerDeclSyntax.self)
      {
        text = "super.init\(Self.arguments(of: node))"
        return
      }
      type = app
    }
    // A stub sets lazy properties, which needs the call even if the compiler could add it.
    text = hasParent ? "super.init()" : nil
  }

  private static func call(root: String, in closure: Closure) -> String? {
    let declared = closure.repairs.missing.superclass(of: root) ?? root
    // A superclass name with one of these suffixes is probably a protocol, which has no
    // initialiser.
    let isProtocol =
      ["Delegate", "Protocol", "DataSource", "able"].contains(where: declared.hasSuffix)
      && !declared.hasSuffix("DiffableDataSource")
      || protocols.contains(declared) || closure.repairs.missing.isProtocol(root)
    if isProtocol { return nil }
    if objects.contains(declared) { return "super.init()" }
    let found = known.first { declared.hasSuffix($0.ending) }
    return "super.init\(found?.arguments ?? "()")"
  }

  /// Returns whether `init(coder:)` of a class is not failable, as in some classes of UIKit.
  static func cannotFail(of type: AppDeclaration, in index: AppIndex) -> Bool {
    ["UIStackView", "UIActivityIndicatorView"].contains(index.lineage(of: type).root)
  }

  private static func isDesignated(_ member: AppDeclaration) -> Bool {
    let node = member.declaration.as(InitializerDeclSyntax.self)
    return !member.modifiers.contains("convenience") && !member.isPrivate
      && node?.optionalMark == nil
      && node?.signature.parameterClause.parameters.first?.firstName.text != "coder"
  }

  /// The argument labels of a view controller's initialiser; the arguments are nil, so that the
  /// controller finds its nib by its class's name.
  private static let nibLabels: Set<String> = ["nibName", "bundle"]

  /// Returns sample arguments for the parameters without default values, in parentheses.
  ///
  /// - Parameters:
  ///   - node: the initialiser.
  ///   - owner: the name of the initialiser's type, on which the content of some arguments depends.
  ///   - samples: the values of the type's properties in sample files, keyed by the name of the
  ///     property.
  /// - Returns: the arguments as source.
  static func arguments(
    of node: InitializerDeclSyntax, in owner: String? = nil,
    samples: [String: JSONSamples.Value] = [:]
  ) -> String {
    let parameters = node.signature.parameterClause.parameters
    let hasNib = parameters.contains { $0.firstName.text == "nibName" }
    let texts = parameters.filter { $0.defaultValue == nil }
      .map { parameter in
        let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
        let isOptional = parameter.type.is(OptionalTypeSyntax.self)
        if hasNib, isOptional, nibLabels.contains(parameter.firstName.text) { return label + "nil" }
        let name = (parameter.secondName ?? parameter.firstName).plain
        let value =
          samples[name]?.text(as: parameter.type)
          ?? StubBody.value(of: parameter.type, named: StubBody.name(of: name, in: owner))
        return label + value
      }
    return "(\(texts.joined(separator: ", ")))"
  }
}
