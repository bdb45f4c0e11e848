import SwiftSyntax

/// The main file of a program that shows the views of the previewed files.
///
/// Each class has a function that makes an object and one that sets the object's content, and there
/// are previews with and without the content. In a simplified form:
///
/// ```
/// @MainActor func make0() -> HerbCell {
///   return HerbCell(herb: standIn("herb"))
/// }
/// @MainActor func fill0(_ own: HerbCell) {
///   fillStandIn(own, \.title, "title")
///   _ = own.configure(with: contentStandIn("herb"))
/// }
/// ```
///
/// A line that does not compile is left out; the other lines remain.
struct AskedObjects {
  let closure: Closure
  /// The names of the classes that Interface Builder documents (nibs and storyboards) contain.
  let named: Set<String>

  private var classes: [AppDeclaration] {
    closure.asked.flatMap { Self.classes(of: $0, in: closure) }
  }

  /// Returns the classes of a file whose objects the program shows: views, controllers and layouts,
  /// except for private and generic classes.
  static func classes(of file: Int, in closure: Closure) -> [AppDeclaration] {
    closure.index.declarations(of: file).filter { type in
      type.kind == .class && !type.isPrivate && isShown(type, in: closure)
        && type.head.as(ClassDeclSyntax.self)?.genericParameterClause == nil
    }
  }

  /// The names of the classes whose objects the program can make.
  var names: [String] {
    classes.filter { named.contains($0.name) || !makings(of: $0).isEmpty }.map(\.name)
  }

  private static let endings = [
    "View", "Cell", "Label", "Control", "Bar", "Button", "Controller", "Layout", "Field", "Switch",
    "Window", "Slider", "Stepper", "Indicator",
  ]

  static func isShown(_ type: AppDeclaration, in closure: Closure) -> Bool {
    guard let root = closure.index.lineage(of: type).root else { return false }
    let base = closure.repairs.missing.superclass(of: root) ?? root
    return endings.contains(where: base.hasSuffix) && base != "UIPresentationController"
  }

  /// The text of the file; each line that may not compile has an identity, with which a repair
  /// leaves it out.
  var text: ClosureText {
    var text = ClosureText()
    text.add("import LayoutPreviews; import StandIns; import UIKit")
    for (number, type) in classes.enumerated() {
      write(making: makings(of: type), of: type, number, to: &text)
      write(filling: fillings(of: type), of: type, number, to: &text)
    }
    text.add("MainActor.assumeIsolated {")
    text.add("registerStandIns()")
    text.add("PreviewProgram.run([")
    for (number, type) in classes.enumerated() {
      for entry in entries(of: type, number) { text.add(entry) }
    }
    text.add("])")
    text.add("}")
    return text
  }

  // MARK: Functions that make and fill objects

  /// The slot (see `GeneratedLine`) of the first line that makes an object.
  static let firstMaking = 50

  private func makings(of type: AppDeclaration) -> [GeneratedLine] {
    let texts = ObjectMaking(type: type, closure: closure).expressions
    return closure.alive(
      texts.enumerated().map { number, text in
        GeneratedLine(of: type, slot: Self.firstMaking + number, text)
      })
  }

  private func fillings(of type: AppDeclaration) -> [GeneratedLine] {
    closure.alive(ObjectFilling(type: type, closure: closure).statements)
  }

  private func write(
    making lines: [GeneratedLine], of type: AppDeclaration, _ number: Int,
    to text: inout ClosureText
  ) {
    guard !lines.isEmpty else { return }
    // All expressions are compiled as lines of one function, so that one run of the compiler finds
    // those that do not compile. Of the others, the function evaluates the one with the index
    // `skipped`.
    text.add("@MainActor func make\(number)(_ skipped: Int = 0) -> \(type.name) {")
    for (index, line) in lines.enumerated() {
      let isLast = index + 1 == lines.count
      let statement =
        isLast
        ? "return retainedStandIn(\(line.text))"
        : "if skipped <= \(index) { return retainedStandIn(\(line.text)) }"
      text.add(line.id, isStub: true) { $0.add(statement) }
    }
    text.add("}")
  }

  private func write(
    filling lines: [GeneratedLine], of type: AppDeclaration, _ number: Int,
    to text: inout ClosureText
  ) {
    guard !lines.isEmpty else { return }
    text.add("@MainActor func fill\(number)(_ own: \(type.name)) {")
    for line in lines { text.add(line.id, isStub: true) { $0.add(line.text) } }
    text.add("}")
  }

  // MARK: Previews

  /// Returns up to three previews of a class: with content, without content, and with content in an
  /// object that the second of the expressions makes.
  private func entries(of type: AppDeclaration, _ number: Int) -> [String] {
    let makings = makings(of: type)
    var expression = makings.isEmpty ? nil : "make\(number)()"
    if named.contains(type.name), closure.makings[type.name] == nil {
      let kind = isController(type) ? "controller" : "view"
      let outlets = !isController(type) && hasOutlets(type) ? ", hasOutlets: true" : ""
      expression =
        "PreviewDocuments.\(kind)(of: \(type.name).self\(outlets))"
        + (expression.map { " { \($0) }" } ?? "")
    }
    guard let expression else { return [] }
    var entries = [entry("\(type.name) (filled)", type, number, expression)]
    entries.append("UIKit.Preview(\"\(type.name)\") { \(expression) },")
    // The app makes a controller in a nib or storyboard only from that document, so there is no
    // preview with another initialiser.
    let isOfDocument = named.contains(type.name) && isController(type)
    if makings.count > 1, !isOfDocument {
      entries.append(entry("\(type.name) (otherwise)", type, number, "make\(number)(1)"))
    }
    return entries
  }

  private func entry(
    _ name: String, _ type: AppDeclaration, _ number: Int, _ expression: String
  ) -> String {
    let fill = fillings(of: type).isEmpty ? "_ = own" : "fill\(number)(own)"
    return "UIKit.Preview(\"\(name)\") { let made = \(expression); "
      + "if let own = made as? \(type.name) { \(fill) }; return made },"
  }

  /// Returns whether a class or one of its superclasses has an outlet.
  private func hasOutlets(_ type: AppDeclaration) -> Bool {
    closure.index.lineage(of: type).classes.flatMap(\.members).contains {
      $0.attributes.contains("IBOutlet")
    }
  }

  private func isController(_ type: AppDeclaration) -> Bool {
    closure.index.lineage(of: type).root?.hasSuffix("Controller") ?? false
  }
}
