import ConstraintCore

extension Benchmark {
  /// Solving of constraints: trees of views built, resized and changed.
  static let constraints = ConstraintTree.Shape.allCases.flatMap { shape in
    [1_000, 10_000].map { building($0, shape) } + [
      changing("a window's resize", shape) { tree, turn in
        try tree.resize(
          width: turn.isMultiple(of: 2) ? 667 : 375, height: turn.isMultiple(of: 2) ? 375 : 667)
      },
      changing("one constant there and back", shape) { tree, turn in
        try tree.nudge(turn * 7919 + 13)
      },
      changing("one constraint out and in", shape) { tree, turn in
        try tree.exchange(turn * 7919 + 13)
      },
    ]
  }

  private static func building(_ count: Int, _ shape: ConstraintTree.Shape) -> Benchmark {
    Benchmark("constraints", "\(count) views built, \(shape.rawValue)") {
      { (try? built(shape, count))?.solver.constraintCount ?? -1 }
    }
  }

  /// Work on a solved tree of 1,000 views; `change` receives the number of the run.
  private static func changing(
    _ what: String, _ shape: ConstraintTree.Shape,
    by change: @escaping @Sendable (inout ConstraintTree, Int) throws -> Int
  ) -> Benchmark {
    Benchmark("constraints", "\(what), 1000 views, \(shape.rawValue)") {
      var tree = try built(shape, 1000)
      var turn = 0
      return {
        turn += 1
        return (try? change(&tree, turn)) ?? -1
      }
    }
  }

  private static func built(
    _ shape: ConstraintTree.Shape, _ count: Int
  ) throws -> ConstraintTree {
    var tree = try ConstraintTree(shape, count: count)
    _ = try tree.resize(width: 375, height: 667)
    return tree
  }
}
