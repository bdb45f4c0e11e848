import SwiftSyntax

/// The pieces of a file that its conditions keep from being compiled here.
///
/// A condition that cannot be decided, such as `DEBUG`, counts as met in each of its branches.
enum InactiveRanges {
  static func of(_ tree: SourceFileSyntax) -> [Range<Int>] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.ranges
  }

  private final class Finder: SyntaxVisitor {
    var ranges: [Range<Int>] = []

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      var wasMet = false
      for clause in node.clauses {
        let answer = wasMet ? false : clause.condition.map(Condition.value) ?? true
        if answer == false, let elements = clause.elements {
          ranges.append(
            Syntax(elements).position.utf8Offset..<Syntax(elements).endPosition.utf8Offset)
        }
        if answer == true { wasMet = true }
      }
      return .visitChildren
    }
  }
}
