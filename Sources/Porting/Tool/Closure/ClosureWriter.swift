import SwiftSyntax

/// A writer of the Swift files of a `Closure`.
struct ClosureWriter {
  let closure: Closure
  private var index: AppIndex { closure.index }
  private var repairs: ClosureRepairs { closure.repairs }

  /// Returns the text of a previewed file, without imports of missing modules, and with stubs for
  /// the bodies that do not compile.
  func asked(_ file: Int) -> String {
    let source = index.file(file)
    let edits =
      index.declarations(of: file).flatMap(edits)
      + CutStatements(file: source).edits(of: repairs.statements, at: file)
      + insertions(in: file)
    return Self.written(source, with: edits)
  }

  /// Returns the text of a previewed file with edits, and without imports of missing modules.
  static func written(_ file: SourceFile, with edits: [(range: Range<Int>, text: String)]) -> String
  {
    // If several edits begin at one position, the one that removes an access level is applied last.
    let all =
      edits + ImportEdits(of: file).edits + PlaceholderEdits(of: file).edits
      + AccessEdits(of: file.tree).edits
    return file.text(of: 0..<file.bytes.count, with: all)
  }

  private func insertions(in file: Int) -> [(range: Range<Int>, text: String)] {
    repairs.insertions.filter { $0.file == file }
      .map { ($0.offset..<$0.offset, $0.text) }
      // If one value ends at the start of the next one, the text inserted after the first value
      // precedes the text inserted before the second.
      .sorted { ($0.0.lowerBound, $0.1) < ($1.0.lowerBound, $1.1) }
  }

  /// Returns the text of the declarations in the `Closure` that come from a file without previewed
  /// views; nil if there are none.
  func ring(_ file: Int) -> ClosureText? {
    let parts = index.declarations(of: file).filter { closure.form(of: $0) != nil }
    if parts.isEmpty { return nil }
    var text = ClosureText()
    text.add(ImportEdits.all(of: index.file(file)))
    let count = text.line
    for part in parts { write(part, to: &text) }
    return text.line == count ? nil : text
  }

  /// The indices of the files with declarations in the `Closure`, without the previewed files.
  var files: [Int] {
    Set(closure.parts.values.map(\.declaration.file)).subtracting(closure.asked).sorted()
  }

  // MARK: Declarations copied from the source, with edits

  private func edits(of declaration: AppDeclaration) -> [(range: Range<Int>, text: String)] {
    if repairs.dropped.contains(declaration.id) { return [(declaration.range, "")] }
    // Core Data makes the accessors of an `@NSManaged` property at run time; here the property is
    // replaced by a stub.
    if declaration.attributes.contains("NSManaged") {
      let type = declaration.owner.map {
        $0.kind == .extension ? closure.type(extendedBy: $0) ?? $0 : $0
      }
      let stub = StubMember(member: declaration, closure: closure, type: type).text
      return [(declaration.range, stub ?? "")]
    }
    let words = wordEdits(of: declaration)
    if repairs.cut.contains(declaration.id) {
      let cut = CutBody(of: declaration, in: closure).edit
      return words + [cut ?? (declaration.range, "")]
    }
    return words + declaration.members.flatMap(edits)
  }

  /// Returns the edits that remove `override` or replace it by `@_nonoverride`, and that add
  /// `@_disfavoredOverload` to an overridden member.
  private func wordEdits(of declaration: AppDeclaration) -> [(range: Range<Int>, text: String)] {
    let start = declaration.id.offset..<declaration.id.offset
    var edits: [(range: Range<Int>, text: String)] = []
    if repairs.disfavored.contains(declaration.id) { edits = [(start, "@_disfavoredOverload ")] }
    guard repairs.asides.contains(declaration.id) || repairs.overrides[declaration.id] == false
    else { return edits }
    let word = declaration.head.asProtocol((any WithModifiersSyntax).self)?.modifiers
      .first { $0.name.text == "override" }
    if repairs.asides.contains(declaration.id) {
      edits.append((word?.ownRange ?? start, "@_nonoverride" + (word == nil ? " " : "")))
    } else if repairs.overrides[declaration.id] == false, let word {
      edits.append((word.ownRange, String(repeating: " ", count: word.ownRange.count)))
    }
    return edits
  }

  private func writeWhole(_ part: AppDeclaration, to text: inout ClosureText) {
    let file = index.file(part.file)
    let start = text.line
    let left = CutStatements(file: file).edits(of: repairs.statements, at: part.file)
    let access = AccessEdits(of: part.declaration).edits
    let calls = MetatypeCallEdits(of: part.declaration).edits
    let own = file.text(of: part.range, with: edits(of: part) + left + access + calls)
    text.add(part.id, isStub: false) { $0.add(own) }
    text.addPlaces(of: part, in: file, from: start)
  }

  // MARK: Declarations with stubs as bodies

  private func write(_ part: AppDeclaration, to text: inout ClosureText) {
    guard let form = closure.form(of: part) else { return }
    if form == .whole { return writeWhole(part, to: &text) }
    if part.isGroup { return write(group: part, to: &text) }
    guard let own = StubMember(member: part, closure: closure, type: nil).text else { return }
    text.add(part.id, isStub: true) { $0.add(own) }
  }

  private func write(group: AppDeclaration, to text: inout ClosureText) {
    let type = group.kind == .extension ? closure.type(extendedBy: group) : group
    let members = group.members.filter { closure.form(of: $0) != nil }
    let names = inherited(by: group)
    if group.kind == .extension, members.isEmpty, names.isEmpty { return }
    text.add(group.id, isStub: true) { text in
      text.add(head(of: group, inheriting: names) + " {")
      for member in members { write(member, of: type, to: &text) }
      if let type {
        let declared = Set(members.flatMap(\.names))
        let last = names.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
        StubConformance.members(for: last, of: type, beside: declared).forEach { text.add($0) }
        if group.kind == .class, lacksCoder(type, members) {
          let mark = SuperCall.cannotFail(of: type, in: index) ? "" : "?"
          text.add("public required init\(mark)(coder: NSCoder) { super.init(coder: coder) }")
        }
        text.add("}")
        StubConformance.extensionText(for: last, of: type).map { text.add($0) }
      } else {
        text.add("}")
      }
    }
  }

  /// Returns whether the stub of a view or controller lacks the required `init(coder:)`: it does
  /// not declare it, and it does not inherit it, because it declares other designated initialisers.
  private func lacksCoder(_ type: AppDeclaration, _ members: [AppDeclaration]) -> Bool {
    let own = members.filter { $0.kind == .initializer && !$0.modifiers.contains("convenience") }
    let hasCoder = own.contains { member in
      let node = member.declaration.as(InitializerDeclSyntax.self)
      return node?.signature.parameterClause.parameters.first?.firstName.text == "coder"
    }
    guard !own.isEmpty, !hasCoder else { return false }
    return AskedObjects.isShown(type, in: closure)
  }

  private func write(
    _ member: AppDeclaration, of type: AppDeclaration?, to text: inout ClosureText
  ) {
    if closure.form(of: member) == .whole {
      let isRequirement = type?.kind == .protocol && member.owner?.kind != .extension
      return member.isType || !isRequirement
        ? writeWhole(member, to: &text)
        : text.add(member.id, isStub: member.kind != .associated) {
          $0.add(member.declaration.ownText)
        }
    }
    if member.isType { return write(group: member, to: &text) }
    guard let own = StubMember(member: member, closure: closure, type: type).text else { return }
    text.add(member.id, isStub: true) { $0.add(own) }
  }

  private static let headAttributes: Set<String> = ["MainActor", "objc"]

  private func head(of group: AppDeclaration, inheriting names: [String]) -> String {
    let node = group.head
    let attributes =
      node.asProtocol((any WithAttributesSyntax).self)?.attributes
      .filter {
        Self.headAttributes.contains($0.as(AttributeSyntax.self)?.attributeName.ownText ?? "")
      }
      .map(\.ownText) ?? []
    let words = group.modifiers.filter { ["indirect", "final"].contains($0) }
    let whole = attributes + words + [keyword(of: group), title(of: group)]
    let list = names.isEmpty ? "" : ": \(names.joined(separator: ", "))"
    let condition =
      node.asProtocol((any DeclGroupSyntax).self)?.genericWhereClause.map { " \($0.ownText)" } ?? ""
    return whole.joined(separator: " ") + list + condition
  }

  private func keyword(of group: AppDeclaration) -> String {
    if group.head.is(ActorDeclSyntax.self) { return "actor" }
    switch group.kind {
    case .class: return "class"
    case .structure: return "struct"
    case .enumeration: return "enum"
    case .protocol: return "protocol"
    default: return "extension"
    }
  }

  private func title(of group: AppDeclaration) -> String {
    if let node = group.head.as(ExtensionDeclSyntax.self) {
      return node.extendedType.ownText
    }
    let generic = group.head.asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause?.ownText
    let primary = group.head.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause?
      .ownText
    return "`\(group.name)`" + (generic ?? primary ?? "")
  }

  /// Returns the inherited types that a stub declares.
  ///
  /// Types of the app that the `Closure` does not contain are left out, and so are conformances
  /// that repairs removed.
  private func inherited(by group: AppDeclaration) -> [String] {
    let kept = group.inherited.filter { type in
      type.lastNames.allSatisfy { name in
        let isLeft = repairs.conformances.contains(.init(declaration: group.id, name: name))
        return !isLeft && (!index.declaresType(name) || closure.contains(type: name))
      }
    }.map(\.ownText)
    // A stub of a protocol is restricted to classes if the protocol is, because only then can
    // properties of its type be weak.
    let isOfClasses = group.kind == .protocol && index.isClassBound(group)
    return isOfClasses && kept.isEmpty ? ["AnyObject"] : kept
  }
}
