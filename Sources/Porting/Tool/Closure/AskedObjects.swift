import SwiftSyntax

/// The main file of a program that shows the views of the requested files.
struct AskedObjects {
  let closure: Closure
  /// The classes that documents of Interface Builder name.
  let named: Set<String>

  private var classes: [AppDeclaration] {
    closure.asked.flatMap { closure.index.declarations(of: $0) }.filter { type in
      type.kind == .class && !type.isPrivate && Self.isShown(type, in: closure)
        && type.declaration.as(ClassDeclSyntax.self)?.genericParameterClause == nil
    }
  }

  var names: [String] { classes.map(\.name) }

  private static let endings = [
    "View", "Cell", "Label", "Control", "Bar", "Button", "Controller", "Layout", "Field", "Switch",
  ]

  static func isShown(_ type: AppDeclaration, in closure: Closure) -> Bool {
    guard let root = closure.index.lineage(of: type).root else { return false }
    let base = closure.repairs.missing.superclass(of: root) ?? root
    return endings.contains(where: base.hasSuffix) && base != "UIPresentationController"
  }

  /// The text of the file, with one place for each class.
  var text: ClosureText {
    var text = ClosureText()
    text.add("import LayoutPreviews; import StandIns; import UIKit")
    text.add("MainActor.assumeIsolated {")
    text.add("PreviewProgram.run([")
    for type in classes {
      let (plain, filled) = entries(of: type)
      for (number, entry) in [filled, plain].enumerated() {
        let id = AppDeclaration.Identity(
          file: -1_000_000 * (number + 1) - type.file, offset: type.id.offset)
        guard let entry, !closure.repairs.dropped.contains(id) else { continue }
        text.add(id, isStub: true) { $0.add(entry) }
      }
    }
    text.add("])")
    text.add("}")
    return text
  }

  /// Returns the entries of a class: as it is made, and after it was given content.
  private func entries(of type: AppDeclaration) -> (plain: String?, filled: String?) {
    let made = ObjectMaking(type: type, closure: closure).expression
    let isController = closure.index.lineage(of: type).root?.hasSuffix("Controller") ?? false
    var expression = made
    if named.contains(type.name) {
      let kind = isController ? "controller" : "view"
      expression =
        "PreviewDocuments.\(kind)(of: \(type.name).self)" + (made.map { " { \($0) }" } ?? "")
    }
    guard let expression else { return (nil, nil) }
    let calls = fillings(of: type)
    let plain = "UIKit.Preview(\"\(type.name)\") { \(expression) },"
    if calls.isEmpty { return (plain, nil) }
    let filled =
      "UIKit.Preview(\"\(type.name) (filled)\") { let made = \(expression); "
      + "if let own = made as? \(type.name) { \(calls.joined(separator: "; ")) }; return made },"
    return (plain, filled)
  }

  private static let verbs = [
    "configure", "bind", "setup", "setUp", "set", "update", "render", "display", "fill", "apply",
    "populate", "load", "show",
  ]
  private static let models: Set<String> = [
    "viewModel", "model", "item", "data", "title", "text", "configuration", "content", "state",
  ]

  /// Returns the statements that give an object its content.
  private func fillings(of type: AppDeclaration) -> [String] {
    let members = ([type] + closure.index.extensions(of: type.name)).flatMap(\.members)
      .filter { !$0.isPrivate && !$0.isStatic && !$0.modifiers.contains("override") }
    let properties = members.filter { $0.kind == .variable && Self.models.contains($0.name) }
      .compactMap { member -> String? in
        guard let node = member.declaration.as(VariableDeclSyntax.self),
          node.bindingSpecifier.text == "var",
          !node.modifiers.contains(where: { $0.detail != nil }),
          let binding = node.bindings.first, Self.isSet(binding),
          let kind = binding.typeAnnotation?.type
        else { return nil }
        return "own.\(member.name) = \(StubBody.value(of: kind, named: member.name))"
      }
    let calls = members.compactMap { member -> String? in
      guard let node = member.declaration.as(FunctionDeclSyntax.self),
        Self.verbs.contains(where: member.name.hasPrefix), node.genericParameterClause == nil,
        node.signature.effectSpecifiers == nil, member.isFilling
      else { return nil }
      let arguments = node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
        .map { parameter in
          let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
          let name = (parameter.secondName ?? parameter.firstName).plain
          return label + StubBody.value(of: parameter.type, named: name)
        }
      return "_ = own.\(member.name)(\(arguments.joined(separator: ", ")))"
    }
    return properties + calls.prefix(3)
  }

  private static func isSet(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    return block.ownText.contains("set")
  }
}

extension AppDeclaration {
  /// Whether a method has parameters, and none that says that it belongs to a data source.
  fileprivate var isFilling: Bool {
    guard let node = declaration.as(FunctionDeclSyntax.self) else { return false }
    let parameters = node.signature.parameterClause.parameters
    let others = ["tableView", "collectionView", "scrollView", "animated", "sender"]
    return !parameters.isEmpty
      && !parameters.contains { others.contains($0.firstName.text) || $0.type.ownText == "Any" }
  }
}
