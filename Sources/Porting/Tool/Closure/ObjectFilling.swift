import SwiftSyntax

/// The statements that give an object sample content: assignments to its properties, and calls of
/// its methods that take a model.
struct ObjectFilling {
  let type: AppDeclaration
  let closure: Closure

  private static let verbs = [
    "inject", "initialize", "configure", "bind", "setup", "setUp", "set", "update", "render",
    "display", "fill", "apply",
    "populate", "load", "show", "prepare", "reload", "present", "with", "add",
  ]
  /// The parts of names of methods that show an error, progress or another state instead of
  /// content; they are not called.
  private static let others = [
    "error", "alert", "loading", "empty", "hidden", "selected", "highlighted", "editing", "animat",
    "delegate", "keyboard", "toast", "popup", "sheet", "needs", "observer", "target", "gesture",
    "child", "notification", "scroll", "constraint", "layout", "request",
  ]
  /// The maximum number of methods that are called on an object.
  private static let most = 4

  private var isController: Bool {
    closure.index.lineage(of: type).root?.hasSuffix("Controller") ?? false
  }

  /// The members, accessible in other files, of the class and of the app's superclasses.
  private var members: [AppDeclaration] {
    closure.index.lineage(of: type).classes.flatMap { part in
      ([part] + closure.index.extensions(of: part.name)).flatMap(\.members).filter {
        !$0.isHidden && !$0.isStatic && !$0.modifiers.contains("override")
          && closure.form(of: $0) != nil
      }
    }
  }

  /// The statements for the generated main file, in the order in which they run.
  ///
  /// The properties of a controller are set before its view is loaded; its methods, except for
  /// those whose names begin with `inject` or `initialize`, are called afterwards.
  var statements: [GeneratedLine] {
    let members = members
    let load = isController ? [line("loadView", 101, "own.loadViewIfNeeded()")] : []
    let calls = calls(of: members)
    let first = calls.filter(\.isFirst).map(\.line)
    return members.compactMap(property) + call(of: privateStatements, 102, "fillStandIns") + first
      + load + calls.filter { !$0.isFirst }.map(\.line)
      + call(of: privateCalls, 103, "callStandIns")
      + [line("reload", 104, "PreviewContent.reload(in: own)")]
  }

  /// Returns a call of a function that is generated at the end of the class's file, if the function
  /// contains any statements.
  private func call(of lines: [GeneratedLine], _ slot: Int, _ name: String) -> [GeneratedLine] {
    let isThere = lines.contains { !closure.repairs.dropped.contains($0.id) }
    return isThere ? [GeneratedLine(of: type, slot: slot, "own.\(name)()")] : []
  }

  /// Returns a statement as a step (see `PreviewContent`), which is skipped if it ends the program.
  private func line(_ name: String, _ slot: Int, _ statement: String) -> GeneratedLine {
    GeneratedLine(of: type, slot: slot, step(name, statement))
  }

  private func step(_ name: String, _ statement: String) -> String {
    "PreviewContent.step(\"\(type.name).\(name)\") { \(statement) }"
  }

  /// The private members of the class; an extension at the end of its file can access them.
  private var privateMembers: [AppDeclaration] {
    let extensions = closure.index.extensions(of: type.name).filter { $0.file == type.file }
    return ([type] + extensions).flatMap(\.members).filter {
      $0.isHidden && !$0.isStatic && closure.form(of: $0) == .whole
    }
  }

  /// The statements that set private properties, except for optional ones, before the view is
  /// loaded.
  var privateStatements: [GeneratedLine] {
    privateMembers.filter { member in
      let binding = member.declaration.as(VariableDeclSyntax.self)?.bindings.first
      let kind = binding?.typeAnnotation?.type
      // An optional private property stays nil, as is usual when a view first appears.
      return kind?.is(OptionalTypeSyntax.self) == false || kind == nil
    }.compactMap(property)
  }

  /// The calls of private methods that take a model; none if the class has such methods that are
  /// not private.
  var privateCalls: [GeneratedLine] {
    calls(of: members).isEmpty ? calls(of: privateMembers).map(\.line) : []
  }

  // MARK: Properties

  private func property(_ member: AppDeclaration) -> GeneratedLine? {
    guard let node = member.declaration.as(VariableDeclSyntax.self),
      node.bindingSpecifier.text == "var", member.attributes.isEmpty,
      member.isHidden || node.modifiers.allSatisfy({ $0.detail == nil }),
      !member.modifiers.contains("lazy"),
      let binding = node.bindings.first, node.bindings.count == 1, isFilled(binding)
    else { return nil }
    let name = member.name
    // A weak property whose type is a UIKit class is not set, because another object owns the view
    // or controller. Other weak properties, such as coordinators, are filled.
    let isForeign = binding.typeAnnotation?.type.ownText.hasPrefix("UI") == true
    if member.modifiers.contains("weak"), isForeign { return nil }
    if let kind = binding.typeAnnotation?.type, Self.isFunction(kind) {
      guard kind.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return nil }
      let value = StubBody.value(of: kind, named: name)
      return GeneratedLine(of: member, slot: 100, "own.\(name) = \(value)")
    }
    if let cast = CastTypes(in: type).type(of: name), closure.form(ofType: cast) != nil {
      let value = step(name, "own.\(name) = contentStandIn(\"\(name)\") as \(cast)")
      return GeneratedLine(of: member, slot: 100, value)
    }
    let text = step(name, "fillStandIn(own, \\.\(name), \"\(name)\")")
    return GeneratedLine(of: member, slot: 100, text)
  }

  /// Returns whether a property is set to sample content; false for delegates, constraints and the
  /// like, and for properties with an initial value other than nil and an empty array.
  private func isFilled(_ binding: PatternBindingSyntax) -> Bool {
    let kind = binding.typeAnnotation?.type
    let text = (kind ?? TypeSyntax(IdentifierTypeSyntax(name: .identifier("")))).ownText
    let name = binding.pattern.boundNames.first?.lowercased() ?? ""
    let isOther =
      ["delegate", "datasource", "constraint", "timer", "task", "observer", "callback", "handler"]
      .contains(where: name.hasSuffix)
      || ["Gesture", "Constraint", "Timer", "Task<", "Disposable", "Cancellable", "Window"]
        .contains(where: text.contains)
    if isOther { return false }
    if let value = binding.initializer?.value {
      return value.is(NilLiteralExprSyntax.self)
        || value.as(ArrayExprSyntax.self)?.elements.isEmpty == true
        || value.ownText.hasPrefix("[") && value.ownText.hasSuffix("]()")
    }
    guard let kind else { return false }
    guard let block = binding.accessorBlock else {
      // A property that is not optional is set by the initialiser. It is set again only if its type
      // is neither a UIKit class nor a protocol, and no test makes the object with its own values.
      return kind.is(OptionalTypeSyntax.self) || kind.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        || closure.tested[type.name] == nil && !text.hasPrefix("UI")
          && closure.type(text)?.kind != .protocol
    }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.contains { ["set", "didSet", "willSet"].contains($0.accessorSpecifier.text) }
      && !["Bool", "Int", "CGFloat", "Double", "CGRect", "UIEdgeInsets"].contains(text)
  }

  private static func isFunction(_ type: TypeSyntax) -> Bool {
    let plain =
      type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
    return StubBody.value(of: plain, named: "").hasPrefix("{")
  }

  // MARK: Methods

  /// The call of a method that takes a model.
  private struct Call {
    let line: GeneratedLine
    /// The position of the method's verb in the list of verbs; methods with a lower rank are called
    /// first.
    let rank: Int
    /// Whether the method is called before a controller's view is loaded.
    var isFirst: Bool { rank < 2 }
  }

  private func calls(of members: [AppDeclaration]) -> [Call] {
    let found = members.compactMap { member -> Call? in
      guard let node = member.declaration.as(FunctionDeclSyntax.self), member.isFilling,
        let rank = Self.verbs.firstIndex(where: member.name.hasPrefix),
        !Self.others.contains(where: member.name.lowercased().contains),
        node.genericParameterClause == nil, node.signature.effectSpecifiers == nil
      else { return nil }
      let arguments = node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
        .map { parameter in
          let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
          let name = (parameter.secondName ?? parameter.firstName).plain
          return label + StubBody.content(of: parameter.type, named: name)
        }
      let call = "_ = own.\(member.name)(\(arguments.joined(separator: ", ")))"
      return Call(
        line: GeneratedLine(of: member, slot: 100, step(member.name, call)), rank: rank)
    }
    return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .prefix(Self.most).map(\.element)
  }
}

extension AppDeclaration {
  /// Whether the declaration or its extension is private, so that other files cannot use it.
  fileprivate var isHidden: Bool {
    isPrivate || owner?.kind == .extension && owner?.isPrivate == true
  }

  /// Whether a method may show content: it has parameters without default values, and is neither an
  /// action nor a method of a data source or delegate.
  fileprivate var isFilling: Bool {
    guard let node = declaration.as(FunctionDeclSyntax.self) else { return false }
    let parameters = node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
    let others = ["tableView", "collectionView", "scrollView", "animated", "sender", "animator"]
    return !parameters.isEmpty && !modifiers.contains("@objc") && !attributes.contains("IBAction")
      && !parameters.contains {
        others.contains($0.firstName.text) || others.contains($0.secondName?.text ?? "")
          || $0.type.ownText == "Any"
      }
  }
}
