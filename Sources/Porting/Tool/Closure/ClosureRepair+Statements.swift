/// Repairs that leave out one statement instead of a whole function body.
extension ClosureRepair {
  /// Leaves out the statement with an error, in a file that is not previewed.
  ///
  /// If the whole body were left out, an initialiser could make no object, and a method of a base
  /// class would add no views.
  mutating func cutStatement(
    _ message: ClosureMessage, at place: ClosureText.Place
  ) -> Bool {
    guard !place.isStub, !repairs.cut.contains(place.id),
      let found = closure.parts[place.id]?.declaration,
      [.initializer, .function, .variable].contains(found.kind)
    else { return false }
    let first = index.file(found.file).line(of: found.id.offset)
    return cutStatement(
      message, atLine: first + message.line - place.lines.lowerBound, in: found, isAsked: false)
  }

  /// The number of statements left out of one function body, in a file that is not previewed, above
  /// which the whole body is left out at the next error.
  private static let most = 5

  /// Leaves out the statement that contains an error.
  ///
  /// Returns false if the whole body is to be replaced by a stub instead: in a previewed file if a
  /// statement was left out before, in other files after more than `most` statements, and if no
  /// statement can be left out. There is no limit for initialisers, and none if an app is launched.
  mutating func cutStatement(
    _ message: ClosureMessage, atLine line: Int, in found: AppDeclaration, isAsked: Bool
  ) -> Bool {
    let (file, range) = (index.file(found.file), found.range)
    let count = earlier.count { $0.file == found.file && range.contains($0.offset) }
    let isBounded = found.kind != .initializer && !repairs.cutsStatements
    guard !isBounded || count <= (isAsked ? 0 : Self.most),
      let place = CutStatements(file: file, members: members(beside: found))
        .place(atLine: line, in: found, without: earlier)
    else { return false }
    guard repairs.statements.insert(place).inserted else { return true }
    add(
      ClosureReport.Cut(
        path: file.path, line: line, name: found.name, why: message.text, isAsked: isAsked))
    return true
  }

  /// Returns the names of the members of the type that contains a declaration.
  private func members(beside found: AppDeclaration) -> Set<String> {
    guard let owner = found.owner else { return [] }
    let type = closure.type(owner.name)
    let parts = [owner] + [type].compactMap(\.self) + (type.map { index.extensions(of: $0) } ?? [])
    return Set(parts.flatMap(\.members).flatMap(\.names))
  }
}
