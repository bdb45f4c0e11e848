import Foundation

extension Contest {
  /// Every contest of the table, in its order.
  ///
  /// - Parameter isQuick: whether the suite has a tenth of its screens, only one shape of
  ///   constraint trees is measured, and commands that are not built are left out.
  /// - Returns: the contests.
  static func all(isQuick: Bool) -> [Contest] {
    [scene] + kinds + codec + compare(isQuick: isQuick) + [failing] + cold(isQuick: isQuick)
      + [suite(screens: isQuick ? 20 : 200), markers, flow(count: 1_000_000)]
      + compositional + [nib]
      + constraints(isQuick ? [.row] : ConstraintTree.Shape.allCases)
  }

  /// Measures the contests that the options name, and returns their table.
  static func table(_ options: Options) -> PeerTable {
    let wanted = all(isQuick: options.isQuick).filter { contest in
      options.part.isEmpty || contest.stage.contains(options.part)
        || contest.rows.contains { $0.name.contains(options.part) }
    }
    let runs = options.runs ?? (options.isQuick ? 5 : 21)
    return PeerTable(
      lines: wanted.flatMap { contest in
        Console.tell("measuring \(contest.stage)")
        return contest.lines(runs: runs)
      })
  }
}
