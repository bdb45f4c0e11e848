import SwiftSyntax

/// The text that is added to the end of a previewed file: extensions that set its classes' private
/// members to sample content.
///
/// ```
/// extension HerbController {
///   @MainActor func fillStandIns() { let own = self
///     fillStandIn(own, \.herbs, "herbs")
///   }
/// }
/// ```
struct PrivateFilling {
  let closure: Closure
  /// The previewed file, as its index among the files of the app.
  let file: Int

  /// A generated function, with the lines that have not been left out.
  private struct Function {
    let name: String
    let lines: [GeneratedLine]
  }

  private func functions(of type: AppDeclaration) -> [Function] {
    let filling = ObjectFilling(type: type, closure: closure)
    return [
      Function(name: "fillStandIns", lines: closure.alive(filling.privateStatements)),
      Function(name: "callStandIns", lines: closure.alive(filling.privateCalls)),
    ].filter { !$0.lines.isEmpty }
  }

  /// Adds the extensions to the text of the file.
  func add(to text: inout ClosureText) {
    let filled = AskedObjects.classes(of: file, in: closure)
      .map { (name: $0.name, functions: functions(of: $0)) }
      .filter { !$0.functions.isEmpty }
    if filled.isEmpty { return }
    text.add("import StandIns; import LayoutPreviews")
    for type in filled {
      text.add("extension \(type.name) {")
      for function in type.functions {
        text.add("@MainActor func \(function.name)() { let own = self")
        for line in function.lines { text.add(line.id, isStub: true) { $0.add(line.text) } }
        text.add("}")
      }
      text.add("}")
    }
  }
}
