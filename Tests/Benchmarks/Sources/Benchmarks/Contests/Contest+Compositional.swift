import Foundation

extension Contest {
  /// Compositional layouts beside flow layouts that show the same items.
  static var compositional: [Contest] {
    [
      beside("1,000,000 items in one section, laid out", { LayoutGrid($0, items: 1_000_000) }) {
        $0.laidOutAnew()
      },
      beside(
        "10,000 sections of 10 items, laid out", { LayoutGrid($0, sections: 10_000, items: 10) }
      ) { $0.laidOutAnew() },
      beside("100 scroll steps among 1,000,000 items", { LayoutGrid($0, items: 1_000_000) }) {
        $0.scrolled()
      },
      beside("an item inserted and deleted among 100,000", { LayoutGrid($0, items: 100_000) }) {
        $0.updated()
      },
      beside(
        "1,000 self-sizing rows, scrolled through",
        { LayoutGrid($0, items: 1_000, isMeasured: true) }
      ) { $0.measuredThrough() },
    ]
  }

  private static func beside(
    _ name: String, _ make: @escaping @MainActor @Sendable (LayoutGrid.Kind) -> LayoutGrid,
    _ work: @escaping @MainActor @Sendable (LayoutGrid) -> Int
  ) -> Contest {
    let flow = "flow layout"
    func side(_ kind: LayoutGrid.Kind) -> @Sendable () throws -> () throws -> Int {
      {
        let grid = MainActor.assumeIsolated { make(kind) }
        return { MainActor.assumeIsolated { work(grid) } }
      }
    }
    return Contest(
      stage: "compositional layout",
      sides: [.ours("Quarterturn", side(.compositional)), .ours(flow, side(.flow))],
      rows: [Row(name: name, beside: [flow], limit: .share(2))])
  }
}
