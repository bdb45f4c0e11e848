import Foundation

extension Contest {
  /// Trees of 1,000 views as constraints, built and solved, beside kiwi, a solver in C++ with the
  /// Cassowary algorithm.
  static func constraints(_ shapes: [ConstraintTree.Shape]) -> [Contest] {
    shapes.map { shape in
      Contest(
        stage: "1,000 views as constraints, built and solved",
        sides: [
          .ours {
            {
              var tree = try ConstraintTree(shape, count: 1000)
              return try tree.resize(width: 375, height: 667)
            }
          },
          .peer("kiwi", "python") {
            let program = Checkout.root.appendingPathComponent(
              "Tests/Benchmarks/Peers/kiwi_trees.py")
            return [program.path, "answer", "\(shape)", "1000"]
          },
        ],
        rows: [Row(name: shape.rawValue, beside: ["kiwi"], limit: .share(0.03))],
        // Kiwi takes up to a second.
        runs: 3, isWarm: true)
    }
  }
}
