import SwiftSyntax

/// The conformance of a stubbed type to a protocol of the standard library.
///
/// The members that the protocol requires are generated, since the properties from which the
/// compiler synthesises them may be left out.
enum StubConformance {
  private static let codings: Set<String> = ["Codable", "Decodable", "Encodable"]

  /// Returns whether a member is not left out of the stub of a type: a conformance of the type
  /// requires it, it is the value of a property wrapper, or it is a new identifier.
  static func requires(_ member: AppDeclaration, of type: AppDeclaration) -> Bool {
    switch member.name {
    case "id": type.inheritedNames.contains("Identifiable")
    case "allCases": type.inheritedNames.contains("CaseIterable")
    case "description": type.inheritedNames.contains("CustomStringConvertible")
    case "rawValue": type.inheritedNames.contains("RawRepresentable")
    case "wrappedValue": true
    // A type's own equality is compiled as written, and equal values need equal hashes.
    case "hash": !Set(type.inheritedNames).isDisjoint(with: ["Hashable", "Comparable"])
    // A property with a new `UUID` is kept, because it makes the values of its type unequal.
    default: member.isFreshIdentifier
    }
  }

  /// Returns the members that a stubbed type needs to conform to protocols.
  ///
  /// - Parameters:
  ///   - names: the names of the protocols.
  ///   - type: the type.
  ///   - declared: the names of the members that the stub already declares.
  /// - Returns: the source of the members.
  static func members(
    for names: [String], of type: AppDeclaration, beside declared: Set<String>
  ) -> [String] {
    if type.kind == .protocol { return [] }
    let names = Set(names)
    let hasPayload = type.members.contains { $0.hasPayload }
    let isDerived = type.kind == .enumeration && !hasPayload
    let isClass = type.kind == .class
    var texts: [String] = []
    let isEquatable = !names.isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
    if isEquatable, !isDerived, !declared.contains("==") {
      texts.append(
        "public static func == (lhs: \(type.selfName), rhs: \(type.selfName)) -> Bool "
          + (isClass ? "{ lhs === rhs }" : "{ isEqualStandIn(lhs, rhs) }"))
    }
    if names.contains("Hashable"), !isDerived, !declared.contains("hash") {
      // Objects that are equal by a declared operator may have different identities.
      let isByIdentity = isClass && !declared.contains("==")
      let hash = isByIdentity ? "hasher.combine(ObjectIdentifier(self))" : ""
      texts.append("public func hash(into hasher: inout Hasher) { \(hash) }")
    }
    if names.contains("Comparable"), !declared.contains("<") {
      texts.append(
        "public static func < (lhs: \(type.selfName), rhs: \(type.selfName)) -> Bool { false }")
    }
    if !names.isDisjoint(with: codings) { texts += coding(names, of: type, declared) }
    return texts
  }

  private static let decoding = "init(from decoder: any Decoder) throws { throw StandInError() }"

  /// Returns an extension with `init(from:)` for a decodable structure outside other types; nil for
  /// other types.
  ///
  /// The initialiser is in an extension, because in the structure it would suppress the memberwise
  /// initialiser.
  static func extensionText(for names: [String], of type: AppDeclaration) -> String? {
    guard type.kind == .structure, type.owner == nil,
      !Set(names).isDisjoint(with: ["Codable", "Decodable"])
    else { return nil }
    return "extension \(type.name) { public \(decoding) }"
  }

  private static func coding(
    _ names: Set<String>, of type: AppDeclaration, _ declared: Set<String>
  ) -> [String] {
    if type.kind == .enumeration, !type.members.contains(where: \.hasPayload) { return [] }
    let isClass = type.kind == .class
    var texts: [String] = []
    if !names.isDisjoint(with: ["Codable", "Decodable"]), type.kind != .protocol {
      if type.kind != .structure || type.owner != nil {
        texts.append("public \(isClass ? "required " : "")\(decoding)")
      }
      // A structure that declares an initialiser no longer has the implicit one without arguments,
      // so that one is declared too.
      if type.kind == .structure, type.owner != nil, !declared.contains("init") {
        texts.append("public init() {}")
      }
    }
    if !names.isDisjoint(with: ["Codable", "Encodable"]), !declared.contains("encode") {
      texts.append("public func encode(to encoder: any Encoder) throws {}")
    }
    return texts
  }
}

extension AppDeclaration {
  /// The name of the type in its own members: `Self`, or the class's name, since classes do not
  /// allow `Self` in parameters.
  fileprivate var selfName: String { kind == .class ? name : "Self" }
}
