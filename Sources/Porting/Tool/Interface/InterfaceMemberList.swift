import SwiftSyntax

/// The declaration that lists a class's outlets and actions for Interface Builder documents.
struct InterfaceMemberList {
  /// The source of the declaration, on one line.
  let text: String
  /// The offset in the file at which the declaration is inserted.
  let place: Int

  private static let type = "UIKit.InterfaceBuilderMembers"

  /// Makes the list of a class.
  ///
  /// - Parameters:
  ///   - part: the body of the class.
  ///   - isBase: whether no superclass has a list, so that the declaration overrides nothing.
  ///   - program: the index of the declarations.
  init(_ part: InterfacePart, isBase: Bool, in program: SourceIndex) {
    place = part.block.rightBrace.ownRange.lowerBound
    let name = part.name
    let extensions = program.interfaces.extensions(of: part).flatMap { other in
      program.interfaces.helper(for: other).map { ["\(name).\($0.name)(members)"] }
        ?? Self.calls(of: other, named: name, in: program)
    }
    let steps =
      (part.isDesignable ? ["members.designable()"] : [])
      + Self.calls(of: part, named: name, in: program) + extensions
    let inherited = isBase ? "\(Self.type)()" : "super.interfaceBuilderMembers"
    let head = isBase ? "@MainActor \(part.access)class" : "\(part.access)override class"
    text =
      "\(head) var interfaceBuilderMembers: \(Self.type) "
      + "{ \(Self.body(of: inherited, steps)) } "
  }

  /// Returns the source of the function that lists the members of an extension.
  static func function(of helper: InterfaceIndex.Helper, in program: SourceIndex) -> String {
    let path = helper.part.path
    let steps = calls(of: helper.part, named: path, in: program)
    return "; extension \(path) { @MainActor static func \(helper.name)(_ all: \(type)) -> \(type) "
      + "{ \(body(of: "all", steps)) } }"
  }

  /// Returns the body of a list's getter.
  ///
  /// It has one statement for each member, since the compiler takes long for a chain of calls.
  private static func body(of first: String, _ steps: [String]) -> String {
    if steps.isEmpty { return first }
    let lines = steps.map { "members = \($0); " }.joined()
    return "var members = \(first); \(lines)return members"
  }

  private static func calls(
    of part: InterfacePart, named type: String, in program: SourceIndex
  ) -> [String] {
    part.members.map { member in
      let others = program.members(named: member.name, of: part.name)
      return "members.\(member.call(of: type, isOverloaded: others.count > 1))"
    }
  }
}

extension InterfacePart {
  /// The access level that the list's declaration needs, followed by a space; empty if it needs
  /// none.
  fileprivate var access: String {
    guard case .body(let node) = declaration else { return "" }
    let levels = ["open", "public", "package", "internal", "fileprivate", "private"]
    let own = node.modifiers.map(\.name.text).first(where: levels.contains)
    let outer = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.modifiers
      .map(\.name.text).first(where: levels.contains)
    let level = own ?? outer ?? ""
    return ["open", "public", "package"].contains(level) ? level + " " : ""
  }
}
