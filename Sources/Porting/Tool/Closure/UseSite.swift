import SwiftSyntax

/// A use of a missing name in source, from which a declaration is generated.
struct UseSite {
  /// The name as an expression or, if the name follows a dot, the whole member access.
  let expression: ExprSyntax
  let token: TokenSyntax

  /// Finds, in a line, the use of a name that is nearest to a column; nil if there is none.
  init?(of name: String, in file: SourceFile, line: Int, column: Int) {
    var best: (token: TokenSyntax, distance: Int)?
    let start = file.start(ofLine: line)
    var token = file.tree.token(at: AbsolutePosition(utf8Offset: start))
    while let next = token {
      let offset = next.positionAfterSkippingLeadingTrivia.utf8Offset
      if file.line(of: offset) > line { break }
      if next.plain == name || next.plain == "$\(name)" {
        let distance = abs(offset - start + 1 - column)
        if best.map({ distance < $0.distance }) ?? true { best = (next, distance) }
      }
      token = next.nextToken(viewMode: .sourceAccurate)
    }
    guard let found = best?.token,
      let reference = found.parent?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    self.token = found
    if let access = reference.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == reference.id
    {
      expression = ExprSyntax(access)
    } else {
      expression = ExprSyntax(reference)
    }
  }

  init(_ expression: ExprSyntax, _ token: TokenSyntax) {
    (self.expression, self.token) = (expression, token)
  }

  /// Finds the last member access in an expression: `count` in `herbs.all().count`; nil if the
  /// expression does not end with one.
  init?(last value: ExprSyntax) {
    if let call = value.as(FunctionCallExprSyntax.self) {
      self.init(last: call.calledExpression)
    } else if let optional = value.as(OptionalChainingExprSyntax.self) {
      self.init(last: optional.expression)
    } else if let access = value.as(MemberAccessExprSyntax.self), access.base != nil {
      self.init(value, access.declName.baseName)
    } else {
      return nil
    }
  }

  /// The call of the function with this name; nil if the name is used as a value.
  var call: FunctionCallExprSyntax? {
    var node = Syntax(expression)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.id == node.id ? call : nil
      }
      let isPassed =
        parent.is(OptionalChainingExprSyntax.self)
        || parent.is(GenericSpecializationExprSyntax.self)
        || parent.is(ForceUnwrapExprSyntax.self)
      guard isPassed else { return nil }
      node = parent
    }
    return nil
  }

  /// Whether the name is accessed as a static member: `Herb.all`.
  var isOnType: Bool {
    guard let base = expression.as(MemberAccessExprSyntax.self)?.base else { return false }
    let name =
      base.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name?.first?.isUppercase == true
  }

  /// Whether the name is accessed as an implicit member: `.all`.
  var isImplicit: Bool {
    expression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  private var words: (isThrowing: Bool, isAsync: Bool) {
    var node = Syntax(expression)
    var found = (false, false)
    while let parent = node.parent, parent.is(ExprSyntax.self) || parent.is(ExprListSyntax.self) {
      if parent.is(TryExprSyntax.self) { found.0 = true }
      if parent.is(AwaitExprSyntax.self) { found.1 = true }
      node = parent
    }
    return found
  }

  /// Returns the declaration of a member with which this use compiles.
  func member(named name: String, isStatic: Bool) -> MissingMember {
    guard let call else {
      let type = assigned.flatMap { ValueGuess.type(of: $0, named: name) }
      let isCondition = self.isCondition ? "Bool" : nil
      return MissingMember(
        name: name, type: type ?? isCondition ?? ValueGuess.type(named: name) ?? "Unknown",
        isStatic: isStatic)
    }
    var parameters = call.arguments.map { argument in
      MissingMember.Parameter(
        label: argument.label?.plain,
        form: ValueGuess.form(of: argument.expression, label: argument.label?.plain))
    }
    if let closure = call.trailingClosure {
      parameters.append(.init(label: nil, form: ValueGuess.form(of: closure)))
    }
    for more in call.additionalTrailingClosures {
      parameters.append(
        .init(label: more.label.plain, form: ValueGuess.form(of: more.closure)))
    }
    return MissingMember(
      name: name, parameters: parameters, isStatic: isStatic, isThrowing: words.isThrowing,
      isAsync: words.isAsync)
  }

  /// The value that an assignment assigns to the name; nil if there is no assignment.
  private var assigned: ExprSyntax? {
    var node = Syntax(expression)
    while let parent = node.parent, !parent.is(ExprListSyntax.self) {
      guard parent.is(ExprSyntax.self), !parent.is(FunctionCallExprSyntax.self) else { return nil }
      node = parent
    }
    guard let list = node.parent?.as(ExprListSyntax.self) else { return nil }
    let elements = Array(list)
    guard elements.count == 3, elements[0].id == node.id,
      elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return elements[2]
  }

  private var isCondition: Bool {
    var node = Syntax(expression)
    while let parent = node.parent {
      if parent.is(ConditionElementSyntax.self) { return true }
      if let prefix = parent.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        return true
      }
      guard parent.is(MemberAccessExprSyntax.self) == false, parent.is(ExprSyntax.self) else {
        return false
      }
      node = parent
    }
    return false
  }

  /// The property or function to which an implicit member is assigned or passed, with its use; nil
  /// for other expressions.
  var target: (site: UseSite, name: String)? {
    var node = Syntax(expression)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      if let list = parent.as(ExprListSyntax.self), let first = list.first, first.id != node.id {
        return Self.access(in: ExprSyntax(first))
      }
      if let argument = parent.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      {
        return Self.access(in: call.calledExpression)
      }
      node = parent
    }
    return nil
  }

  private static func access(in expression: ExprSyntax) -> (site: UseSite, name: String)? {
    guard let access = expression.as(MemberAccessExprSyntax.self), access.base != nil else {
      return nil
    }
    let token = access.declName.baseName
    return (UseSite(expression, token), token.plain)
  }
}
