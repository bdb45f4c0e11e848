import SwiftSyntax

/// The repairs of a closure for the compiler's errors.
struct ClosureRepair {
  let closure: Closure
  var repairs: ClosureRepairs
  let texts: [String: ClosureText]
  let sources: [SourceFile]
  private(set) var cuts: [ClosureReport.Cut] = []
  private var index: AppIndex { closure.index }

  init(
    closure: Closure, repairs: ClosureRepairs, texts: [String: ClosureText], sources: [SourceFile]
  ) {
    (self.closure, self.repairs) = (closure, repairs)
    (self.texts, self.sources) = (texts, sources)
  }

  /// Repairs what errors name.
  ///
  /// - Parameters:
  ///   - messages: the errors.
  ///   - cutsAsked: whether bodies of the asked files are cut if nothing else helps.
  /// - Returns: whether anything was repaired.
  mutating func apply(_ messages: [ClosureMessage], cutsAsked: Bool) -> Bool {
    var isChanged = declareMissing(messages)
    // Most of the other errors are consequences of missing types.
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

  // MARK: Names

  private func isAboutMissing(_ message: ClosureMessage) -> Bool {
    message.missingName.map { repairs.missing.names.contains($0) } ?? false
  }

  /// Declares the types and globals that the compiler does not find.
  private mutating func declareMissing(_ messages: [ClosureMessage]) -> Bool {
    var isChanged = false
    var unknown: Set<String> = []
    for message in messages {
      guard let name = message.missingName else { continue }
      if index.declaresType(name), closure.form(ofType: name) == nil,
        repairs.names.insert(name).inserted
      {
        isChanged = true
      } else if name.first?.isUppercase == true || message.text.contains("find type")
        || message.text.contains("unknown attribute")
      {
        unknown.insert(name)
      } else {
        isChanged = declare(lower: name, message) || isChanged
      }
    }
    // Parameters of generic types that were lost are no names of types.
    unknown = unknown.filter { $0.count > 1 }.subtracting(repairs.missing.names)
    if unknown.isEmpty { return isChanged }
    let trees = sources.filter { $0.path != "\(ClosureRun.ring)missing.swift" }
    let evidence = MissingEvidence(of: unknown, in: trees)
    repairs.missing.declare(unknown, by: evidence)
    return true
  }

  /// Declares a function or a variable: a member of the class that the enclosing type inherits
  /// from, or a global.
  private mutating func declare(lower name: String, _ message: ClosureMessage) -> Bool {
    guard let site = site(of: name, message) else { return degrade(message) }
    let member = site.member(named: name, isStatic: false)
    if repairs.missing.names.contains(name), place(message) != nil { return degrade(message) }
    var owner = declaration(at: message)
    while let next = owner, !next.isGroup { owner = next.owner }
    guard let owner else {
      return place(message) == nil ? repairs.missing.add(member, to: "") : degrade(message)
    }
    let isForeign = repairs.missing.types[owner.name] != nil
    let root =
      isForeign ? owner.name : closure.type(owner.name).flatMap { index.lineage(of: $0).root }
    if let root, let base = Self.base(having: name), repairs.missing.rebase(root, to: base) {
      return true
    }
    if let root, repairs.missing.types[root] != nil || place(message) == nil {
      if repairs.missing.add(member, to: root) { return true }
    }
    if place(message) != nil { return degrade(message) }
    return root == nil ? repairs.missing.add(member, to: "") : false
  }

  /// Returns the class of UIKit that a member's name belongs to.
  private static func base(having name: String) -> String? {
    let views: Set<String> = [
      "addSubview", "layer", "bounds", "frame", "backgroundColor", "subviews", "setNeedsLayout",
      "layoutIfNeeded", "layoutSubviews", "translatesAutoresizingMaskIntoConstraints", "snp",
      "leadingAnchor", "topAnchor", "superview", "draw", "awakeFromNib",
    ]
    let controllers: Set<String> = [
      "view", "navigationController", "navigationItem", "viewDidLoad", "viewWillAppear",
      "viewDidAppear", "present", "dismiss", "loadView", "viewDidLayoutSubviews", "viewIfLoaded",
      "presentingViewController", "tabBarController",
    ]
    if views.contains(name) { return "UIView" }
    return controllers.contains(name) ? "UIViewController" : nil
  }

  private func source(_ message: ClosureMessage) -> SourceFile? {
    sources.first { $0.path == message.path }
  }

  private func site(of name: String, _ message: ClosureMessage) -> UseSite? {
    source(message).flatMap {
      UseSite(of: name, in: $0, line: message.line, column: message.column)
    }
  }

  // MARK: Errors

  private mutating func repair(_ message: ClosureMessage) -> Bool {
    let quoted = message.quoted
    if message.path == ClosureRun.missing { return removeMissing(message) }
    if ClosureRun.makings.contains(message.path) { return degrade(message) }
    if message.text.hasPrefix("ambiguous use") { return choose(message) }
    if message.text.hasPrefix("initializer requirement") { return dropConformances(message) }
    if message.text.contains("cannot infer contextual base"), let name = quoted.first {
      if declareImplicit(name, message) { return true }
    }
    if message.text.contains("optional chaining on non-optional value")
      || message.text.contains("must have Optional type, not 'Unknown")
    {
      if makeOptional(message) { return true }
    }
    if message.text.contains("has no member"), quoted.count >= 2 {
      return addMember(quoted[1], to: quoted[0], message)
    }
    if message.text.contains("is not a member type of"), quoted.count >= 2 {
      return repairs.missing.add(nested: quoted[0], in: ClosureMessage.bare(quoted[1]))
    }
    if message.text.contains("does not conform to protocol"), quoted.count >= 2 {
      return conform(quoted[0], to: quoted[1], message)
    }
    if message.text.contains("does not override any") { return unoverride(message) }
    if message.text.contains("requires an 'override' keyword") {
      return override(message, true)
    }
    if message.text.contains("must not be applied to non-class-bound"), let name = quoted.last {
      if repairs.missing.bindToClasses(ClosureMessage.bare(name)) { return true }
    }
    if message.text.contains("cannot convert") || message.text.contains("cannot assign") {
      if convert(message) { return true }
    }
    if message.text.contains("cannot infer type of closure parameter")
      || message.text.contains("to infer type of a closure parameter")
    {
      if declareCall(around: message) { return true }
    }
    return degrade(message)
  }

  /// Takes the conformances out of the extension or type that an error is in.
  private mutating func dropConformances(_ message: ClosureMessage) -> Bool {
    guard let place = place(message), var owner = closure.parts[place.id]?.declaration else {
      return false
    }
    while let next = owner.owner, !owner.isGroup { owner = next }
    let new = owner.inheritedNames.filter {
      repairs.conformances.insert(.init(declaration: owner.id, name: $0)).inserted
    }
    return new.isEmpty ? degrade(message) : true
  }

  /// Declares a member without a base, `.basil`, and what it is assigned or passed to.
  private mutating func declareImplicit(_ name: String, _ message: ClosureMessage) -> Bool {
    guard let site = site(of: name, message), site.isImplicit else { return false }
    var isChanged = repairs.missing.add(site.member(named: name, isStatic: true), to: "Unknown")
    guard let target = site.target else { return isChanged }
    var member = target.site.member(named: target.name, isStatic: false)
    if target.site.call == nil { member.type = "Unknown" }
    for owner in repairs.missing.openOwners {
      isChanged = repairs.missing.add(member, to: owner) || isChanged
    }
    return isChanged
  }

  /// Removes a generated declaration that does not compile.
  private mutating func removeMissing(_ message: ClosureMessage) -> Bool {
    guard let source = source(message) else { return false }
    let range = source.start(ofLine: message.line)..<source.start(ofLine: message.line + 1)
    let text = source.text(of: range)
    if let name = text.split(separator: "`", omittingEmptySubsequences: false).dropFirst().first {
      return repairs.missing.remove(String(name))
    }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let index = words.firstIndex {
      ["class", "struct", "protocol", "enum", "extension", "var", "func"].contains($0)
    }
    guard let index, index + 1 < words.count else { return false }
    return repairs.missing.remove(words[index + 1])
  }

  /// Leaves out one of several declarations between which the compiler cannot choose.
  private mutating func choose(_ message: ClosureMessage) -> Bool {
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

  /// Makes a property of a type that is not here optional.
  private mutating func makeOptional(_ message: ClosureMessage) -> Bool {
    guard let source = source(message) else { return false }
    let start = source.start(ofLine: message.line)
    let line = source.text(of: start..<max(start, source.start(ofLine: message.line + 1)))
    let isBinding = message.text.contains("must have")
    let pieces = line.split(separator: isBinding ? "," : "?").map { piece -> String in
      String(
        piece.reversed().drop { !$0.isLetter && !$0.isNumber }
          .prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    }
    var isChanged = false
    for name in isBinding ? pieces : pieces.dropLast() where !name.isEmpty {
      let type = message.quoted.last ?? "Unknown"
      if repairs.missing.retype(name, to: type.hasPrefix("any ") ? "(\(type))?" : "\(type)?") {
        isChanged = true
        continue
      }
      guard type == "Unknown" else { continue }
      let member = MissingMember(name: name, type: "Unknown?")
      if repairs.missing.add(member, to: "Unknown") { isChanged = true }
    }
    return isChanged
  }

  /// Adds the member that a type lacks.
  private mutating func addMember(
    _ name: String, to type: String, _ message: ClosureMessage
  ) -> Bool {
    let owner = ClosureMessage.bare(type)
    if index.declaresMember(name, near: owner), repairs.names.insert(name).inserted { return true }
    if let found = closure.type(owner),
      let member = found.members.first(where: { $0.name == name }),
      repairs.forced.insert(member.id).inserted
    {
      return true
    }
    guard let site = site(of: name, message) else { return degrade(message) }
    if site.isOnType || message.text.hasPrefix("type "), name.first?.isUppercase == true,
      repairs.missing.add(nested: name, in: owner)
    {
      return true
    }
    let isStatic = message.text.hasPrefix("type ")
    let simple = type.allSatisfy { $0.isLetter || $0.isNumber || "_.?!<> ,".contains($0) }
    guard simple, !owner.isEmpty else { return degrade(message) }
    return repairs.missing.add(site.member(named: name, isStatic: isStatic), to: owner)
      || degrade(message)
  }

  /// Makes a type conform to a protocol, or takes the conformance out of a stub.
  private mutating func conform(
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
    guard let place = place(message) else { return dropRequirements(needed, of: name) }
    if place.isStub, repairs.conformances.insert(.init(declaration: place.id, name: name)).inserted
    {
      return true
    }
    return dropRequirements(needed, of: name) || degrade(message)
  }

  private mutating func dropRequirements(_ names: [String], of protocolName: String) -> Bool {
    guard let found = closure.type(protocolName), found.kind == .protocol,
      !closure.asked.contains(found.file)
    else { return false }
    let members = found.members.filter { !$0.names.filter(names.contains).isEmpty }
    return members.filter { repairs.dropped.insert($0.id).inserted }.isEmpty == false
  }

  /// Declares what a method overrides in a superclass that is not here, or takes `override` out.
  private mutating func unoverride(_ message: ClosureMessage) -> Bool {
    guard let declaration = declaration(at: message) else { return degrade(message) }
    if let owner = declaration.owner, let type = closure.type(owner.name),
      let root = index.lineage(of: type).root, repairs.missing.types[root] != nil
    {
      if let base = Self.base(having: declaration.name), repairs.missing.rebase(root, to: base) {
        return true
      }
    }
    if let owner = declaration.owner, let type = closure.type(owner.name),
      let root = index.lineage(of: type).root, repairs.missing.types[root] != nil,
      let copy = Self.copy(of: declaration)
    {
      var member = MissingMember(name: declaration.name)
      member.copy = copy
      if repairs.missing.add(member, to: root) { return true }
    }
    return override(message, false)
  }

  private mutating func override(_ message: ClosureMessage, _ value: Bool) -> Bool {
    guard let declaration = declaration(at: message), repairs.overrides[declaration.id] == nil
    else {
      return degrade(message)
    }
    repairs.overrides[declaration.id] = value
    return true
  }

  private static func copy(of declaration: AppDeclaration) -> String? {
    let isStatic = declaration.isStatic ? "class " : ""
    if let node = declaration.declaration.as(FunctionDeclSyntax.self) {
      let result = node.signature.returnClause?.type
      return "open \(isStatic)\(declaration.signature) "
        + StubBody.body(returning: result, named: declaration.name)
    }
    if let node = declaration.declaration.as(VariableDeclSyntax.self),
      let type = node.bindings.first?.typeAnnotation?.type
    {
      let body = StubBody.body(returning: type, named: declaration.name)
      let accessors = node.bindings.first?.accessorBlock?.ownText
      let isSet = accessors.map { $0.contains("set") || $0.contains("didSet") } ?? true
      return "open \(isStatic)var `\(declaration.name)`: \(type.ownText) "
        + "{ get \(body) \(isSet ? "set {}" : "") }"
    }
    if let node = declaration.declaration.as(InitializerDeclSyntax.self) {
      return "public required init\(node.optionalMark?.text ?? "")"
        + "\(node.signature.parameterClause.ownText) { super.init() }"
    }
    return nil
  }

  /// Changes the guessed type of what cannot be converted.
  private mutating func convert(_ message: ClosureMessage) -> Bool {
    guard message.quoted.count >= 2, let source = source(message) else { return degrade(message) }
    let (from, to) = (message.quoted[0], message.quoted[1])
    let (bareFrom, bareTo) = (ClosureMessage.bare(from), ClosureMessage.bare(to))
    if from != "Unknown", repairs.missing.superclass(of: bareFrom) == "Unknown",
      bareTo.hasPrefix("UI") || closure.type(bareTo)?.kind == .class,
      repairs.missing.rebase(bareFrom, to: bareTo)
    {
      return true
    }
    let names = source.identifiers(inLine: message.line)
    let simple = { (text: String) in
      text.allSatisfy { $0.isLetter || $0.isNumber || "_.?!<>[]:, ()->".contains($0) }
    }
    for name in names {
      if message.text.contains("assign"), simple(from), from != "Unknown",
        repairs.missing.retype(name, to: from)
      {
        return true
      }
      if simple(to), repairs.missing.retype(name, to: to) { return true }
    }
    return degrade(message)
  }

  /// Declares a method of a value without a type, because its closures have parameters.
  private mutating func declareCall(around message: ClosureMessage) -> Bool {
    guard let source = source(message),
      let token = source.tree.token(
        at: AbsolutePosition(
          utf8Offset: source.start(ofLine: message.line) + max(0, message.column - 1)))
    else { return false }
    var node = token.parent
    while let found = node, !found.is(ClosureExprSyntax.self) { node = found.parent }
    while let found = node, !found.is(FunctionCallExprSyntax.self) { node = found.parent }
    guard let call = node?.as(FunctionCallExprSyntax.self) else { return false }
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    guard let access else { return false }
    let site = UseSite(ExprSyntax(access), access.declName.baseName)
    let member = site.member(named: access.declName.baseName.plain, isStatic: false)
    var isChanged = false
    for owner in repairs.missing.openOwners {
      isChanged = repairs.missing.add(member, to: owner) || isChanged
    }
    return isChanged
  }

  // MARK: Cuts

  private func place(_ message: ClosureMessage) -> ClosureText.Place? {
    texts[message.path]?.place(at: message.line)
  }

  private func declaration(at message: ClosureMessage) -> AppDeclaration? {
    if let place = place(message) { return closure.parts[place.id]?.declaration }
    return askedDeclaration(at: message)
  }

  /// Stubs or leaves out a declaration of the ring.
  private mutating func degrade(_ message: ClosureMessage) -> Bool {
    guard let place = place(message) else { return false }
    guard repairs.degrade(place.id, isStub: place.isStub) else { return false }
    if let found = closure.parts[place.id]?.declaration {
      let file = index.file(found.file)
      cuts.append(
        ClosureReport.Cut(
          path: file.path, line: file.line(of: found.id.offset), name: found.name,
          why: message.text, isAsked: false))
    }
    return true
  }

  private func askedDeclaration(at message: ClosureMessage) -> AppDeclaration? {
    guard let file = closure.asked.first(where: { index.paths[$0] == message.path }) else {
      return nil
    }
    let source = index.file(file)
    func find(_ list: [AppDeclaration]) -> AppDeclaration? {
      for found in list {
        let range = found.declaration.ownRange
        guard source.line(of: range.lowerBound) <= message.line,
          message.line <= source.line(of: range.upperBound)
        else { continue }
        return find(found.members) ?? found
      }
      return nil
    }
    return find(index.declarations(of: file))
  }

  /// Cuts the body of the asked files that an error is in.
  private mutating func cut(_ message: ClosureMessage) -> Bool {
    guard let found = askedDeclaration(at: message) else { return false }
    guard !repairs.dropped.contains(found.id) else { return false }
    let canCut = CutBody(of: found).edit != nil
    guard canCut ? repairs.cut.insert(found.id).inserted : repairs.dropped.insert(found.id).inserted
    else { return repairs.dropped.insert(found.id).inserted }
    cuts.append(
      ClosureReport.Cut(
        path: message.path, line: message.line, name: found.name, why: message.text, isAsked: true))
    return true
  }
}

extension ClosureMessage {
  /// Whether the error is about a type that the compiler did not find.
  fileprivate var isAboutType: Bool {
    text.hasPrefix("cannot find type") || text.hasPrefix("unknown attribute")
  }

  /// The name that the compiler did not find.
  fileprivate var missingName: String? {
    guard text.hasPrefix("cannot find") || text.hasPrefix("unknown attribute") else { return nil }
    return quoted.first.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }
}

extension SourceFile {
  /// Returns the identifiers in a line.
  fileprivate func identifiers(inLine number: Int) -> [String] {
    let range = start(ofLine: number)..<max(start(ofLine: number), start(ofLine: number + 1))
    return text(of: range).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
