import SwiftSyntax

/// The ranges of a file that are not compiled because of `#if` conditions.
///
/// A clause whose condition has an unknown value, such as `DEBUG`, counts as compiled.
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
