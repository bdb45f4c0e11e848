import SwiftSyntax

/// Changes of generated declarations whose types were guessed from their names and uses.
extension ClosureRepair {
  /// Changes the guessed type of a generated declaration if a value cannot be converted to or from
  /// it.
  mutating func convert(_ message: ClosureMessage) -> Bool {
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
    if message.text.contains("produces result of type"), let wanted = message.quoted.last {
      return simple(wanted) && repairs.missing.retype(from, to: wanted) || degrade(message)
    }
    for name in names {
      if message.text.contains("assign"), simple(from), from != "Unknown",
        repairs.missing.retype(name, to: from)
      {
        return true
      }
      if simple(to), repairs.missing.retype(name, to: to) { return true }
    }
    if from == "Unknown" || from == "Unknown?", simple(to), giveResult(to, names, message) {
      return true
    }
    return adapt(message) || degrade(message)
  }

  /// Declares the member whose value is assigned to a local variable, with a known type in place of
  /// `Unknown`.
  mutating func giveResult(
    _ type: String, _ names: [String], _ message: ClosureMessage
  ) -> Bool {
    guard let source = source(message) else { return false }
    for name in names {
      guard let value = source.value(ofLocal: name, before: message.line),
        let site = UseSite(last: value)
      else { continue }
      var member = site.member(named: site.token.plain, isStatic: false)
      if member.type == nil { member.result = type } else { member.type = type }
      var isChanged = false
      for owner in repairs.missing.openOwners {
        isChanged = repairs.missing.add(member, to: owner) || isChanged
      }
      if isChanged { return true }
    }
    return false
  }

  /// Declares a function that is called with a Swift closure as a method of `Unknown` and of the
  /// other types that have a member for every name, so that the compiler can infer the types of the
  /// closure's parameters.
  mutating func declareCall(around message: ClosureMessage) -> Bool {
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

  /// Declares an implicit member, such as `.basil`, and the property or function to which that
  /// member is assigned or passed.
  mutating func declareImplicit(_ name: String, _ message: ClosureMessage) -> Bool {
    guard let site = site(of: name, message), site.isImplicit else { return false }
    let target = site.target
    let guess = target.flatMap { $0.site.call == nil ? ValueGuess.type(named: $0.name) : nil }
    var isChanged =
      guess == nil
      && repairs.missing.add(site.member(named: name, isStatic: true), to: "Unknown")
    guard let target else { return isChanged }
    var member = target.site.member(named: target.name, isStatic: false)
    if target.site.call == nil { member.type = guess ?? "Unknown" }
    for owner in repairs.missing.openOwners {
      isChanged = repairs.missing.add(member, to: owner) || isChanged
    }
    return isChanged
  }

  /// Makes a generated initialiser failable or a generated property optional, because the code
  /// unwraps its value.
  mutating func makeOptional(_ message: ClosureMessage) -> Bool {
    guard let source = source(message) else { return false }
    let start = source.start(ofLine: message.line)
    let line = source.text(of: start..<max(start, source.start(ofLine: message.line + 1)))
    let isBinding = message.text.contains("must have")
    if let type = message.quoted.last, repairs.missing.makeFailable(type) { return true }
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
}

extension SourceFile {
  func identifiers(inLine number: Int) -> [String] {
    let range = start(ofLine: number)..<max(start(ofLine: number), start(ofLine: number + 1))
    return text(of: range).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension SourceFile {
  /// Returns the initial value of the last local variable of a name that is declared before a line;
  /// nil if there is none.
  fileprivate func value(ofLocal name: String, before line: Int) -> ExprSyntax? {
    let reader = LocalReader(name: name, end: start(ofLine: line))
    reader.walk(tree)
    return reader.value
  }
}

private final class LocalReader: SyntaxVisitor {
  let name: String
  let end: Int
  var value: ExprSyntax?

  init(name: String, end: Int) {
    (self.name, self.end) = (name, end)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    take(node.pattern, node.initializer)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    take(node.pattern, node.initializer)
    return .visitChildren
  }

  private func take(_ pattern: PatternSyntax, _ initializer: InitializerClauseSyntax?) {
    guard pattern.boundNames == [name], let initializer,
      initializer.ownRange.lowerBound < end
    else { return }
    value = initializer.value
  }
}
