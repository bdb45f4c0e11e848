import SwiftSyntax

/// Repairs that insert text into the previewed files: conversions of values of missing types, calls
/// that make values optional, and `frame: .zero` for initialisers without arguments.
extension ClosureRepair {
  /// The name of the generated function that converts a value to the type that its context
  /// requires.
  static let adapting = "adaptedStandIn"

  /// Inserts a call that converts a value to the type that its context requires, if one of the two
  /// types is missing.
  mutating func adapt(_ message: ClosureMessage) -> Bool {
    let types = message.quoted.prefix(2).map(ClosureMessage.bare)
    let isForeign = types.contains { $0 == "Unknown" || repairs.missing.types[$0] != nil }
    guard isForeign, let (file, token) = askedToken(at: message) else { return false }
    var node = token.parent
    while let found = node, !found.is(ExprSyntax.self) { node = found.parent }
    while let next = node?.parent, next.is(ExprSyntax.self) { node = next }
    guard let node, let range = Self.value(around: node), !node.is(ClosureExprSyntax.self),
      !node.is(InOutExprSyntax.self), !node.is(IfExprSyntax.self), !node.is(SwitchExprSyntax.self)
    else { return false }
    let start = ClosureRepairs.Insertion(
      file: file, offset: range.lowerBound, text: "\(Self.adapting)(")
    let end = ClosureRepairs.Insertion(file: file, offset: range.upperBound, text: ")")
    guard repairs.insertions.insert(start).inserted else { return false }
    repairs.insertions.insert(end)
    return true
  }

  /// Returns the range of an expression; for an assignment, that of the assigned value, or nil if
  /// that is missing.
  private static func value(around node: Syntax) -> Range<Int>? {
    // An error about an assignment may be at its left side or at its operator.
    guard let list = node.parent?.as(ExprListSyntax.self),
      list.first?.id == node.id || list.dropFirst().first?.id == node.id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return node.ownRange }
    guard let first = list.dropFirst(2).first, let last = list.last else { return nil }
    return first.ownRange.lowerBound..<last.ownRange.upperBound
  }

  /// The name of the generated function that makes a value optional.
  private static let wrapping = "optionalStandIn"

  /// The functions that the inserted calls use.
  static let adapters = [
    "func \(adapting)<V>(_ value: Any?) -> V { (value as? V) ?? standIn(\"value\") }",
    "func \(wrapping)<V>(_ value: V) -> V? { value }",
    "func \(wrapping)<V>(_ value: V?) -> V? { value }",
    // On Linux, Foundation's function of this name ends the program if the class is generic.
    "func NSStringFromClass(_ type: AnyClass) -> String { String(reflecting: type) }",
  ]

  /// The classes that Foundation on Linux declares as unavailable, with those used instead.
  private static let replaced = [
    (name: "DateComponentsFormatter", other: "DurationFormatterStandIn"),
    (name: "MeasurementFormatter", other: "MeasurementFormatterStandIn"),
  ]

  /// Returns the declarations that replace unavailable classes, except for classes of the app.
  static func replacements(beside index: AppIndex) -> [String] {
    replaced.filter { !index.declaresType($0.name) }.map { "typealias \($0.name) = \($0.other)" }
  }

  /// Makes a value optional if the code unwraps it: `store.herb?.title`, `if let herb =
  /// store.herb`, `delegate.show!(herb)`.
  mutating func wrapOptional(_ message: ClosureMessage) -> Bool {
    guard let (file, token) = askedToken(at: message) else { return false }
    var node = token.parent
    while let found = node, !found.is(CodeBlockItemSyntax.self) {
      if let chain = found.as(OptionalChainingExprSyntax.self) {
        return wrap(chain.expression.ownRange, in: file)
      }
      if let force = found.as(ForceUnwrapExprSyntax.self) {
        return wrap(force.expression.ownRange, in: file)
      }
      if let binding = found.as(OptionalBindingConditionSyntax.self) {
        if let value = binding.initializer?.value { return wrap(value.ownRange, in: file) }
        let (end, name) = (binding.pattern.ownRange.upperBound, binding.pattern.ownText)
        return repairs.insertions.insert(
          .init(file: file, offset: end, text: " = \(Self.wrapping)(\(name))")
        ).inserted
      }
      node = found.parent
    }
    return false
  }

  private mutating func wrap(_ range: Range<Int>, in file: Int) -> Bool {
    // The inserted text contains the value's length, so that the insertions for two values which
    // begin at the same position differ.
    let start = ClosureRepairs.Insertion(
      file: file, offset: range.lowerBound, text: "\(Self.wrapping)/*\(range.count)*/(")
    guard repairs.insertions.insert(start).inserted else { return false }
    repairs.insertions.insert(.init(file: file, offset: range.upperBound, text: ")"))
    return true
  }

  /// Inserts an argument into a call of an initialiser without arguments, unless the class is a
  /// controller: `kind.init()` becomes `kind.init(frame: .zero)`.
  mutating func requireFrame(_ message: ClosureMessage) -> Bool {
    guard let name = message.quoted.first, let (file, token) = askedToken(at: message),
      let type = closure.type(ClosureMessage.bare(name)),
      index.lineage(of: type).root?.hasSuffix("Controller") == false
    else { return false }
    var node = token.parent
    while let found = node, !found.is(FunctionCallExprSyntax.self) { node = found.parent }
    guard let call = node?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let open = call.leftParen
    else { return false }
    return repairs.insertions.insert(
      .init(file: file, offset: open.ownRange.upperBound, text: "frame: .zero")
    ).inserted
  }

  private func askedToken(at message: ClosureMessage) -> (file: Int, token: TokenSyntax)? {
    guard let file = closure.asked.first(where: { index.paths[$0] == message.path }) else {
      return nil
    }
    let source = index.file(file)
    let start = source.start(ofLine: message.line)
    var offset = start + max(0, message.column - 1)
    // The column in the message counts earlier insertions too, so their lengths are subtracted.
    for addition in repairs.insertions.sorted(by: { $0.offset < $1.offset })
    where addition.file == file && addition.offset >= start && addition.offset < offset {
      offset = max(addition.offset, offset - addition.text.utf8.count)
    }
    return source.tree.token(at: AbsolutePosition(utf8Offset: offset)).map { (file, $0) }
  }
}
