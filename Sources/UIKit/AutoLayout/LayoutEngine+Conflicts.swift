import ConstraintCore
import Foundation
import LayoutCore

extension LayoutEngine {
  /// Writes a conflict to the console: in UIKit's words (facts AL77, AL79, AL82), then why it is
  /// one.
  ///
  /// Or hands it over, where somebody reads conflicts.
  func report(_ conflict: Conflict) {
    if let read = UIKitLog.conflictReader {
      read(explained(conflict))
      reported.append(conflict)
      return
    }
    let rows = conflict.constraints.compactMap { origin(of: $0) }
    let shown = rows.filter { !$0.isTold(by: rows) }.compactMap(\.shown)
    guard let broken = origin(of: conflict.broken)?.shown else { return }
    UIKitLog.warn(Self.text(of: shown, broken: broken))
    UIKitLog.warn(explained(conflict).text)
    reported.append(conflict)
  }

  private static func text(of shown: [NSLayoutConstraint], broken: NSLayoutConstraint) -> String {
    // Several rows may stand for one constraint of the console.
    var lines: [String] = []
    for line in shown.map({ "    \"\($0)\"" }) where !lines.contains(line) { lines.append(line) }
    let hint = """
      \n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
      refer to the documentation for the UIView property \
      translatesAutoresizingMaskIntoConstraints)\u{20}
      """
    let hasMask = shown.contains { $0 is NSAutoresizingMaskLayoutConstraint }
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}\
      \(hasMask ? hint : "")
      (
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint\u{20}
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
  }
}

extension RowOrigin {
  /// Whether the row is the size of a cell, and that of its content is reported too (fact AL50).
  fileprivate func isTold(by others: [RowOrigin]) -> Bool {
    guard case .mask(let cell, let slot) = self, slot.isSize else { return false }
    return others.contains {
      guard case .mask(let content, slot) = $0, let view = content.view else { return false }
      return view.isCellContent && view.superview === cell.view
    }
  }
}
