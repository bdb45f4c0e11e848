import SwiftSyntax

/// A class that computes its values from a list or a text in the source, such as the samples of a
/// list.
///
/// It names no other type of the app, and nothing that differs from run to run.
struct SelfContainedClass {
  let type: AppDeclaration
  let index: AppIndex

  /// The largest number of bytes of source.
  private static let most = 20_000

  /// The protocols and the superclass that such a class may have.
  private static let bases: Set<String> = [
    "NSObject", "AnyObject", "Hashable", "Equatable", "Comparable", "Identifiable",
    "CustomStringConvertible",
  ]

  /// The names of what depends on a network, a store, a clock or chance.
  private static let outer: Set<String> = [
    "URLSession", "URLRequest", "DispatchQueue", "OperationQueue", "Timer", "Task", "FileManager",
    "UserDefaults", "Bundle", "NotificationCenter", "Date", "CACurrentMediaTime", "random",
    "randomElement", "shuffled", "shuffle", "arc4random", "arc4random_uniform", "contentsOf",
    "contentsOfFile", "shared", "standard", "NSManagedObjectContext", "URL", "Data", "Calendar",
    "JSONDecoder", "fatalError",
  ]

  /// Whether the class stays as written.
  var isKept: Bool {
    let parts = [type] + index.extensions(of: type)
    guard parts.allSatisfy({ Self.bases.isSuperset(of: $0.inheritedNames) }),
      parts.reduce(0, { $0 + $1.declaration.ownRange.count }) < Self.most
    else { return false }
    let own = Set([type.name] + parts.flatMap(\.members).filter(\.isNamedType).map(\.name))
    let names = parts.reduce(into: Set<String>()) {
      $0.formUnion(UsedNames(in: $1.declaration).all)
    }.subtracting(own)
    return Self.outer.isDisjoint(with: names) && !names.contains(where: index.declaresType)
      && (parts.contains { $0.declaration.hasList } || names.contains(where: isText))
  }

  /// Returns the type with the classes that it names, if it can be the value of a protocol: all are
  /// made without arguments and compute their values themselves; nil otherwise.
  var asValue: [AppDeclaration]? {
    guard isMadeAlone else { return nil }
    let classes = namedClasses
    let areAlone = classes.allSatisfy {
      let named = SelfContainedClass(type: $0, index: index)
      return named.isMadeAlone && named.namedClasses.isEmpty
    }
    return areAlone ? [type] + classes : nil
  }

  /// Whether the type computes layouts: it says so by its name or names parts of compositional
  /// layouts, and depends on nothing outside of the source.
  var makesLayouts: Bool {
    let names = names
    return type.inheritedNames.allSatisfy(isBase)
      && (type.name.hasSuffix("Layout") || names.contains { $0.hasPrefix("NSCollectionLayout") })
      && type.declaration.ownRange.count < Self.most && Self.outer.isDisjoint(with: names)
  }

  /// The names in the type and its extensions, without its own.
  private var names: Set<String> {
    ([type] + index.extensions(of: type)).reduce(into: Set<String>()) {
      $0.formUnion(UsedNames(in: $1.declaration).all)
    }.subtracting([type.name])
  }

  /// The other classes of the app that the type names, in the order of their names.
  private var namedClasses: [AppDeclaration] {
    names.sorted().compactMap { name in
      index.types(name, near: type.file).first { $0.kind == .class }
    }
  }

  /// Whether an object is made without arguments, and depends on nothing outside of the source.
  private var isMadeAlone: Bool {
    !type.isPrivate && type.inheritedNames.allSatisfy(isBase)
      && type.declaration.ownRange.count < Self.most && Self.outer.isDisjoint(with: names)
      && type.members.allSatisfy(\.needsNoArgument)
  }

  private func isBase(_ name: String) -> Bool {
    Self.bases.contains(name)
      || index.types(name, near: type.file).first.map { $0.kind == .protocol } == true
  }

  /// Returns whether a name is that of a constant text of the app.
  private func isText(_ name: String) -> Bool {
    index.declaresGlobal(name) && index.globals(name, near: type.file).contains(where: \.isText)
  }
}

extension AppDeclaration {
  /// Whether an object with this member is made without arguments for it.
  fileprivate var needsNoArgument: Bool {
    if kind == .initializer {
      let node = declaration.as(InitializerDeclSyntax.self)
      return node?.signature.parameterClause.parameters.isEmpty == true
    }
    guard let node = declaration.as(VariableDeclSyntax.self), !isStatic else { return true }
    return node.bindings.allSatisfy { $0.initializer != nil || $0.accessorBlock != nil }
  }

  /// Whether the declaration is a type or a name of one.
  fileprivate var isNamedType: Bool { isType || kind == .alias }

  /// Whether the declaration is a type's property that is a list of several values, as apps write
  /// their samples.
  var isSamples: Bool {
    let most = 12_000
    return kind == .variable && isStatic && declaration.ownRange.count < most && declaration.hasList
  }

  /// Whether the declaration is a constant text, from which an app reads its samples.
  var isText: Bool {
    let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    let text = binding?.initializer?.value.as(StringLiteralExprSyntax.self)
    return text?.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } == true
  }
}

extension DeclSyntax {
  /// Whether the declaration contains a list of several values.
  fileprivate var hasList: Bool {
    let reader = ListReader(viewMode: .sourceAccurate)
    reader.walk(self)
    return reader.hasFound
  }
}

/// A reader that looks for a list of several values.
private final class ListReader: SyntaxVisitor {
  private static let least = 3
  private(set) var hasFound = false

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    hasFound = hasFound || node.elements.count >= Self.least
    return .visitChildren
  }
}
