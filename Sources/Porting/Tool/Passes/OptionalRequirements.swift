import SwiftSyntax

/// The optional requirements of a protocol, and the source of an extension that implements them by
/// default.
struct OptionalRequirements {
  /// An optional requirement for which no default can be generated.
  struct Unportable {
    var name: String
    var position: Int
  }

  private let name: String
  private let access: String
  private var methods: [OptionalMethod] = []
  private var properties: [String] = []
  private(set) var unportable: [Unportable] = []

  var isEmpty: Bool { methods.isEmpty && properties.isEmpty }

  /// Reads a protocol.
  ///
  /// `shared` contains the names that methods without parameters share with optional methods that
  /// have parameters.
  init(of node: ProtocolDeclSyntax, shared: Set<String>) {
    name = node.name.text
    let words = node.modifiers.map(\.name.text)
    let level = words.first { ["public", "package", "fileprivate", "private"].contains($0) } ?? ""
    access = level.isEmpty ? "" : (level == "private" ? "fileprivate" : level) + " "
    for member in node.memberBlock.members.map(\.decl) where Self.isOptional(member) {
      if let function = member.as(FunctionDeclSyntax.self),
        let method = OptionalMethod(
          function, isNameShared: shared.contains(function.name.text))
      {
        methods.append(method)
      } else if let property = Self.optionalProperty(member) {
        properties.append(property)
      } else {
        unportable.append(
          Unportable(
            name: DeclaredMember(member)?.name ?? "", position: member.ownRange.lowerBound))
      }
    }
  }

  private static func isOptional(_ member: DeclSyntax) -> Bool {
    member.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      $0.name.text == "optional"
    } ?? false
  }

  /// Returns the default implementation of an optional property whose type is an optional, or nil
  /// for any other member.
  private static func optionalProperty(_ member: DeclSyntax) -> String? {
    guard let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type.ownText, type.hasSuffix("?"),
      let accessors = binding.accessorBlock?.ownText
    else { return nil }
    let setter = accessors.contains("set") ? " set {}" : ""
    return "var \(binding.pattern.ownText): \(type) { get { nil }\(setter) }"
  }

  /// The source, on one line, of the extension with default implementations and the properties for
  /// calls, and of these properties' types.
  var source: String {
    let bases = methods.map(\.property).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    let defaults = methods.map { access + $0.defaultSource } + properties.map { access + $0 }
    let accessors = bases.map { base in
      let closures = methods.filter { $0.property == base }.enumerated().map {
        "call\($0.offset): \($0.element.closure)"
      }
      let type = typeName(base)
      return "@_disfavoredOverload \(access)var \(base): \(type)? "
        + "{ \(type)(\(closures.joined(separator: ", "))) }"
    }
    let inside = (defaults + accessors).joined(separator: "; ")
    return (["extension \(name) { \(inside) }"] + bases.map(typeSource)).joined(separator: "; ")
  }

  private func typeName(_ base: String) -> String { "_\(name)_\(base.filter { $0 != "`" })" }

  private func typeSource(_ base: String) -> String {
    let members = methods.filter { $0.property == base }.enumerated().flatMap {
      $0.element.callSources(named: "call\($0.offset)", access: access)
    }
    return "\(access)struct \(typeName(base)) { \(members.joined(separator: "; ")) }"
  }
}
