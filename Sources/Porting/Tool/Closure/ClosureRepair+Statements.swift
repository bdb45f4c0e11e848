/// Statements that are left out instead of the whole body that they are in.
extension ClosureRepair {
  /// Leaves out the statement of an initialiser beyond the requested files that an error is in.
  ///
  /// Without its body an initialiser could make no object.
  mutating func cutStatement(
    _ message: ClosureMessage, at place: ClosureText.Place
  ) -> Bool {
    guard !place.isStub, !repairs.cut.contains(place.id),
      let found = closure.parts[place.id]?.declaration, found.kind == .initializer
    else { return false }
    let first = index.file(found.file).line(of: found.id.offset)
    return cutStatement(
      message, atLine: first + message.line - place.lines.lowerBound, in: found, isAsked: false)
  }

  /// Leaves out the statement that an error is in.
  ///
  /// A function that does not compile without it either is cut as a whole, unless an app is launched.
  mutating func cutStatement(
    _ message: ClosureMessage, atLine line: Int, in found: AppDeclaration, isAsked: Bool
  ) -> Bool {
    let (file, range) = (index.file(found.file), found.declaration.ownRange)
    let isSecond = earlier.contains { $0.file == found.file && range.contains($0.offset) }
    guard !isSecond || repairs.cutsStatements || found.kind == .initializer,
      let place = CutStatements(file: file).place(atLine: line, in: found, without: earlier)
    else { return false }
    guard repairs.statements.insert(place).inserted else { return true }
    add(
      ClosureReport.Cut(
        path: file.path, line: line, name: found.name, why: message.text, isAsked: isAsked))
    return true
  }
}
