import SwiftSyntax

/// A pass that adds optional protocol methods to the class that adopts the protocol, if only
/// subclasses implement the methods.
///
/// ```
/// class Base: NSObject, UITableViewDelegate { func tableView(_ a0: …) { … } }       added
/// class Sub: Base { override func tableView(_ t: …, heightForRowAt p: …) … }        the app's
/// ```
///
/// The added methods are on the line of the class's opening brace, so that no line numbers change.
struct InheritedRequirementPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    for found in program.inheritedRequirements where found.file == index {
      override(found.requirement, in: file, program, &changes)
    }
    var added: Set<String> = []
    for requirement in program.inheritedRequirements.map(\.requirement) {
      guard let body = program.types[requirement.adopter]?.body, body.file == index else {
        continue
      }
      let selector = DeclaredMember(DeclSyntax(requirement.method))?.selector ?? ""
      // Several subclasses may implement the same method, which is added only once.
      guard added.insert("\(requirement.adopter).\(selector)").inserted else { continue }
      changes.insert(" \(requirement.source(in: program));", at: body.start)
      changes.needsUIKit = true
    }
  }

  private func override(
    _ requirement: InheritedRequirement, in file: SourceFile, _ program: SourceIndex,
    _ changes: inout Changes
  ) {
    let method = requirement.method
    let start = method.modifiers.first?.ownRange ?? method.funcKeyword.ownRange
    let place = start.lowerBound
    changes.notes.append(
      file.note(
        .change, at: place, "\(method.name.text) overrides a default in \(requirement.adopter)",
        "only \(requirement.adopter) adopts the protocol, and \(noRuntime)"))
    // If the method is moved into its class, the move adds these modifiers.
    let isMoved = changes.moves.contains { $0.range.contains(place) }
    if !isMoved { changes.insert(requirement.modifiers(in: program, hasLevel: false), at: place) }
  }
}
