/// Repairs that leave out a statement instead of the whole body.
extension ClosureRepair {
  /// Leaves out the statement with an error in an initialiser outside the requested files.
  ///
  /// If its whole body were left out, the initialiser could make no object.
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

  /// Leaves out the statement that contains an error.
  ///
  /// If the function does not compile without the statement either, its whole body is cut, unless
  /// an app is launched.
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
