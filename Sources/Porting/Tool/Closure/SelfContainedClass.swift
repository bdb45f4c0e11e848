import Foundation
import SwiftSyntax

/// A class or structure that may be compiled as written because its values depend only on its
/// source, such as sample data.
///
/// Such a type uses no API whose results differ from run to run. Random numbers are the same in
/// each run (see `SeededNumbers` in StandIns).
struct SelfContainedClass {
  let type: AppDeclaration
  let index: AppIndex

  /// The maximum size of the source, in bytes.
  private static let most = 20_000

  /// The protocols and the superclass that a self-contained class may have.
  private static let bases: Set<String> = [
    "NSObject", "AnyObject", "Hashable", "Equatable", "Comparable", "Identifiable",
    "CustomStringConvertible",
  ]

  /// The names of APIs that depend on a network, stored data, a clock or other random numbers, and
  /// `fatalError`.
  private static let outer: Set<String> = [
    "URLSession", "URLRequest", "OperationQueue", "Task", "FileManager", "UserDefaults", "Bundle",
    "NotificationCenter", "CACurrentMediaTime", "arc4random", "arc4random_uniform", "contentsOf",
    "contentsOfFile", "shared", "standard", "NSManagedObjectContext", "URL", "Data", "JSONDecoder",
    "fatalError",
  ]
  /// The names of APIs that call the type later, which a type that makes layouts or is made alone
  /// may not use.
  private static let late: Set<String> = ["DispatchQueue", "Timer"]

  /// Whether the class is compiled as written, although it is not a view.
  var isKept: Bool {
    let parts = [type] + index.extensions(of: type)
    guard parts.allSatisfy({ Self.bases.isSuperset(of: $0.inheritedNames) }),
      parts.reduce(0, { $0 + $1.range.count }) < Self.most
    else { return false }
    let own = Set([type.name] + parts.flatMap(\.members).filter(\.isNamedType).map(\.name))
    let names = names.subtracting(own)
    return isIndependent && !names.contains(where: index.declaresType)
      && (parts.contains { $0.declaration.hasList } || names.contains(where: isText))
  }

  /// The type with the classes that it uses, if all of them are made without arguments and compute
  /// their values themselves; otherwise nil.
  var asValue: [AppDeclaration]? {
    guard isMadeAlone else { return nil }
    let classes = namedClasses
    let areAlone = classes.allSatisfy {
      let named = SelfContainedClass(type: $0, index: index)
      return named.isMadeAlone && named.namedClasses.isEmpty
    }
    return areAlone ? [type] + classes : nil
  }

  /// Whether the type makes layouts (its name ends in Layout, or it uses compositional layouts) and
  /// uses no API that depends on a network, stored data or a clock.
  var makesLayouts: Bool {
    guard type.range.count < Self.most, type.inheritedNames.allSatisfy(isBase),
      type.name.hasSuffix("Layout") || hasLayouts
    else { return false }
    let names = names
    return (type.name.hasSuffix("Layout") || names.contains { $0.hasPrefix(Self.layouts) })
      && isIndependent && Self.late.isDisjoint(with: names)
  }

  /// Whether the source uses nothing that depends on the outside, such as the current date.
  private var isIndependent: Bool {
    let parts = [type] + index.extensions(of: type)
    return Self.outer.isDisjoint(with: names)
      && !parts.contains { UsedNames(in: $0.declaration).called.contains("Date") }
  }

  /// The prefix of UIKit's types for compositional layouts.
  private static let layouts = "NSCollectionLayout"

  /// Whether the source contains the prefix `layouts`; the bytes are searched, which is faster than
  /// parsing.
  private var hasLayouts: Bool {
    let word = Data(Self.layouts.utf8)
    return ([type] + index.extensions(of: type)).contains { part in
      Data(index.file(part.file).bytes[part.range]).range(of: word) != nil
    }
  }

  /// The names in the type and its extensions, without the type's own name.
  private var names: Set<String> {
    ([type] + index.extensions(of: type)).reduce(into: Set<String>()) {
      $0.formUnion(UsedNames(in: $1.declaration).all)
    }.subtracting([type.name])
  }

  /// The other classes of the app that the type uses, sorted by name.
  private var namedClasses: [AppDeclaration] {
    names.sorted().compactMap { name in
      index.types(name, near: type.file).first { $0.kind == .class }
    }
  }

  /// Whether an object can be made without arguments and uses no API that depends on a network,
  /// stored data or a clock.
  private var isMadeAlone: Bool {
    !type.isPrivate && type.inheritedNames.allSatisfy(isBase)
      && type.range.count < Self.most && isIndependent && Self.late.isDisjoint(with: names)
      && type.members.allSatisfy(\.needsNoArgument)
  }

  private func isBase(_ name: String) -> Bool {
    Self.bases.contains(name)
      || index.types(name, near: type.file).first.map { $0.kind == .protocol } == true
  }

  /// Returns whether a name is a global string constant of the app.
  private func isText(_ name: String) -> Bool {
    index.declaresGlobal(name) && index.globals(name, near: type.file).contains(where: \.isText)
  }
}

extension AppDeclaration {
  /// Whether objects can be made without an argument for the member.
  fileprivate var needsNoArgument: Bool {
    if kind == .initializer {
      let node = declaration.as(InitializerDeclSyntax.self)
      return node?.signature.parameterClause.parameters.isEmpty == true
    }
    guard let node = declaration.as(VariableDeclSyntax.self), !isStatic else { return true }
    return node.bindings.allSatisfy { $0.initializer != nil || $0.accessorBlock != nil }
  }

  /// Whether the declaration is a type or a type alias.
  fileprivate var isNamedType: Bool { isType || kind == .alias }

  /// Whether the declaration is a static property whose value contains an array of several
  /// elements; apps often write sample data in this way.
  var isSamples: Bool {
    let most = 12_000
    return kind == .variable && isStatic && range.count < most && declaration.hasList
  }

  /// Whether the declaration is a string constant, which may contain sample data.
  var isText: Bool {
    let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    let text = binding?.initializer?.value.as(StringLiteralExprSyntax.self)
    return text?.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } == true
  }
}

extension DeclSyntax {
  /// Whether the declaration contains an array literal of several elements, or computes an array
  /// from a range.
  fileprivate var hasList: Bool {
    let reader = ListReader(viewMode: .sourceAccurate)
    reader.walk(self)
    return reader.hasFound
  }
}

/// A visitor that searches for an array literal of several elements, or for the elements of a range
/// as in `(0..<9).map { $0 }`.
private final class ListReader: SyntaxVisitor {
  private static let least = 3
  private(set) var hasFound = false

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    hasFound = hasFound || node.elements.count >= Self.least
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let range = node.base?.as(TupleExprSyntax.self)?.elements.first?.expression
    let signs = range.map { UsedNames(in: $0).all } ?? []
    let isRange = !signs.isDisjoint(with: ["..<", "..."])
    hasFound = hasFound || isRange && node.declName.baseName.text == "map"
    return .visitChildren
  }
}
