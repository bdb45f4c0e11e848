import SwiftSyntax

/// The uses of names that no available module declares; the kinds of the declarations are guessed
/// from them.
struct MissingEvidence {
  private(set) var adopted: Set<String> = []
  private(set) var superclasses: Set<String> = []
  private(set) var attributes: Set<String> = []
  private(set) var parameterAttributes: Set<String> = []
  private(set) var weak: Set<String> = []
  private(set) var typed: Set<String> = []
  /// The types that extensions make conform to protocols, and that are thus not protocols.
  private(set) var concrete: Set<String> = []
  /// The names in expressions that need a type: `Herb.self`, `[Herb]()`.
  private(set) var metatypes: Set<String> = []
  private(set) var arity: [String: Int] = [:]
  private(set) var nested: [String: Set<String>] = [:]
  private(set) var statics: [String: [MissingMember]] = [:]
  private(set) var calls: [String: [MissingMember]] = [:]

  /// Reads the uses of names in files.
  init(of names: Set<String>, in trees: [SourceFile]) {
    for file in trees {
      let reader = Reader(names: names)
      reader.walk(file.tree)
      adopted.formUnion(reader.found.adopted)
      superclasses.formUnion(reader.found.superclasses)
      attributes.formUnion(reader.found.attributes)
      parameterAttributes.formUnion(reader.found.parameterAttributes)
      weak.formUnion(reader.found.weak)
      typed.formUnion(reader.found.typed)
      metatypes.formUnion(reader.found.metatypes)
      concrete.formUnion(reader.found.concrete)
      arity.merge(reader.found.arity) { max($0, $1) }
      nested.merge(reader.found.nested) { $0.union($1) }
      statics.merge(reader.found.statics) { $0 + $1 }
      calls.merge(reader.found.calls) { $0 + $1 }
    }
  }

  private init() {}

  /// The superclasses in UIKit, each with a suffix of its subclasses' names; the first match is
  /// used.
  private static let bases: [(ending: String, base: String)] = [
    ("TableViewController", "UITableViewController"),
    ("CollectionViewController", "UICollectionViewController"),
    ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
    ("PageViewController", "UIPageViewController"), ("ViewController", "UIViewController"),
    ("TableViewCell", "UITableViewCell"), ("CollectionViewCell", "UICollectionViewCell"),
    ("TableViewHeaderFooterView", "UITableViewHeaderFooterView"),
    ("CollectionReusableView", "UICollectionReusableView"), ("ScrollView", "UIScrollView"),
    ("StackView", "UIStackView"), ("TableView", "UITableView"), ("ImageView", "UIImageView"),
    ("TextView", "UITextView"), ("TextField", "UITextField"), ("SearchBar", "UISearchBar"),
    ("ProgressView", "UIProgressView"), ("Button", "UIButton"), ("Label", "UILabel"),
    ("Control", "UIControl"), ("Slider", "UISlider"), ("Switch", "UISwitch"),
    ("View", "UIView"), ("GestureRecognizer", "UIGestureRecognizer"),
    ("FlowLayout", "UICollectionViewFlowLayout"), ("Layer", "CALayer"), ("Indicator", "UIView"),
    ("Cell", "UITableViewCell"),
  ]
  private static let protocolEndings = [
    "Delegate", "DataSource", "Protocol", "able", "Protocols", "ing", "Observer",
    "Interface",
  ]

  /// Returns the kind of a type, guessed from the uses of its name.
  func kind(of name: String) -> MissingNames.Kind {
    var kind = MissingNames.Kind(form: .class("Unknown"), arity: arity[name] ?? 0)
    kind.nested = nested[name] ?? []
    if name.hasSuffix("Actor"), attributes.contains(name) {
      kind.form = .actor
    } else if parameterAttributes.contains(name)
      || name.hasSuffix("Builder") && attributes.contains(name)
    {
      kind.form = .builder
    } else if attributes.contains(name) {
      kind.form = .wrapper
    } else if isProtocol(name) {
      kind.form = .protocol(isClass: weak.contains(name))
    } else if kind.arity == 0, let found = Self.bases.first(where: { name.hasSuffix($0.ending) }) {
      kind.form = .class(found.base)
    } else if kind.arity == 0, superclasses.contains(name) {
      // The superclass is `NSObject`, because a subclass of `Unknown` would have to declare the
      // initialisers for all kinds of literals.
      kind.form = .class("NSObject")
    }
    return kind
  }

  /// Returns whether a name is used only as a value: as a function, or as the base of nested
  /// values, as in `Texts.Herbs.title`.
  ///
  /// A name that is used only as a value is declared as a global of the type `Unknown`, whose
  /// values can be called and have a member for every name.
  func isValue(_ name: String) -> Bool {
    let isType =
      typed.contains(name) || adopted.contains(name) || superclasses.contains(name)
      || attributes.contains(name) || metatypes.contains(name)
    if isType || Self.bases.contains(where: { name.hasSuffix($0.ending) }) { return false }
    let calls = calls[name] ?? []
    let takesClosures = calls.contains { call in
      call.parameters.contains { if case .closure(1...) = $0.form { true } else { false } }
    }
    let isCalled = statics[name] == nil && !calls.isEmpty && !takesClosures
    return isCalled || !(nested[name] ?? []).isEmpty
  }

  private func isProtocol(_ name: String) -> Bool {
    if concrete.contains(name) { return false }
    if adopted.contains(name) { return true }
    if statics[name] != nil || calls[name] != nil { return false }
    let isNamed = Self.protocolEndings.contains(where: name.hasSuffix)
    return isNamed && arity[name] == nil
  }

  private final class Reader: SyntaxVisitor {
    let names: Set<String>
    var found = MissingEvidence()

    init(names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
      let isClass = node.parent?.is(ClassDeclSyntax.self) ?? false
      for (index, type) in node.inheritedTypes.enumerated() {
        for name in type.type.lastNames where names.contains(name) {
          let isFirst = isClass && index == 0
          let isNamed = MissingEvidence.protocolEndings.contains(where: name.hasSuffix)
          if isFirst && !isNamed {
            found.superclasses.insert(name)
          } else {
            found.adopted.insert(name)
          }
        }
      }
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.inheritanceClause != nil { found.concrete.insert(node.extendedType.lastName) }
      return .visitChildren
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
      found.adopted.formUnion(node.constraint.lastNames.filter(names.contains))
      return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      let name = node.attributeName.lastName
      if names.contains(name) {
        found.attributes.insert(name)
        if node.parent?.parent?.is(FunctionParameterSyntax.self) == true
          || node.parent?.parent?.is(AttributedTypeSyntax.self) == true
          || node.parent?.parent?.is(FunctionDeclSyntax.self) == true
        {
          found.parameterAttributes.insert(name)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.modifiers.contains(where: { ["weak", "unowned"].contains($0.name.text) }) {
        let types = node.bindings.compactMap { $0.typeAnnotation?.typeNames }
        types.forEach { found.weak.formUnion($0.intersection(names)) }
      }
      return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      note(node.name.plain, node.genericArgumentClause)
      return .visitChildren
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
      note(node.expression.ownText, node.genericArgumentClause)
      return .visitChildren
    }

    private func note(_ name: String, _ arguments: GenericArgumentClauseSyntax?) {
      guard names.contains(name) else { return }
      found.typed.insert(name)
      if let arguments {
        found.arity[name] = max(found.arity[name] ?? 0, arguments.arguments.count)
      }
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.plain, names.contains(base) {
        found.nested[base, default: []].insert(node.name.plain)
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.plain,
        names.contains(base)
      else { return .visitChildren }
      let token = node.declName.baseName
      if ["self", "Type"].contains(token.text) {
        found.metatypes.insert(base)
        return .visitChildren
      }
      let site = UseSite(ExprSyntax(node), token)
      if token.text == "init" {
        found.calls[base, default: []].append(site.member(named: "init", isStatic: false))
      } else if token.text.first?.isUppercase == true {
        found.nested[base, default: []].insert(token.plain)
      } else {
        found.statics[base, default: []].append(site.member(named: token.plain, isStatic: true))
      }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let isElement =
        node.parent?.is(ArrayElementSyntax.self) == true
        || node.parent?.is(DictionaryElementSyntax.self) == true
      if isElement, names.contains(node.baseName.plain) {
        found.metatypes.insert(node.baseName.plain)
      }
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let special = node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
      let called = special ?? node.calledExpression
      if let name = called.as(DeclReferenceExprSyntax.self)?.baseName, names.contains(name.plain) {
        let site = UseSite(ExprSyntax(node.calledExpression), name)
        found.calls[name.plain, default: []].append(site.member(named: "init", isStatic: false))
      }
      return .visitChildren
    }
  }
}
