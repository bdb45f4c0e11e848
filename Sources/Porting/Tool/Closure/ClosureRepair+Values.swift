import SwiftSyntax

/// Additions to the requested files where a value of a module that is not here has another type
/// than its use requires, and where Objective-C's initialisers are called.
extension ClosureRepair {
  /// The function that gives a value the type that its use requires.
  static let adapting = "adaptedStandIn"

  /// Gives a value the type that its use requires, if one of the two types is not here.
  mutating func adapt(_ message: ClosureMessage) -> Bool {
    let types = message.quoted.prefix(2).map(ClosureMessage.bare)
    let isForeign = types.contains { $0 == "Unknown" || repairs.missing.types[$0] != nil }
    guard isForeign, let (file, token) = askedToken(at: message) else { return false }
    var node = token.parent
    while let found = node, !found.is(ExprSyntax.self) { node = found.parent }
    while let next = node?.parent, next.is(ExprSyntax.self) { node = next }
    guard let range = node?.ownRange, node?.is(ClosureExprSyntax.self) == false,
      node?.is(InOutExprSyntax.self) == false
    else { return false }
    let start = ClosureRepairs.Insertion(
      file: file, offset: range.lowerBound, text: "\(Self.adapting)(")
    let end = ClosureRepairs.Insertion(file: file, offset: range.upperBound, text: ")")
    guard repairs.insertions.insert(start).inserted else { return false }
    repairs.insertions.insert(end)
    return true
  }

  /// Calls the initialiser that a class requires instead of the one without arguments, which a
  /// class of Objective-C has in each case: `kind.init()` as `kind.init(frame: .zero)`.
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
    let offset = source.start(ofLine: message.line) + max(0, message.column - 1)
    return source.tree.token(at: AbsolutePosition(utf8Offset: offset)).map { (file, $0) }
  }
}
