import SwiftSyntax

/// The generated classes that serve as values of compositions such as `UIView & HerbShowing`, and
/// of their metatypes.
///
/// ```
/// var header: UIView & HerbShowing                                 the app's
/// final class Composition0StandIn: UIView, HerbShowing { … }       generated
/// ```
struct CompositionStandIns {
  let closure: Closure

  /// A protocol composition with the class that is generated for it.
  struct Entry {
    let id: AppDeclaration.Identity
    /// The composition as written.
    let type: String
    let name: String
    /// The source of the generated class.
    let classText: String

    /// The source of the class, and of an alias for the composition, since an expression can
    /// contain the composition's metatype only through an alias.
    var text: String { "\(classText)\ntypealias \(name)Kind = any (\(type)).Type" }

    /// The lines of source that register the sample values of the composition and of its metatype.
    var registrations: [String] {
      [
        "StandIns.register(\"\\((any \(type)).self)\") { \(name)() }",
        "StandIns.register(\"\\(\(name)Kind.self)\") { \(name).self }",
      ]
    }
  }

  /// The slot of the identities of these classes; see `GeneratedLine`.
  static let slot = 44

  /// The entries, without the classes that did not compile.
  var entries: [Entry] {
    compositions.enumerated().compactMap { number, composition in
      // A composition has no position of its own, so a hash of its text serves as the offset.
      let text = composition.ownText
      let offset = text.utf8.reduce(5_381) { ($0 &* 33 &+ Int($1)) & 0xFFFF_FFFF }
      let id = AppDeclaration.Identity(file: -1_000_000 * Self.slot, offset: offset)
      guard !closure.repairs.dropped.contains(id) else { return nil }
      let name = "Composition\(number)StandIn"
      return classText(of: composition, named: name).map {
        Entry(id: id, type: text, name: name, classText: $0)
      }
    }
  }

  /// The protocol compositions in the declarations of the `Closure`, each once, sorted by text.
  private var compositions: [CompositionTypeSyntax] {
    let reader = Reader(viewMode: .sourceAccurate)
    for part in closure.parts.values where !part.declaration.isGroup {
      reader.walk(part.declaration.declaration)
    }
    return reader.found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func classText(of composition: CompositionTypeSyntax, named name: String) -> String? {
    let elements = composition.elements.flatMap { flat($0.type) }
    let protocols = elements.filter { closure.type($0)?.kind == .protocol }
    let missing = elements.filter { closure.repairs.missing.isProtocol($0) }
    if protocols.isEmpty, missing.isEmpty { return nil }
    let isClass = { (name: String) in
      closure.type(name)?.kind == .class || name.hasPrefix("UI") && !protocols.contains(name)
    }
    let rest = elements.filter { !isClass($0) && !["Sendable", "AnyObject"].contains($0) }
    return ProtocolStandIns(closure: closure).classText(
      named: name, adopting: rest, of: protocols.compactMap(closure.type),
      below: elements.first(where: isClass))
  }

  /// Returns the types in a composition, including those of aliases and nested compositions.
  private func flat(_ type: TypeSyntax, depth: Int = 0) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { flat($0.type, depth: depth) }
    }
    let name = type.ownText
    guard depth < 5,
      let alias = closure.type(name)?.declaration.as(TypeAliasDeclSyntax.self)?.initializer.value
    else { return [name] }
    return flat(alias, depth: depth + 1)
  }

  private final class Reader: SyntaxVisitor {
    var found: [String: CompositionTypeSyntax] = [:]

    override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
      found[node.ownText] = node
      return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }
    override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }
  }
}
