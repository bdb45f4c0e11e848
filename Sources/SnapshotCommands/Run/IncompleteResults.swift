import CommandLineKit
import SnapshotCore

/// The gaps in the results of a run, such as missing shards, for printing.
struct IncompleteResults {
  private let check: ResultsCheck

  init(_ check: ResultsCheck) { self.check = check }

  /// Prints the gaps in the results, before the verdicts.
  ///
  /// - Parameter console: the terminal.
  /// - Returns: the exit status if verdicts are missing or several shards requested the same
  ///   golden, otherwise nil.
  func complain(on console: Console) -> ExitStatus? {
    let areVerdictsWhole = check.gap.map { tell($0, on: console) } ?? true
    for complaint in check.complaints {
      console.complain("the run is not complete: \(complaint)")
    }
    return areVerdictsWhole && check.isWhole ? nil : .unusable
  }

  /// Prints a gap; returns whether all verdicts are present in spite of it.
  private func tell(_ gap: CompleteRun.Gap, on console: Console) -> Bool {
    if gap.leavesVerdictsWhole {
      console.note("note: \(gap)")
    } else {
      console.complain("the run is not complete: \(gap.complaint)")
    }
    return gap.leavesVerdictsWhole
  }
}
