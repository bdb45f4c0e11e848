import SwiftSyntax

/// The step that changes a `Closure` after a check, so that the compiler's errors disappear.
struct ClosureRepair {
  let closure: Closure
  var repairs: ClosureRepairs
  let texts: [String: ClosureText]
  let sources: [SourceFile]
  private(set) var cuts: [ClosureReport.Cut] = []
  /// The names of the app's declarations that were added to the `Closure` because of errors in this
  /// check.
  private var included: Set<String> = []
  /// The declarations that were replaced by stubs or left out because of errors in this check.
  private var touched: Set<AppDeclaration.Identity> = []
  /// The statements that were left out because of errors in earlier checks.
  let earlier: Set<AppDeclaration.Identity>
  var index: AppIndex { closure.index }

  init(
    closure: Closure, repairs: ClosureRepairs, texts: [String: ClosureText], sources: [SourceFile]
  ) {
    (self.closure, self.repairs) = (closure, repairs)
    (self.texts, self.sources, earlier) = (texts, sources, repairs.statements)
    self.repairs.missing.beginRound()
  }

  /// Changes the `Closure` so that errors of the compiler disappear.
  ///
  /// - Parameters:
  ///   - messages: the errors.
  ///   - cutsAsked: whether function bodies in the previewed files are replaced by stubs although
  ///     other errors were repaired. If no error can be repaired, they are replaced in any case.
  /// - Returns: whether anything was repaired.
  mutating func apply(_ messages: [ClosureMessage], cutsAsked: Bool) -> Bool {
    var isChanged = declareMissing(messages)
    // If missing types were declared, the other errors are not repaired yet, because the missing
    // types caused most of these errors.
    if isChanged, messages.contains(where: \.isAboutType) { return true }
    var rest: [ClosureMessage] = []
    for message in messages {
      if isAboutMissing(message) { continue }
      if repair(message) { isChanged = true } else { rest.append(message) }
    }
    if isChanged, !cutsAsked { return true }
    for message in rest where cut(message) { isChanged = true }
    return isChanged
  }

  /// Leaves out every declaration with an error, without trying better repairs, so that the
  /// compiler has to run only a few more times.
  ///
  /// Returns whether anything was left out or declared.
  mutating func leaveOut(_ messages: [ClosureMessage]) -> Bool {
    var isChanged = declareMissing(messages)
    for message in messages where !isAboutMissing(message) {
      let isGenerated = message.path == ClosureRun.missing
      if isGenerated ? repair(message) : degrade(message) || cut(message) || repair(message) {
        isChanged = true
      }
    }
    return isChanged
  }

  func source(_ message: ClosureMessage) -> SourceFile? {
    sources.first { $0.path == message.path }
  }

  func site(of name: String, _ message: ClosureMessage) -> UseSite? {
    source(message).flatMap {
      UseSite(of: name, in: $0, line: message.line, column: message.column)
    }
  }

  // MARK: The repair of one error

  private static let unoverridden = [
    "does not override any", "from any potential overrides",
    "does not override a designated initializer",
  ]

  mutating func repair(_ message: ClosureMessage) -> Bool {
    if message.path == ClosureRun.missing { return removeMissing(message) }
    let isAdded =
      closure.asked.contains { index.paths[$0] == message.path }
      && place(message) != nil
    if isAdded || ClosureRun.makings.contains(message.path) { return degrade(message) }
    if message.text.hasPrefix("ambiguous use") { return choose(message) }
    if message.text.hasPrefix("initializer requirement") { return dropConformances(message) }
    if message.text.hasPrefix("redundant conformance"), dropRedundant(message) { return true }
    if Self.unoverridden.contains(where: message.text.contains) { return unoverride(message) }
    if message.text.contains("requires an 'override' keyword") { return override(message, true) }
    if message.text.contains("is declared in extension of"),
      message.text.contains("cannot be overridden")
    {
      return standAside(message)
    }
    if message.text.contains("metatype value must use a 'required'"), requireFrame(message) {
      return true
    }
    if let isRepaired = repairMember(message) { return isRepaired }
    if repairType(message) || addOverload(message) || declareCalls(around: message) { return true }
    let words = [
      "cannot convert", "cannot assign", "produces result of type", "cannot be converted",
    ]
    if words.contains(where: message.text.contains), convert(message) { return true }
    let isAboutClosure =
      message.text.contains("cannot infer type of closure parameter")
      || message.text.contains("to infer type of a closure parameter")
      || message.text.contains("contextual type for closure argument list expects")
    return isAboutClosure && declareCall(around: message) || degrade(message)
  }

  /// Repairs an error about a member or a conformance; returns nil for other errors.
  private mutating func repairMember(_ message: ClosureMessage) -> Bool? {
    let quoted = message.quoted
    let isImplicit =
      message.text.contains("cannot infer contextual base")
      || message.text.contains("cannot be resolved without a contextual type")
    if isImplicit, let name = quoted.first, declareImplicit(name, message) {
      return true
    }
    if message.text.contains("cannot be used on"), let name = quoted.first, name != "init",
      repairs.missing.add(name, isStatic: message.text.hasPrefix("instance member"))
        || declareStatic(name, message)
    {
      return true
    }
    guard quoted.count >= 2 else { return nil }
    if message.text.contains("has no member") {
      return addMember(quoted[1], to: quoted[0], message)
    }
    if message.text.contains("is not a member type of") {
      return repairs.missing.add(nested: quoted[0], in: ClosureMessage.bare(quoted[1]))
        || repairs.missing.add(.type(quoted[0]), to: ClosureMessage.path(quoted[1]))
    }
    if message.text.contains("does not conform to protocol") {
      return conform(quoted[0], to: quoted[1], message)
    }
    return nil
  }

  /// Makes the type of a generated property optional, or restricts a generated protocol to classes.
  private mutating func repairType(_ message: ClosureMessage) -> Bool {
    if message.text.contains("optional chaining on non-optional value")
      || message.text.contains("must have Optional type, not '")
      || message.text.contains("cannot force unwrap value of non-optional type")
    {
      if wrapOptional(message) || makeOptional(message) { return true }
    }
    guard message.text.contains("must not be applied to non-class-bound") else { return false }
    return message.quoted.last.map { repairs.missing.bindToClasses(ClosureMessage.bare($0)) }
      ?? false
  }

  /// Removes a generated declaration that does not compile.
  mutating func removeMissing(_ message: ClosureMessage) -> Bool {
    guard let source = source(message) else { return false }
    let range = source.start(ofLine: message.line)..<source.start(ofLine: message.line + 1)
    let text = source.text(of: range)
    if repairs.missing.removeInitializer(text) { return true }
    if let name = text.split(separator: "`", omittingEmptySubsequences: false).dropFirst().first {
      return repairs.missing.remove(String(name))
    }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let index = words.firstIndex {
      ["class", "struct", "protocol", "enum", "extension", "var", "func"].contains($0)
    }
    guard let index, index + 1 < words.count else { return false }
    let name = words[index + 1]
    if words[index] == "extension", repairs.missing.removeMembers(of: name) { return true }
    return repairs.missing.remove(name)
  }

  /// Leaves out one of several declarations among which a use is ambiguous.
  mutating func choose(_ message: ClosureMessage) -> Bool {
    for note in message.notes where note.path == ClosureRun.missing {
      if let name = message.quoted.first, repairs.missing.remove(name) { return true }
    }
    for note in message.notes.dropFirst() {
      if let place = texts[note.path]?.place(at: note.line) {
        return repairs.dropped.insert(place.id).inserted
      }
    }
    return degrade(message)
  }

  /// Adds a member that a type lacks to the `Closure`: one that the app declares, or a generated
  /// one.
  mutating func addMember(
    _ name: String, to type: String, _ message: ClosureMessage
  ) -> Bool {
    let owner = ClosureMessage.bare(type)
    // The projected value of a property wrapper, such as `$herb`, is declared together with the
    // property `herb`.
    let name = name.hasPrefix("$") ? String(name.dropFirst()) : name
    if index.declaresMember(name, near: owner), include(name) { return true }
    let owners = [closure.type(owner)].compactMap(\.self) + index.nestedTypes(owner)
    let members = owners.flatMap(\.members).filter { $0.names.contains(name) }
    if !members.filter({ repairs.forced.insert($0.id).inserted }).isEmpty { return true }
    guard let site = site(of: name, message) else { return degrade(message) }
    if site.isOnType || message.text.hasPrefix("type "), name.first?.isUppercase == true,
      repairs.missing.add(nested: name, in: owner)
    {
      return true
    }
    let isStatic = message.text.hasPrefix("type ")
    let simple = type.allSatisfy { $0.isLetter || $0.isNumber || "_.?!<>[]: ,".contains($0) }
    guard simple, !owner.isEmpty else { return degrade(message) }
    var member = site.member(named: name, isStatic: isStatic)
    let place = self.place(forMembersOf: type, site.isImplicit && isStatic)
    if site.isImplicit, isStatic {
      // An implicit member such as `.basil` is declared in the type that the context requires, and
      // its value has the same type.
      if site.call == nil { member.type = place } else { member.result = place }
    }
    return repairs.missing.add(member, to: place) || degrade(message)
  }

  /// Returns the type in whose extension a missing member is declared; `UIView` for most views of
  /// UIKit, since libraries usually extend all views.
  private func place(forMembersOf type: String, _ isImplicit: Bool) -> String {
    let (owner, extended) = (ClosureMessage.bare(type), ClosureMessage.extended(type))
    // The members of a missing class are declared in the generated class itself.
    if repairs.missing.types[owner] != nil { return owner }
    if !isImplicit, ["Array", "Dictionary", "Optional"].contains(extended) { return extended }
    let root = closure.type(owner).flatMap { index.lineage(of: $0).root }
    return extendedClass(for: root ?? ClosureMessage.path(type))
  }

  /// Returns the class to extend with a member of a class of UIKit: `UIView` for most views.
  func extendedClass(for path: String) -> String {
    if repairs.missing.types[path] != nil { return path }
    let views = ["UILabel", "UIButton", "UIControl", "UISwitch", "UISlider", "UITextField"]
    guard path.hasPrefix("UI"), !path.contains(".") else { return path }
    return path.hasSuffix("View") || views.contains(path) ? "UIView" : path
  }

  /// Adds the members that a conformance requires, removes constraints of associated types, or
  /// removes the conformance or the requirements.
  mutating func conform(
    _ type: String, to protocolName: String, _ message: ClosureMessage
  ) -> Bool {
    let (owner, name) = (ClosureMessage.bare(type), ClosureMessage.bare(protocolName))
    let needed = message.notes.filter { $0.text.contains("requires") }.flatMap(\.quoted).map {
      String($0.prefix { $0 != "(" })
    }
    if let found = closure.type(owner) {
      let members = ([found] + index.extensions(of: owner)).flatMap(\.members)
        .filter { !$0.names.filter(needed.contains).isEmpty && closure.form(of: $0) == nil }
      let new = members.filter { repairs.forced.insert($0.id).inserted }
      if !new.isEmpty { return true }
    }
    if openAssociatedTypes(message.notes.flatMap(\.quoted), of: name) { return true }
    guard let place = place(message) else { return dropRequirements(needed, of: name) }
    if place.isStub, repairs.conformances.insert(.init(declaration: place.id, name: name)).inserted
    {
      return true
    }
    return dropRequirements(needed, of: name) || degrade(message)
  }

  mutating func dropRequirements(_ names: [String], of protocolName: String) -> Bool {
    guard let found = closure.type(protocolName), found.kind == .protocol,
      !closure.asked.contains(found.file)
    else { return false }
    let members = found.members.filter {
      !$0.names.filter(names.contains).isEmpty && $0.kind != .associated
    }
    return members.filter { repairs.dropped.insert($0.id).inserted }.isEmpty == false
  }

  /// Removes the constraints of a protocol's associated types.
  mutating func openAssociatedTypes(_ names: [String], of protocolName: String) -> Bool {
    guard let found = closure.type(protocolName), !closure.asked.contains(found.file) else {
      return false
    }
    let types = found.members.filter { $0.kind == .associated && names.contains($0.name) }
    return types.filter { repairs.cut.insert($0.id).inserted }.isEmpty == false
  }

  // MARK: Declarations that become stubs or are left out

  /// Returns whether an earlier repair of this check changed or added the declaration of a name.
  func isRepaired(_ name: String) -> Bool {
    repairs.missing.changed.contains(name) || included.contains(name)
  }

  /// Adds the app's declarations with a name to the `Closure`.
  ///
  /// Returns whether the name was added in this check.
  mutating func include(_ name: String) -> Bool {
    if repairs.names.insert(name).inserted { included.insert(name) }
    return included.contains(name)
  }

  func place(_ message: ClosureMessage) -> ClosureText.Place? {
    texts[message.path]?.place(at: message.line)
  }

  func declaration(at message: ClosureMessage) -> AppDeclaration? {
    if let place = place(message) { return closure.parts[place.id]?.declaration }
    return askedDeclaration(at: message)
  }

  /// Leaves out the statement with an error, outside the previewed files; if that is not possible,
  /// the declaration is replaced by a stub or, if it is a stub already, left out.
  mutating func degrade(_ message: ClosureMessage) -> Bool {
    // If the line contains a name that another repair has just changed, this error may disappear
    // too.
    if source(message)?.identifiers(inLine: message.line).contains(where: isRepaired) ?? false {
      return true
    }
    guard let place = place(message) else { return false }
    if cutStatement(message, at: place) { return true }
    // Several errors in one body replace it only once.
    guard touched.insert(place.id).inserted else { return true }
    guard repairs.degrade(place.id, isStub: place.isStub) else { return false }
    if let found = closure.parts[place.id]?.declaration {
      let file = index.file(found.file)
      cuts.append(
        ClosureReport.Cut(
          path: file.path, line: file.line(of: found.id.offset), name: found.name,
          why: message.text, isAsked: false))
    }
    if let name = unmade(place.id) {
      cuts.append(
        ClosureReport.Cut(
          path: ClosureRequest.makingsPath, line: 1, name: name, why: message.text, isAsked: false))
    }
    return true
  }

  /// Returns the name of the class whose expression in `.quarterturn/views.json` is in a generated
  /// line; nil if the line does not come from that file.
  private func unmade(_ id: AppDeclaration.Identity) -> String? {
    let file = -id.file - 1_000_000 * AskedObjects.firstMaking
    guard index.paths.indices.contains(file) else { return nil }
    let type = index.declarations(of: file).first { $0.id.offset == id.offset }
    return type.flatMap { closure.makings[$0.name] == nil ? nil : $0.name }
  }

  func askedDeclaration(at message: ClosureMessage) -> AppDeclaration? {
    guard let file = closure.asked.first(where: { index.paths[$0] == message.path }) else {
      return nil
    }
    let source = index.file(file)
    func find(_ list: [AppDeclaration]) -> AppDeclaration? {
      for found in list {
        let range = found.range
        guard source.line(of: range.lowerBound) <= message.line,
          message.line <= source.line(of: range.upperBound)
        else { continue }
        return find(found.members) ?? found
      }
      return nil
    }
    return find(index.declarations(of: file))
  }

  /// Records that code of a previewed file is left out.
  mutating func addCut(at message: ClosureMessage, of name: String) {
    add(
      ClosureReport.Cut(
        path: message.path, line: message.line, name: name, why: message.text, isAsked: true))
  }

  mutating func add(_ cut: ClosureReport.Cut) { cuts.append(cut) }

  /// Leaves out the statement with an error, in a previewed file; if that is not possible, the body
  /// is replaced by a stub, or the declaration is left out.
  mutating func cut(_ message: ClosureMessage) -> Bool {
    guard let found = askedDeclaration(at: message) else { return false }
    guard !touched.contains(found.id) else { return true }
    if cutStatement(message, atLine: message.line, in: found, isAsked: true) { return true }
    touched.insert(found.id)
    guard !repairs.dropped.contains(found.id) else { return false }
    let canCut = CutBody(of: found, in: closure).edit != nil
    guard canCut ? repairs.cut.insert(found.id).inserted : repairs.dropped.insert(found.id).inserted
    else { return repairs.dropped.insert(found.id).inserted }
    addCut(at: message, of: found.name)
    return true
  }
}

extension ClosureMessage {
  /// Whether the error is about a type or attribute that the compiler did not find.
  var isAboutType: Bool {
    text.hasPrefix("cannot find type") || text.hasPrefix("unknown attribute")
  }

  /// The name that the compiler did not find; nil for other errors.
  var missingName: String? {
    guard text.hasPrefix("cannot find") || text.hasPrefix("unknown attribute") else { return nil }
    return quoted.first.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }
}
