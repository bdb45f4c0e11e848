/// Required constraints that cannot all be satisfied, with the reason as text.
///
///     title wants to be 120 wide, the cell is 100 wide, and both are required.
///         title.width, Demo/TitleCell.swift:31 (broken, so that the others hold)
///
/// The list is minimal: if any one of its constraints is removed, the others can be satisfied.
package struct ConstraintConflict: Sendable, Hashable {
  /// The statements of the constraints, in the order of their activation.
  package let statements: [ConstraintStatement]
  /// The index of the broken constraint's statement in `statements`; nil if it is not among them.
  package let broken: Int?

  /// The conflict as one sentence.
  package var sentence: String {
    // Solver rows with the same sentence, such as the rows of one guide, are listed once.
    let reasons = statements.map(\.sentence).uniqued
    let count = reasons.count == 2 ? "both are" : "all are"
    guard reasons.count > 1 else { return "\(reasons.joined()), which is impossible." }
    return reasons.joined(separator: ", ") + ", and \(count) required."
  }

  /// The sentence, followed by a line for each of the app's constraints with its identifier and
  /// source location; the broken constraint is marked.
  package var text: String {
    let places = statements.indices.compactMap { index -> String? in
      let isBroken = index == broken
      guard let place = statements[index].whereabouts else {
        return isBroken ? "    Broken so that the others hold: \(statements[index].sentence)." : nil
      }
      return "    \(place)\(isBroken ? " (broken, so that the others hold)" : "")"
    }
    return ([sentence] + places).joined(separator: "\n")
  }

  /// The message as UIKit writes it to the console (facts AL77, AL79, AL82); nil if the broken
  /// constraint is not in the list, or the console does not show it.
  var consoleText: String? {
    guard let broken, let brokenText = statements[broken].consoleText else { return nil }
    // The console shows several rows of the solver as one constraint.
    let shown = statements.filter { !$0.isImplied }.compactMap(\.consoleText).uniqued
    let hasMask = shown.contains { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint:") }
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}\
      \(hasMask ? Self.maskHint : "")
      (
      \(shown.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint\u{20}
      \(brokenText)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
  }

  private static let maskHint = """
    \n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
    refer to the documentation for the UIView property \
    translatesAutoresizingMaskIntoConstraints)\u{20}
    """
}

extension [String] {
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
