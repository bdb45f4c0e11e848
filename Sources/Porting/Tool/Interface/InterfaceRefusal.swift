import SwiftSyntax

/// An `init(coder:)` that only ends the program, so that no object of the class can be made from a
/// nib or storyboard.
///
///     required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
struct InterfaceRefusal {
  /// The message with which the program ends.
  let reason: String
  /// The file name and the line of the initialiser.
  let place: (file: String, line: Int)

  private static let endings: Set = ["fatalError", "preconditionFailure", "assertionFailure"]

  /// Finds the `init(coder:)` of a class or of its nearest superclass that declares one; nil if
  /// there is none, or if the initialiser does more than end the program.
  init?(of name: String, in program: SourceIndex, _ files: [SourceFile]) {
    let all = program.lineage(of: name).lazy.flatMap { program.types[$0]?.members ?? [] }
    let found = all.first { $0.value.name == "init" && $0.value.labels == ["coder"] }
    guard let found, let initializer = found.value.declaration.as(InitializerDeclSyntax.self),
      let statements = initializer.body?.statements, statements.count == 1,
      let call = statements.first?.item.as(FunctionCallExprSyntax.self),
      Self.endings.contains(call.calledExpression.ownText)
    else { return nil }
    let text = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)
    let words = text?.representedLiteralValue ?? ""
    reason = words.split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
    let file = files[found.file]
    let line = file.line(of: initializer.ownRange.lowerBound)
    place = ("\(file.baseName).swift", line)
  }
}
