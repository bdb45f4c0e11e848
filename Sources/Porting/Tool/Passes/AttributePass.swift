import SwiftSyntax

/// A pass that removes attributes and modifiers that affect only Objective-C or Interface Builder,
/// changes `@UIApplicationMain` to `@main`, and adds a note for each `@NSManaged`, an attribute of
/// Core Data.
struct AttributePass: Pass {
  /// Whether `@main` stays in the source; if not, `@UIApplicationMain` is removed too.
  var keepsMain = true

  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let finder = Finder(file: file)
    finder.walk(file.tree)
    for token in finder.found {
      changes.notes.append(
        file.note(
          .change, at: token.range.lowerBound, "\(token.text) taken out", reason(token.text)))
    }
    for range in Self.withBlanks(finder.found.map(\.range), in: file) {
      changes.replace(range, by: "")
    }
    for main in finder.mains where !keepsMain { changes.replace(main, by: "") }
    for main in finder.mains where keepsMain && file.text(of: main) != "@main" {
      changes.notes.append(
        file.note(.change, at: main.lowerBound, "@UIApplicationMain → @main", noRuntime))
      changes.replace(main, by: "@main")
    }
    for managed in finder.managed {
      changes.notes.append(
        file.note(
          .obstacle, at: managed.lowerBound, "@NSManaged",
          "Core Data is not available here; make it a stored property unless canImport(CoreData)"))
    }
  }

  private func reason(_ text: String) -> String {
    if text == "weak" { return "only Objective-C's protocols can have weak properties" }
    if InterfaceMember.attributes.contains(String(text.dropFirst())) {
      return "the class has a table of what documents connect"
    }
    let isDesigners = Self.designer.contains(text)
    return isDesigners ? "only the canvas of Interface Builder reads it" : noRuntime
  }

  private static let designer: Set = ["@IBDesignable", "@GKInspectable"]

  /// Extends each attribute's range by the blanks after it and, if nothing follows on its line, the
  /// blanks before it.
  ///
  /// The code after an attribute then begins at the attribute's column, and no line ends with
  /// blanks. The ranges of attributes that only blanks separate are joined.
  private static func withBlanks(_ ranges: [Range<Int>], in file: SourceFile) -> [Range<Int>] {
    var wide: [Range<Int>] = []
    for range in ranges {
      var (start, end) = (range.lowerBound, range.upperBound)
      while end < file.bytes.count, file.bytes[end].isBlank { end += 1 }
      if wide.last?.upperBound == start, let before = wide.popLast() { start = before.lowerBound }
      let isLast = end == file.bytes.count || file.bytes[end].isLineEnd
      if isLast { while start > 0, file.bytes[start - 1].isBlank { start -= 1 } }
      wide.append(start..<end)
    }
    return wide
  }

  private final class Finder: SyntaxVisitor {
    let file: SourceFile
    var found: [(text: String, range: Range<Int>)] = []
    var mains: [Range<Int>] = []
    var managed: [Range<Int>] = []

    init(file: SourceFile) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      guard file.isActive(node.ownRange.lowerBound) else { return .skipChildren }
      let name = "@\(node.attributeName.ownText)"
      switch name {
      case "@objc", "@objcMembers", "@nonobjc", "@NSCopying", "@IBOutlet", "@IBAction",
        "@IBInspectable", "@IBDesignable", "@IBSegueAction", "@GKInspectable":
        found.append((name, node.ownRange))
      case "@convention" where node.arguments?.ownText == "block":
        found.append(("@convention(block)", node.ownRange))
      case "@UIApplicationMain", "@main": mains.append(node.ownRange)
      case "@NSManaged": managed.append(node.ownRange)
      default: break
      }
      return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.text
      let isGone = name == "dynamic" || name == "optional" || name == "weak" && node.isInProtocol
      if isGone, file.isActive(node.ownRange.lowerBound) {
        found.append((node.name.text, node.ownRange))
      }
      return .visitChildren
    }
  }
}

extension DeclModifierSyntax {
  /// Whether the modified declaration is a protocol requirement.
  fileprivate var isInProtocol: Bool {
    let member = parent?.parent?.parent?.as(MemberBlockItemSyntax.self)
    return member?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) ?? false
  }
}
