import SwiftSyntax

/// The generated classes that conform to the protocols of a `Closure`, so that a stub can return a
/// value of a protocol's type.
///
/// ```
/// protocol HerbModel { var title: String { get } }       the app's
/// final class HerbModelStandIn: NSObject, HerbModel {    generated
///   lazy var title: String = standIn("title")
/// }
/// ```
struct ProtocolStandIns {
  let closure: Closure

  /// The slot (see `GeneratedLine`) in the identities of the generated classes.
  private static let slot = 40
  /// The slot for missing protocols.
  static let namedSlot = slot + 1

  /// The text of the generated file: one class for each protocol, and the function that registers
  /// the classes' objects as sample values.
  var text: ClosureText {
    var text = ClosureText()
    text.add("import StandIns; import UIKit; import Foundation; import Combine")
    let made = protocols.compactMap { part in
      classText(of: part).map { (part: part, text: $0) }
    }
    for entry in made where !closure.repairs.dropped.contains(Self.id(of: entry.part)) {
      text.add(Self.id(of: entry.part), isStub: true) { $0.add(entry.text) }
    }
    let missing = missing
    for entry in missing {
      text.add(entry.id, isStub: true) {
        $0.add("final class \(entry.name)StandIn: NSObject, \(entry.name) {}")
      }
    }
    let composed = CompositionStandIns(closure: closure).entries
    for entry in composed { text.add(entry.id, isStub: true) { $0.add(entry.text) } }
    addRegistrations(of: made.map(\.part), missing, composed, to: &text)
    return text
  }

  /// Adds the function that registers sample values for protocols and compositions.
  private func addRegistrations(
    of made: [AppDeclaration], _ missing: [(name: String, id: AppDeclaration.Identity)],
    _ composed: [CompositionStandIns.Entry], to text: inout ClosureText
  ) {
    text.add("@MainActor func registerStandIns() {")
    text.add("StandIns.begin()")
    for entry in missing {
      text.add(entry.id, isStub: true) {
        $0.add("StandIns.register(\"\(entry.name)\") { \(entry.name)StandIn() }")
      }
    }
    for part in made where !closure.repairs.dropped.contains(Self.id(of: part)) {
      let name = part.name
      text.add(Self.id(of: part), isStub: true) {
        $0.add(
          "StandIns.register(\"\(name)\") { \(name)StandIn() }; "
            + "StandIns.register(\"\\((any \(name).Type).self)\") { \(name)StandIn.self }")
      }
      addConformer(of: part, to: &text)
    }
    for entry in composed {
      text.add(entry.id, isStub: true) { text in entry.registrations.forEach { text.add($0) } }
    }
    text.add("}")
  }

  /// Registers an object of the app's own class as the sample value of a protocol, in place of the
  /// generated class.
  private func addConformer(of part: AppDeclaration, to text: inout ClosureText) {
    guard let own = closure.conformers(of: part).first, closure.form(of: own) == .whole else {
      return
    }
    let id = GeneratedLine.identity(of: part, slot: Self.slot + 2)
    if closure.repairs.dropped.contains(id) { return }
    text.add(id, isStub: true) {
      $0.add("StandIns.register(\"\(part.name)\") { \(own.name)() }")
    }
  }

  /// The protocols that were generated for missing names; they have no requirements.
  private var missing: [(name: String, id: AppDeclaration.Identity)] {
    closure.repairs.missing.types.filter { entry in
      if case .protocol = entry.value.form { return true }
      return false
    }.keys.sorted().map { name in
      // A missing name has no position in a file, so a hash of its letters serves as the offset.
      let offset = name.utf8.reduce(5_381) { ($0 &* 33 &+ Int($1)) & 0xFFFF_FFFF }
      return (name, AppDeclaration.Identity(file: -1_000_000 * Self.namedSlot, offset: offset))
    }.filter { !closure.repairs.dropped.contains($0.id) }
  }

  private static func id(of part: AppDeclaration) -> AppDeclaration.Identity {
    GeneratedLine.identity(of: part, slot: slot)
  }

  private var protocols: [AppDeclaration] {
    closure.outer.filter { part in
      part.kind == .protocol && !part.isPrivate && closure.form(of: part) != nil
        && closure.type(part.name) === part && !closure.index.declaresType("\(part.name)StandIn")
    }
  }

  /// Returns a protocol and the app's protocols that it inherits from, without repetitions.
  private func lineage(of part: AppDeclaration) -> [AppDeclaration] {
    var found = [part]
    var next = 0
    while next < found.count, found.count < 30 {
      for name in found[next].inheritedNames {
        guard let parent = closure.type(name), parent.kind == .protocol,
          !found.contains(where: { $0 === parent })
        else { continue }
        found.append(parent)
      }
      next += 1
    }
    return found
  }

  /// Returns the source of a class that conforms to a protocol; nil if the protocol or one of its
  /// parents has associated types.
  private func classText(of part: AppDeclaration) -> String? {
    classText(named: "\(part.name)StandIn", adopting: [part.name], of: [part], below: nil)
  }

  /// Returns the source of a class that conforms to protocols; nil if one of these or of their
  /// parents has associated types.
  ///
  /// - Parameters:
  ///   - name: the name of the class.
  ///   - adopted: the names of the protocols.
  ///   - parts: the protocols among them that the app declares.
  ///   - superclass: the superclass; if nil, the class that a protocol requires, or `NSObject`.
  /// - Returns: the source.
  func classText(
    named name: String, adopting adopted: [String], of parts: [AppDeclaration],
    below superclass: String?
  ) -> String? {
    let all = parts.flatMap(lineage)
    let members = all.flatMap(\.members).filter { closure.form(of: $0) != nil }
    if members.contains(where: { $0.kind == .associated }) { return nil }
    var known: Set<String> = []
    var texts = members.filter { known.insert($0.signature).inserted }
      .compactMap(Self.text(of:))
    let base = superclass ?? self.base(of: all)
    // The values are made by `init()`, which a class with other initialisers does not inherit.
    let own = texts.filter { $0.hasPrefix("required init") }
    if base == "NSObject", !own.isEmpty, !own.contains(where: { $0.hasPrefix("required init()") }) {
      texts.append("override init() { super.init() }")
    }
    let list = [base] + adopted + ["@unchecked Sendable"]
    return "final class \(name): \(list.joined(separator: ", ")) {\n"
      + texts.joined(separator: "\n") + "\n}"
  }

  /// Returns the superclass: the class that a protocol requires, or NSObject.
  private func base(of protocols: [AppDeclaration]) -> String {
    let clauses = protocols.compactMap {
      $0.declaration.as(ProtocolDeclSyntax.self)?.genericWhereClause?.ownText
    }
    let names =
      protocols.flatMap(\.inheritedNames)
      + clauses.flatMap { $0.split(separator: " ") }
      .map(String.init)
    let demanded = names.first { name in
      name.hasPrefix("UI") && ["View", "ViewController", "Cell"].contains(where: name.hasSuffix)
        || closure.type(name)?.kind == .class
    }
    return demanded ?? "NSObject"
  }

  // MARK: Requirements of protocols

  private static func text(of member: AppDeclaration) -> String? {
    if member.modifiers.contains("optional") { return nil }
    switch member.declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): return function(node)
    case .variableDecl(let node): return variable(node, of: member.owner?.name)
    case .initializerDecl(let node):
      return "required init\(node.optionalMark?.text ?? "")"
        + "\(node.signature.parameterClause.ownText) { super.init() }"
    case .subscriptDecl(let node):
      let type = node.returnClause.type
      return "subscript\(node.genericParameterClause?.ownText ?? "")"
        + "\(node.parameterClause.ownText) -> \(type.ownText) "
        + "{ get \(StubBody.body(returning: type, named: "value")) set {} }"
    default: return nil
    }
  }

  private static func function(_ node: FunctionDeclSyntax) -> String {
    let isStatic = node.modifiers.contains { $0.name.text == "static" }
    let result = node.signature.returnClause?.type
    return (isStatic ? "static " : "")
      + "func \(node.name.text)\(node.genericParameterClause?.ownText ?? "")"
      + "\(node.signature.parameterClause.ownText) "
      + "\(node.signature.effectSpecifiers?.ownText ?? "")"
      + (result.map { " -> \($0.ownText)" } ?? "")
      + " \(node.genericWhereClause?.ownText ?? "") "
      + StubBody.body(of: node)
  }

  private static func variable(_ node: VariableDeclSyntax, of owner: String?) -> String? {
    let isStatic = node.modifiers.contains { $0.name.text == "static" }
    let texts = node.bindings.compactMap { binding -> String? in
      guard let name = binding.pattern.boundNames.first,
        let type = (binding.typeAnnotation ?? node.bindings.last?.typeAnnotation)?.type
      else { return nil }
      let effects = binding.accessorBlock?.ownText ?? ""
      let words = ["async", "throws"].filter { effects.contains(" \($0)") }
      if isStatic || !words.isEmpty {
        let body = StubBody.body(returning: type, named: StubBody.name(of: name, in: owner))
        let set = words.isEmpty ? "set {}" : ""
        return "\(isStatic ? "static " : "")var `\(name)`: \(type.ownText) "
          + "{ get \(words.joined(separator: " ")) \(body) \(set) }"
      }
      // An optional delegate or data source stays nil, because it usually refers back to the object
      // that owns this value.
      let isBack = ["delegate", "datasource"].contains(where: name.lowercased().hasSuffix)
      let value = isBack && type.ownText.hasSuffix("?") ? "nil" : nil
      return "lazy var `\(name)`: \(type.ownText) = "
        + (value ?? StubBody.value(of: type, named: StubBody.name(of: name, in: owner)))
    }
    return texts.joined(separator: "\n")
  }
}
