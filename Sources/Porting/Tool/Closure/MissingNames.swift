/// The generated declarations of names that neither the app nor an available module declares; their
/// kinds are guessed from the uses of the names.
struct MissingNames: Codable {
  /// A missing type.
  struct Kind: Equatable, Codable {
    /// The kind of the declaration; for a class, with the name of its superclass.
    enum Form: Equatable, Codable {
      case `class`(String), `protocol`(isClass: Bool), wrapper, builder, actor, alias(String)
    }

    var form: Form
    /// The number of generic parameters.
    var arity = 0
    /// The names of the type's nested types.
    var nested: Set<String> = []

    var isProtocol: Bool { if case .protocol = form { true } else { false } }
  }

  private(set) var types: [String: Kind] = [:]
  /// The generated members, keyed by the name of the type; those of the empty name are globals.
  private(set) var members: [String: [MissingMember]] = [:]

  /// The names that repairs have declared or changed since the last check.
  private(set) var changed: Set<String> = []

  /// Removes all names from `changed`, before the errors of a new check are repaired.
  mutating func beginRound() { changed = [] }

  var isEmpty: Bool { types.isEmpty && members.isEmpty }
  /// The names of all types and globals.
  var names: Set<String> { Set(types.keys).union((members[""] ?? []).map(\.name)) }

  /// The types that have a member for every name (by `@dynamicMemberLookup`): `Unknown`, and
  /// generated subclasses of classes that are not generated, such as UIKit's.
  var openOwners: [String] {
    ["Unknown"]
      + types.keys.sorted().filter { name in
        superclass(of: name).map { $0 != "Unknown" && types[$0] == nil } ?? false
      }
  }

  /// Returns the superclass of a generated class; nil if no class of this name is generated.
  func superclass(of name: String) -> String? {
    guard case .class(let base)? = types[name]?.form else { return nil }
    return base
  }

  /// Returns whether a protocol of this name is generated.
  func isProtocol(_ name: String) -> Bool {
    if case .protocol? = types[name]?.form { true } else { false }
  }

  /// Declares a type.
  ///
  /// Returns whether the type was not declared before.
  mutating func add(_ name: String, _ kind: Kind) -> Bool {
    guard types[name] == nil else { return false }
    types[name] = kind
    changed.insert(name)
    return true
  }

  /// Declares missing names: types, with the members and initialisers that the app's source uses,
  /// and global values.
  mutating func declare(
    _ names: Set<String>, by evidence: MissingEvidence, beside index: AppIndex
  ) {
    for name in names.sorted() {
      // A name in capitals with underscores is probably a constant of C.
      if name.contains("_"), name == name.uppercased() {
        _ = add(MissingMember(name: name, type: "Int32"), to: "")
        continue
      }
      if evidence.isValue(name) {
        _ = add(MissingMember(name: name, type: "Unknown"), to: "")
        continue
      }
      var kind = evidence.kind(of: name)
      // A nested type that the app declares in an extension of the missing type is not generated
      // again.
      kind.nested = kind.nested.filter { !index.declaresType($0) }
      guard add(name, kind) else { continue }
      for member in evidence.statics[name] ?? [] { _ = add(member, to: name) }
      for call in evidence.calls[name] ?? [] where !call.parameters.isEmpty {
        _ = add(call, to: name)
      }
    }
  }

  /// Declares a nested type.
  mutating func add(nested name: String, in owner: String) -> Bool {
    guard types[owner]?.nested.insert(name).inserted ?? false else { return false }
    changed.insert(name)
    return true
  }

  /// Changes the superclass of a generated class whose superclass is `Unknown` or `NSObject`.
  ///
  /// If other modules cannot subclass `base`, the class becomes an alias of it. Returns false if
  /// there is no such class, or if it is generic or already has the superclass.
  mutating func rebase(_ name: String, to base: String) -> Bool {
    guard case .class(let old)? = types[name]?.form, old != base,
      ["Unknown", "NSObject"].contains(old), types[name]?.arity == 0
    else { return false }
    types[name]?.form = Self.closed.contains(base) ? .alias(base) : .class(base)
    changed.insert(name)
    return true
  }

  /// The UIKit classes that are not `open`, so that other modules cannot subclass them.
  private static let closed: Set<String> = ["UIImage", "UIColor", "UIFont", "UIBezierPath"]

  /// Restricts a generated protocol to classes.
  mutating func bindToClasses(_ name: String) -> Bool {
    guard types[name]?.form == .protocol(isClass: false) else { return false }
    types[name]?.form = .protocol(isClass: true)
    return true
  }

  /// Declares a member of a type, or a global if the type's name is empty.
  ///
  /// Returns false if the member is already declared or inherited, if its declaration did not
  /// compile, or if the type has 400 generated members.
  mutating func add(_ member: MissingMember, to owner: String) -> Bool {
    let known = members[owner] ?? []
    if member.name == "init" {
      let text = member.texts(in: types[owner]).first ?? ""
      guard owner != "Unknown", !refusedInitializers.contains("\(owner) \(text)") else {
        return false
      }
    }
    guard !unextended.contains(owner), !refused.contains(member.name) else { return false }
    guard !known.contains(where: { $0.isSame(as: member) }), known.count < 400 else { return false }
    if isInherited(member, by: owner) { return false }
    members[owner, default: []].append(member)
    for name in heirs(of: owner) { members[name]?.removeAll { $0.isSame(as: member) } }
    changed.insert(member.name)
    return true
  }

  /// Declares static or instance variants of all generated members of a name.
  ///
  /// Returns whether any of them was not declared before.
  mutating func add(_ name: String, isStatic: Bool) -> Bool {
    var isChanged = false
    for (owner, list) in members where !owner.isEmpty {
      for var member in list where member.name == name && member.copy == nil {
        member.isStatic = isStatic
        isChanged = add(member, to: owner) || isChanged
      }
    }
    return isChanged
  }

  /// Declares an overload in all types that have a generated function of the same name.
  ///
  /// Returns whether any of the overloads was not declared before.
  mutating func add(overload member: MissingMember) -> Bool {
    var isChanged = false
    for (owner, list) in members where !owner.isEmpty {
      for known in list where known.name == member.name && known.type == nil && known.copy == nil {
        var other = member
        (other.isStatic, other.result) = (known.isStatic, known.result)
        isChanged = add(other, to: owner) || isChanged
      }
    }
    return isChanged
  }

  /// Changes the type of a generated property.
  ///
  /// Returns whether there is a property of this name with a different type that was changed at
  /// most once before.
  mutating func retype(_ name: String, to type: String) -> Bool {
    var isChanged = false
    for (owner, list) in members {
      for (index, member) in list.enumerated()
      where member.name == name && member.type != nil && member.type != type && member.changes < 2 {
        members[owner]?[index].type = type
        members[owner]?[index].changes += 1
        changed.insert(name)
        isChanged = true
      }
    }
    return isChanged
  }

  /// Changes the type of generated properties to `Any?` if their guessed type is not a type but a
  /// generated global value.
  ///
  /// Returns whether there are any such properties.
  mutating func untype(_ name: String) -> Bool {
    guard members[""]?.contains(where: { $0.name == name }) == true else { return false }
    var isChanged = false
    for owner in members.keys {
      for index in (members[owner] ?? []).indices
      where [name, "\(name)?"].contains(members[owner]?[index].type) {
        members[owner]?[index].type = "Any?"
        isChanged = true
      }
    }
    return isChanged
  }

  /// Writes the nested types of generated properties with the enclosing types: `Herb.Kind` for
  /// `Kind`.
  ///
  /// Returns whether there are any such properties.
  mutating func qualify(_ name: String, as path: String) -> Bool {
    var isChanged = false
    for owner in members.keys {
      for index in (members[owner] ?? []).indices {
        guard let type = members[owner]?[index].type, [name, "\(name)?"].contains(type) else {
          continue
        }
        members[owner]?[index].type = path + type.dropFirst(name.count)
        isChanged = true
      }
    }
    return isChanged
  }

  /// The types that cannot be extended.
  private var unextended: Set<String> = ["Any", "AnyObject", "Self", "Void", "Never"]
  /// The names whose generated declarations did not compile.
  private var refused: Set<String> = []
  private var refusedInitializers: Set<String> = []

  /// Removes the generated declarations of a name; members with the name are not declared again.
  mutating func remove(_ name: String) -> Bool {
    var isFound = refused.insert(name).inserted && types[name] != nil
    types[name] = nil
    for owner in members.keys {
      let count = members[owner]?.count ?? 0
      members[owner]?.removeAll { $0.name == name }
      isFound = isFound || members[owner]?.count != count
    }
    return isFound
  }

  /// Removes the generated members of a type that cannot be extended; they are not declared again.
  mutating func removeMembers(of owner: String) -> Bool {
    guard members.removeValue(forKey: owner) != nil else { return false }
    unextended.insert(owner)
    return true
  }

  /// Removes the generated initialiser whose source is a given line.
  mutating func removeInitializer(_ line: String) -> Bool {
    let line = line.split(separator: "\n").first.map(String.init) ?? line
    for (owner, list) in members {
      let found = list.first { $0.name == "init" && $0.texts(in: types[owner]).contains(line) }
      guard let found else { continue }
      members[owner]?.removeAll { $0 == found }
      refusedInitializers.insert("\(owner) \(line)")
      return true
    }
    return false
  }

  /// Makes the generated initialisers of a type failable.
  ///
  /// Returns whether any of them was not failable before.
  mutating func makeFailable(_ name: String) -> Bool {
    let places = (members[name] ?? []).indices.filter { index in
      members[name]?[index].name == "init" && members[name]?[index].isFailable == false
    }
    for index in places { members[name]?[index].isFailable = true }
    return !places.isEmpty
  }

  /// Returns the source of the file with all generated declarations.
  func text(beside closure: Closure) -> String {
    var lines = ["import StandIns; import UIKit; import Foundation; import Combine"]
    lines += ClosureRepair.adapters + ClosureRepair.replacements(beside: closure.index)
    if types.values.contains(where: \.isProtocol) { lines += Self.anyProtocol }
    // A missing type is not generated while the `Closure` contains a type of the app with the same
    // name; which types it contains may change from check to check.
    for (name, kind) in types.sorted(by: { $0.key < $1.key })
    where closure.type(name).map({ closure.form(of: $0) == nil }) ?? true {
      lines += text(of: name, kind)
    }
    for (owner, list) in members.sorted(by: { $0.key < $1.key }) {
      if owner.isEmpty {
        lines += list.flatMap { $0.texts(in: nil) }
        continue
      }
      let statics = list.filter { !$0.isInside(types[owner]) && $0.name != "init" }
      if types[owner] == nil { lines += initializers(list.filter { $0.name == "init" }, of: owner) }
      if statics.isEmpty { continue }
      lines.append("extension \(owner) {")
      lines += statics.flatMap { member in
        (owner == "String" ? member.lookup : nil).map { [$0] } ?? member.texts(in: types[owner])
      }
      lines.append("}")
    }
    let text = lines.joined(separator: "\n") + "\n"
    guard closure.index.declaresType("Unknown") else { return text }
    return text.replacing(/\bUnknown\b/, with: "UnknownStandIn")
  }

  /// Returns the source of initialisers for a class of another module, in an extension of a
  /// protocol.
  ///
  /// An initialiser may assign a value to `self` in an extension of a protocol, but not of a class.
  private func initializers(_ list: [MissingMember], of owner: String) -> [String] {
    if list.isEmpty { return [] }
    let name = "\(owner)Made"
    return ["protocol \(name) {}", "extension \(owner): \(name) {}", "extension \(name) {"]
      + list.flatMap { $0.texts(in: nil) } + ["}"]
  }

  /// Returns whether a superclass is not a generated class.
  private func isOwn(_ base: String) -> Bool { types[base] == nil }

  /// The subscripts through which a class has a member for every name.
  private static let lookups = [
    "public subscript(dynamicMember name: String) -> Unknown { get { Unknown() } set {} }",
    "@_disfavoredOverload public subscript<V>(dynamicMember name: String) -> V "
      + "{ get { standIn(name) } set {} }",
  ]

  /// The protocols of SwiftUI that are isolated to the main actor, also when they are generated.
  private static let onMainActor: Set<String> = [
    "View", "ViewModifier", "App", "Scene", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]

  /// The source of a protocol with dynamic members, so that any name is a member.
  ///
  /// All generated protocols inherit from this protocol, so that a type that conforms to two of
  /// them has only one subscript of each kind.
  private static let anyProtocol = [
    "@dynamicMemberLookup protocol ProtocolNotHere {}",
    "extension ProtocolNotHere { subscript(dynamicMember name: String) -> Unknown "
      + "{ get { Unknown() } nonmutating set {} }",
    "@_disfavoredOverload subscript<V>(dynamicMember name: String) -> V "
      + "{ get { standIn(name) } nonmutating set {} } }",
  ]

  /// Returns the initialisers of a view or controller that a subclass does not inherit because it
  /// declares others.
  private static func inherited(beside members: [String], below base: String) -> [String] {
    let own = members.filter { $0.hasPrefix("init") || $0.hasPrefix("required init") }
    guard !own.isEmpty, base.hasPrefix("UI") else { return [] }
    let archive = "required init?(coder: NSCoder) { super.init(coder: coder) }"
    let isView = SuperCall.known.first { base.hasSuffix($0.ending) }?.arguments == "(frame: .zero)"
    let frame = "override init(frame: CGRect) { super.init(frame: frame) }"
    return (own.contains { $0.contains("(coder") } ? [] : [archive]) + (isView ? [frame] : [])
  }

  private func text(of name: String, _ kind: Kind) -> [String] {
    let letters = (0..<kind.arity).map { "A\($0)" }.joined(separator: ", ")
    let title = letters.isEmpty ? name : "\(name)<\(letters)>"
    let inside = (members[name] ?? []).filter { $0.isInside(kind) }.flatMap {
      $0.texts(in: kind)
    }
    let nested = kind.nested.sorted().map { "class `\($0)`: UnknownStandIn {}" }
    switch kind.form {
    case .class(let base):
      if base == "Unknown" || !isOwn(base) {
        return ["class \(title): \(base) {"] + nested + inside + ["}"]
      }
      return ["@dynamicMemberLookup class \(title): \(base) {"] + nested + inside
        + Self.inherited(beside: inside, below: base) + Self.lookups + ["}"]
    case .protocol(let isClass):
      let actor = Self.onMainActor.contains(name) ? "@MainActor " : ""
      return [
        "\(actor)protocol \(name): \(isClass ? "AnyObject, " : "")ProtocolNotHere {}",
        // An `Unknown` that one function of a missing module returns may be passed to another
        // function of the module as a value of this protocol.
        "extension Unknown: \(name) {}",
      ]
    case .wrapper:
      // A property without an initial value returns a sample value until it is set.
      return [
        "@propertyWrapper struct \(name)<Value> { private var stored: Value?",
        "var wrappedValue: Value { get { stored ?? standIn(\"value\") } set { stored = newValue } }",
        "var projectedValue: Unknown { Unknown() }",
        "init(wrappedValue: Value, _ a: Any? = nil, _ b: Any? = nil) { stored = wrappedValue }",
        "init(_ path: KeyPath<Unknown, Value>) {}",
        "init(_ a: Any? = nil, _ b: Any? = nil) {}",
      ] + (members[name] ?? []).flatMap(\.wrapperInitializers) + ["}"]
    case .builder:
      return [
        "@resultBuilder enum \(name) { static func buildBlock<each A>(_ a: repeat each A) -> Unknown "
          + "{ Unknown() }",
        "static func buildOptional(_ a: Unknown?) -> Unknown { Unknown() }",
        "static func buildEither(first a: Unknown) -> Unknown { a }",
        "static func buildEither(second a: Unknown) -> Unknown { a }",
        "static func buildArray(_ a: [Unknown]) -> Unknown { Unknown() }",
        "static func buildLimitedAvailability(_ a: Unknown) -> Unknown { a } }",
      ]
    case .alias(let other): return ["typealias \(name) = \(other)"]
    case .actor:
      return ["@globalActor actor \(name) { static let shared = \(name)() }"]
    }
  }
}
