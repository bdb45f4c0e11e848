import Foundation
import SwiftSyntax

/// A class that computes its values from an array or a text in its source, such as sample data.
///
/// It uses no other type of the app, and nothing whose value differs from run to run.
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

  /// The names of APIs that depend on a network, stored data, a clock or random numbers.
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
      parts.reduce(0, { $0 + $1.range.count }) < Self.most
    else { return false }
    let own = Set([type.name] + parts.flatMap(\.members).filter(\.isNamedType).map(\.name))
    let names = parts.reduce(into: Set<String>()) {
      $0.formUnion(UsedNames(in: $1.declaration).all)
    }.subtracting(own)
    return Self.outer.isDisjoint(with: names) && !names.contains(where: index.declaresType)
      && (parts.contains { $0.declaration.hasList } || names.contains(where: isText))
  }

  /// Returns the type with the classes that it uses, if all of them are made without arguments and
  /// compute their values themselves; otherwise nil.
  var asValue: [AppDeclaration]? {
    guard isMadeAlone else { return nil }
    let classes = namedClasses
    let areAlone = classes.allSatisfy {
      let named = SelfContainedClass(type: $0, index: index)
      return named.isMadeAlone && named.namedClasses.isEmpty
    }
    return areAlone ? [type] + classes : nil
  }

  /// Whether the type computes layouts, by its name or by its use of compositional layouts, and
  /// depends on nothing outside its source.
  var makesLayouts: Bool {
    guard type.range.count < Self.most, type.inheritedNames.allSatisfy(isBase),
      type.name.hasSuffix("Layout") || hasLayouts
    else { return false }
    let names = names
    return (type.name.hasSuffix("Layout") || names.contains { $0.hasPrefix(Self.layouts) })
      && Self.outer.isDisjoint(with: names)
  }

  /// The beginning of the names of UIKit's types for compositional layouts.
  private static let layouts = "NSCollectionLayout"

  /// Whether the source contains a name that begins with `layouts`; it is searched for without
  /// parsing.
  private var hasLayouts: Bool {
    let word = Data(Self.layouts.utf8)
    return ([type] + index.extensions(of: type)).contains { part in
      Data(index.file(part.file).bytes[part.range]).range(of: word) != nil
    }
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

  /// Whether an object is made without arguments and depends on nothing outside its source.
  private var isMadeAlone: Bool {
    !type.isPrivate && type.inheritedNames.allSatisfy(isBase)
      && type.range.count < Self.most && Self.outer.isDisjoint(with: names)
      && type.members.allSatisfy(\.needsNoArgument)
  }

  private func isBase(_ name: String) -> Bool {
    Self.bases.contains(name)
      || index.types(name, near: type.file).first.map { $0.kind == .protocol } == true
  }

  /// Returns whether a name is a global constant text of the app.
  private func isText(_ name: String) -> Bool {
    index.declaresGlobal(name) && index.globals(name, near: type.file).contains(where: \.isText)
  }
}

extension AppDeclaration {
  /// Whether the member needs no argument of an initialiser.
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

  /// Whether the declaration is a static property with an array of several values, as apps write
  /// sample data.
  var isSamples: Bool {
    let most = 12_000
    return kind == .variable && isStatic && range.count < most && declaration.hasList
  }

  /// Whether the declaration is a constant text, which may contain sample data.
  var isText: Bool {
    let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    let text = binding?.initializer?.value.as(StringLiteralExprSyntax.self)
    return text?.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } == true
  }
}

extension DeclSyntax {
  /// Whether the declaration contains an array of several values.
  fileprivate var hasList: Bool {
    let reader = ListReader(viewMode: .sourceAccurate)
    reader.walk(self)
    return reader.hasFound
  }
}

/// A visitor that searches for an array of several values.
private final class ListReader: SyntaxVisitor {
  private static let least = 3
  private(set) var hasFound = false

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    hasFound = hasFound || node.elements.count >= Self.least
    return .visitChildren
  }
}
