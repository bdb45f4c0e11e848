import SwiftSyntax

/// The generated source that makes sample values of the types in a `Closure`.
struct StandInValues {
  let closure: Closure

  /// A type, with the expression that makes a sample value of it.
  private struct Made {
    let type: AppDeclaration
    let path: String
    let expression: String
    var id: AppDeclaration.Identity { StandInValues.id(of: type) }
  }

  /// The text of the file: a conformance to `StandInValue` for each type whose superclass has none,
  /// and a function `standIn(_:)` for each alias of a function type.
  ///
  /// A class inherits the conformance of its superclass, which then also makes objects of the
  /// subclass.
  var text: ClosureText {
    var text = ClosureText()
    text.add("import StandIns; import UIKit; import Foundation")
    var made = types.compactMap { part in
      expression(making: part.type).map {
        Made(type: part.type, path: part.path, expression: $0)
      }
    }.filter { !closure.repairs.dropped.contains($0.id) }
    let all = made
    // The conformance of a superclass cannot make objects of a generic subclass, because the
    // subclass's generic arguments are not known there. So generic subclasses are left out.
    made.removeAll { isGeneric($0.type) && root(of: $0, among: all) != $0.id }
    let roots = made.map { root(of: $0, among: made) }
    for (index, one) in made.enumerated() where roots[index] == one.id {
      let heirs = made.indices.filter { $0 != index && roots[$0] == one.id }.map { made[$0] }
      write(one, heirs, to: &text)
    }
    for alias in functions {
      let id = Self.id(of: alias.declaration)
      if closure.repairs.dropped.contains(id) { continue }
      text.add(id, isStub: true) {
        $0.add("func standIn(_ name: String = \"\") -> \(alias.path) { \(alias.value) }")
      }
    }
    return text
  }

  /// A type alias of a function type, with its qualified name and a sample function as source.
  private typealias Alias = (declaration: AppDeclaration, path: String, value: String)

  /// The aliases of function types, one for each type; they are needed because `standIn(_:)` cannot
  /// make functions.
  private var functions: [Alias] {
    var known: Set<String> = []
    return closure.outer.flatMap(aliases).sorted { $0.path < $1.path }.filter {
      let type = $0.declaration.declaration.as(TypeAliasDeclSyntax.self)?.initializer.value
      return known.insert(type?.ownText ?? "").inserted
    }
  }

  private func aliases(in part: AppDeclaration) -> [Alias] {
    guard closure.form(of: part) != nil, !part.isPrivate, !isGeneric(part),
      part.kind != .protocol
    else { return [] }
    if part.isGroup { return part.members.flatMap(aliases) }
    guard let type = part.declaration.as(TypeAliasDeclSyntax.self)?.initializer.value,
      StubBody.bare(type).is(FunctionTypeSyntax.self)
    else { return [] }
    return [(part, part.path, StubBody.value(of: type, named: part.name))]
  }

  /// Returns the topmost superclass of a type for which a sample value can be made.
  private func root(of one: Made, among made: [Made]) -> AppDeclaration.Identity {
    guard one.type.kind == .class else { return one.id }
    let known = Set(made.map(\.id))
    let ancestors = closure.index.lineage(of: one.type).classes.map(Self.id)
    return ancestors.last(where: known.contains) ?? one.id
  }

  private func write(_ root: Made, _ heirs: [Made], to text: inout ClosureText) {
    text.add(root.id, isStub: true) { text in
      let head =
        "extension \(root.path): StandInValue { @MainActor public static func makeStandIn() -> Any {"
      if heirs.isEmpty { return text.add("\(head) \(root.expression) } }") }
      text.add(head)
      for heir in heirs {
        text.add(heir.id, isStub: true) {
          $0.add(
            "if ObjectIdentifier(self) == ObjectIdentifier(\(heir.path).self) { return \(heir.expression) }"
          )
        }
      }
      text.add("return \(root.expression) } }")
    }
  }

  /// Returns the identity of the conformance that is generated for a type.
  private static func id(of type: AppDeclaration) -> AppDeclaration.Identity {
    AppDeclaration.Identity(file: -1 - type.file, offset: type.id.offset)
  }

  private var types: [(type: AppDeclaration, path: String)] {
    closure.outer.flatMap { inside($0, "") }.sorted { $0.path < $1.path }
  }

  private func inside(
    _ part: AppDeclaration, _ outer: String
  ) -> [(type: AppDeclaration, path: String)] {
    guard part.isGroup, closure.form(of: part) != nil, !part.isPrivate else { return [] }
    let path = outer + part.name
    let nested = part.members.filter(\.isType).flatMap { inside($0, "\(path).") }
    return (part.isType && part.kind != .protocol ? [(part, path)] : []) + nested
  }

  private func isGeneric(_ part: AppDeclaration) -> Bool {
    part.head.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      != nil
  }

  /// Returns an expression that makes a sample value of a type; nil if there is none.
  func expression(making type: AppDeclaration) -> String? {
    switch type.kind {
    case .enumeration: enumeration(type)
    case .structure: structure(type)
    case .class: ObjectMaking(type: type, closure: closure).expression
    default: nil
    }
  }

  private func enumeration(_ type: AppDeclaration) -> String? {
    let cases = type.members.filter { $0.kind == .cases }.compactMap {
      $0.declaration.as(EnumCaseDeclSyntax.self)
    }
    guard let first = Self.best(of: cases.flatMap(\.elements), named: type.name) else { return nil }
    let values = first.parameterClause?.parameters.map { parameter in
      let label = parameter.firstName.map { $0.text == "_" ? "" : "\($0.text): " } ?? ""
      return label
        + StubBody.value(of: parameter.type, named: parameter.firstName?.plain ?? "value")
    }
    let list = values.map { "(\($0.joined(separator: ", ")))" } ?? ""
    return "Self.\(first.name.text)\(list)"
  }

  /// The beginnings of names of enumeration cases that suggest content; those of `empty` suggest
  /// its absence.
  private static let full = [
    "loaded", "content", "data", "success", "ready", "populated", "available", "normal", "default",
    "active", "enabled", "finished", "done",
  ]
  private static let empty = [
    "none", "empty", "loading", "error", "fail", "unknown", "idle", "initial", "undefined",
    "hidden",
    "disabled", "placeholder", "unavailable", "notavailable", "invalid", "nothing",
  ]

  /// Returns the enumeration case that probably shows the most content: one whose name suggests
  /// content, or else the first one whose name does not suggest its absence, or else the first one;
  /// nil if there is none.
  private static func best(
    of cases: [EnumCaseElementSyntax], named type: String
  ) -> EnumCaseElementSyntax? {
    // A case with an associated value of the enumeration itself is skipped, because making the
    // value would recurse endlessly.
    let cases = cases.filter { $0.parameterClause?.ownText.contains(type) != true }
    func begins(_ element: EnumCaseElementSyntax, _ words: [String]) -> Bool {
      words.contains(where: element.name.plain.lowercased().hasPrefix)
    }
    return cases.first { begins($0, full) && !begins($0, empty) }
      ?? cases.first { !begins($0, empty) } ?? cases.first
  }

  private func structure(_ type: AppDeclaration) -> String? {
    if let node = ObjectMaking.initializers(of: type, in: closure).first {
      let force = node.optionalMark == nil ? "" : " as Any"
      let arguments = SuperCall.arguments(
        of: node, in: type.name, samples: closure.index.samples(of: type))
      return node.attempt("Self\(arguments)") + force
    }
    if closure.form(of: type) == .stub { return "Self()" }
    let samples = closure.index.samples(of: type)
    let fields = type.members.filter { $0.kind == .variable && !$0.isStatic }.flatMap { member in
      member.declaration.as(VariableDeclSyntax.self).map {
        Self.fields(of: $0, in: type.name, samples)
      } ?? []
    }
    return "Self(\(fields.joined(separator: ", ")))"
  }

  /// Returns the arguments for the stored properties of one variable declaration that have no
  /// initial value.
  private static func fields(
    of node: VariableDeclSyntax, in owner: String, _ samples: [String: JSONSamples.Value]
  ) -> [String] {
    if !node.attributes.isEmpty { return [] }
    return node.bindings.compactMap { binding in
      guard binding.accessorBlock == nil, binding.initializer == nil,
        let type = (binding.typeAnnotation ?? node.bindings.last?.typeAnnotation)?.type,
        let name = binding.pattern.boundNames.first
      else { return nil }
      let value =
        samples[name]?.text(as: type)
        ?? StubBody.value(of: type, named: StubBody.name(of: name, in: owner))
      return "\(name): \(value)"
    }
  }
}
