import CommandLineKit
import SnapshotCore

/// The gaps in results, on the terminal.
struct IncompleteResults {
  private let check: ResultsCheck

  init(_ check: ResultsCheck) { self.check = check }

  /// Reports the gaps in the results, before the verdicts.
  ///
  /// - Parameter console: the terminal.
  /// - Returns: the exit status; nil if no verdict is missing.
  func complain(on console: Console) -> ExitStatus? {
    let areVerdictsWhole = check.gap.map { tell($0, on: console) } ?? true
    for complaint in check.complaints {
      console.complain("the run is not complete: \(complaint)")
    }
    return areVerdictsWhole && check.isWhole ? nil : .unusable
  }

  /// Reports a gap, and returns whether every verdict is there nevertheless.
  private func tell(_ gap: CompleteRun.Gap, on console: Console) -> Bool {
    if gap.leavesVerdictsWhole {
      console.note("note: \(gap)")
    } else {
      console.complain("the run is not complete: \(gap.complaint)")
    }
    return gap.leavesVerdictsWhole
  }
}
