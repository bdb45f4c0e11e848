import SwiftSyntax

/// A pass that moves members from extensions into the bodies of their classes: overrides, members
/// that a subclass overrides, and methods that `InheritedRequirementPass` makes overrides.
///
/// Swift supports overrides in or of extensions only through Objective-C.
struct MovedMembersPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    for (name, member) in program.outside[index] ?? [] {
      guard let outside = member.extension,
        file.isActive(member.value.declaration.ownRange.lowerBound),
        member.value.isOverride || program.inheritedRequirement(of: member.value) != nil
          || Self.isOverridden(member.value, of: name, in: program)
      else { continue }
      let place = member.value.declaration.ownRange.lowerBound
      if let body = program.types[name]?.body {
        changes.notes.append(
          file.note(
            .change, at: place, "\(member.value.name) moved into \(name)",
            "an extension's members are overridden through Objective-C only"))
        var move = Self.move(member.value.declaration, from: outside, in: file, to: body)
        if let requirement = program.inheritedRequirement(of: member.value) {
          move.prefix += requirement.modifiers(in: program, hasLevel: !move.prefix.isEmpty)
        }
        changes.moves.append(move)
      } else if member.value.isOverride,
        ExtensionOverride(member, of: name, in: program) == nil
      {
        changes.notes.append(
          file.note(
            .obstacle, at: place, "an override in an extension of \(name)",
            "the class is not among the ported files, and \(noRuntime)"))
      }
    }
  }

  /// Returns whether a class in the ported files overrides a member declared in an extension of its
  /// superclass.
  private static func isOverridden(
    _ member: DeclaredMember, of name: String, in program: SourceIndex
  ) -> Bool {
    // Most names are never overridden, so this check usually avoids a search through all classes.
    guard program.overridingNames.contains(member.name) else { return false }
    return program.types.contains { other, type in
      other != name && type.members.contains { $0.value.isOverride && $0.value.isSame(as: member) }
        && program.lineage(of: other).contains(name)
    }
  }

  private static func move(
    _ declaration: DeclSyntax, from outside: ExtensionDeclSyntax, in file: SourceFile,
    to body: DeclaredType.Body
  ) -> Move {
    let own = declaration.ownRange
    let start = file.lineStart(of: commentStart(of: declaration) ?? own.lowerBound)
    // If other code precedes the declaration on its line, the moved range begins at the
    // declaration, not at the line.
    let isAlone = file.isBlank(start..<own.lowerBound) || start < file.lineStart(of: own.lowerBound)
    return Move(
      range: (isAlone ? start : own.lowerBound)..<own.upperBound,
      prefix: access(of: outside, for: declaration), prefixOffset: keyword(of: declaration),
      destination: body.file, brace: body.brace)
  }

  /// Returns the start of the comment directly above a declaration, or nil if there is none.
  private static func commentStart(of declaration: DeclSyntax) -> Int? {
    var offset = declaration.position.utf8Offset
    var start: Int?
    var hasOwnLine = false
    for piece in declaration.leadingTrivia {
      switch piece {
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
        if count > 1 { start = nil }
        hasOwnLine = true
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        // A comment on the line of the previous member belongs to that member.
        if hasOwnLine { start = start ?? offset }
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
    return start
  }

  /// Returns the offset at which an access level is inserted: after the attributes and before the
  /// modifiers.
  private static func keyword(of declaration: DeclSyntax) -> Int {
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    guard let attributes, !attributes.isEmpty, let last = attributes.lastToken(viewMode: .all)
    else { return declaration.ownRange.lowerBound }
    return last.nextToken(viewMode: .sourceAccurate)?.ownRange.lowerBound
      ?? declaration.ownRange.lowerBound
  }

  private static let levels: Set = [
    "public", "open", "package", "internal", "fileprivate", "private",
  ]

  /// Returns the access level and the availability attributes that a member inherits from its
  /// extension, as source.
  private static func access(
    of outside: ExtensionDeclSyntax, for declaration: DeclSyntax
  ) -> String {
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let own = modifiers?.map(\.name.text) ?? []
    let level = outside.modifiers.map(\.name.text).first(where: levels.contains) ?? ""
    let isGiven = !level.isEmpty && !own.contains(where: levels.contains)
    let availability = outside.attributes.named("available").map { $0.ownText + " " }.joined()
    // In an extension, `private` means private to the file; in a class it would mean private to the
    // class.
    let access = level == "private" ? "fileprivate" : level
    return availability + (isGiven ? access + " " : "")
  }
}
