import SwiftSyntax

/// Repairs of calls whose arguments no declared initialiser or function accepts.
extension ClosureRepair {
  private static let complaints = [
    "incorrect argument label", "argument passed to call that takes no arguments",
    "extraneous argument label", "extra argument", "extra trailing closure", "missing argument",
    "no exact matches in call", "cannot be constructed because it has no accessible initializers",
  ]

  /// Declares an overload with a call's arguments: of a generated function, or of an initialiser of
  /// a type that the app does not declare.
  mutating func addOverload(_ message: ClosureMessage) -> Bool {
    guard Self.complaints.contains(where: message.text.contains) else { return false }
    if let isAdded = addWrapperInitializer(message) { return isAdded }
    guard let call = call(around: message) else { return false }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let token = access.declName.baseName
      if token.text == "init", let base = access.base { return addInitializer(call, of: base) }
      let site = UseSite(ExprSyntax(access), token)
      return repairs.missing.add(overload: site.member(named: token.plain, isStatic: false))
    }
    let special = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
    return addInitializer(call, of: special ?? call.calledExpression)
  }

  /// Declares the initialiser that an attribute such as `@Stored(key: "herb")` calls; returns nil
  /// if the message is not about an attribute of a generated property wrapper.
  private mutating func addWrapperInitializer(_ message: ClosureMessage) -> Bool? {
    var node = token(at: message)?.parent
    while let found = node, !found.is(AttributeSyntax.self), !found.is(CodeBlockItemSyntax.self) {
      node = found.parent
    }
    guard let attribute = node?.as(AttributeSyntax.self),
      case .argumentList(let arguments)? = attribute.arguments
    else { return nil }
    let name = ClosureMessage.bare(attribute.attributeName.ownText)
    guard repairs.missing.types[name]?.form == .wrapper else { return nil }
    var member = MissingMember(name: "init")
    member.parameters = arguments.map { argument in
      let label = argument.label?.plain
      return .init(label: label, form: ValueGuess.form(of: argument.expression, label: label))
    }
    return repairs.missing.add(member, to: name)
  }

  private mutating func addInitializer(_ call: FunctionCallExprSyntax, of type: ExprSyntax) -> Bool
  {
    guard let token = type.as(DeclReferenceExprSyntax.self)?.baseName,
      token.text.first?.isUppercase == true, !index.declaresType(token.plain)
    else { return false }
    let site = UseSite(call.calledExpression, token)
    let member = site.member(named: "init", isStatic: false)
    return repairs.missing.add(member, to: token.plain)
  }

  /// Declares a static member of another module's type, if the compiler finds only an instance
  /// member with its name.
  mutating func declareStatic(_ name: String, _ message: ClosureMessage) -> Bool {
    guard message.text.hasPrefix("instance member"), message.quoted.count > 1,
      let site = site(of: name, message)
    else { return false }
    let owner = ClosureMessage.path(message.quoted[1])
    guard !index.declaresType(ClosureMessage.bare(owner)) else { return false }
    return repairs.missing.add(site.member(named: name, isStatic: true), to: owner)
  }

  /// Declares the functions that a statement calls with Swift closures as methods of `Unknown` and
  /// of the other types that have a member for every name, if the compiler cannot infer a type in
  /// the statement.
  mutating func declareCalls(around message: ClosureMessage) -> Bool {
    guard message.text.contains("could not be inferred") else { return false }
    // The outermost statement is searched, since the error may be inside a Swift closure that is an
    // argument.
    var (node, statement) = (token(at: message)?.parent, Syntax?.none)
    while let found = node, !found.is(CodeBlockSyntax.self), !found.is(MemberBlockItemSyntax.self) {
      if found.is(CodeBlockItemSyntax.self) { statement = found }
      node = found.parent
    }
    guard let statement else { return false }
    let reader = ClosureCallReader(viewMode: .sourceAccurate)
    reader.walk(statement)
    var isChanged = false
    for access in reader.found {
      let token = access.declName.baseName
      let member = UseSite(ExprSyntax(access), token).member(named: token.plain, isStatic: false)
      for owner in repairs.missing.openOwners {
        isChanged = repairs.missing.add(member, to: owner) || isChanged
      }
    }
    return isChanged
  }

  private func token(at message: ClosureMessage) -> TokenSyntax? {
    guard let source = source(message) else { return nil }
    let offset = source.start(ofLine: message.line) + max(0, message.column - 1)
    return source.tree.token(at: AbsolutePosition(utf8Offset: offset))
  }

  /// Returns the innermost call that contains the location of a message; nil if there is none.
  private func call(around message: ClosureMessage) -> FunctionCallExprSyntax? {
    var node = token(at: message)?.parent
    while let found = node, !found.is(CodeBlockItemSyntax.self) {
      if let call = found.as(FunctionCallExprSyntax.self) { return call }
      node = found.parent
    }
    return nil
  }
}

/// A visitor that collects the members to which calls pass Swift closures.
private final class ClosureCallReader: SyntaxVisitor {
  var found: [MemberAccessExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let hasClosure =
      node.trailingClosure != nil
      || node.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
    if hasClosure, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base != nil
    {
      found.append(access)
    }
    return .visitChildren
  }
}
