import SwiftSyntax

/// A pass that adds a list of a class's outlets and actions, for Interface Builder documents.
///
/// ```
/// class Cell: UIView {
///   @IBOutlet private weak var title: UILabel!
///   @IBAction func tapped(_ sender: Any) {}
/// override class var interfaceBuilderMembers: UIKit.InterfaceBuilderMembers { … }; }
/// ```
///
/// The list is before the closing brace, so that private members are visible in it and no line
/// number changes. The members of an extension in another file are listed by a function after that
/// extension.
struct InterfaceMembersPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    for part in program.interfaces.parts[index] ?? [] {
      for offset in part.uncertain {
        changes.notes.append(
          file.note(
            .omission, at: offset, "a member in #if is left out of the table for documents",
            "the condition is not known while porting"))
      }
      guard case .body(let node) = part.declaration else { continue }
      let isBase = program.interfaces.bases.contains(part.name)
      guard isBase || program.interfaces.hasMembers(part) else { continue }
      let list = InterfaceMemberList(part, isBase: isBase, in: program)
      changes.notes.append(
        file.note(
          .change, at: node.ownRange.lowerBound, "interfaceBuilderMembers added to \(part.path)",
          "documents find outlets and actions by name only through Objective-C"))
      if let end = Self.unseparatedEnd(of: node, in: file) { changes.insert(";", at: end) }
      changes.insert(" " + list.text, at: list.place)
      if isBase { changes.insert(Self.conformance(of: node), at: Self.header(of: node)) }
      changes.needsUIKit = true
    }
    for helper in program.interfaces.helpers[index] ?? [] {
      changes.insert(
        InterfaceMemberList.function(of: helper, in: program),
        at: helper.part.block.rightBrace.ownRange.upperBound)
      changes.needsUIKit = true
    }
  }

  /// Returns the end of the last member if the closing brace is on the same line without a
  /// semicolon before it, so that one must be inserted; otherwise nil.
  private static func unseparatedEnd(of node: ClassDeclSyntax, in file: SourceFile) -> Int? {
    let brace = node.memberBlock.rightBrace
    guard let last = brace.previousToken(viewMode: .sourceAccurate),
      last.text != ";", last != node.memberBlock.leftBrace
    else { return nil }
    let end = last.ownRange.upperBound
    return file.line(of: end) == file.line(of: brace.ownRange.lowerBound) ? end : nil
  }

  private static let name = "UIKit.InterfaceBuilderObject"

  private static func conformance(of node: ClassDeclSyntax) -> String {
    node.inheritanceClause == nil ? ": \(name)" : ", \(name)"
  }

  /// Returns the offset at which a further inherited type is inserted into a class declaration.
  private static func header(of node: ClassDeclSyntax) -> Int {
    let last = node.inheritanceClause?.inheritedTypes.last.map { Syntax($0) }
    return (last ?? node.genericParameterClause.map { Syntax($0) } ?? Syntax(node.name))
      .ownRange.upperBound
  }
}
