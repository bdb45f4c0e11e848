import Testing
import UIKit

/// Blocks of batches that are not kept.
@MainActor struct BatchBlockTests {
  private final class Counted: UICollectionView {
    var batches = 0

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      batches += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  @Test func `the block of a list's batch may be one that cannot be kept (K19)`() {
    let list = Counted(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    func change(_ updates: () -> Void, completion: @escaping (Bool) -> Void) {
      list.performBatchUpdates(updates, completion: completion)
    }
    var calls: [String] = []
    change({ calls.append("block") }, completion: { calls.append("done \($0)") })
    #expect(calls == ["block", "done true"])
    #expect(list.batches == 1)
    list.performBatchUpdates(nil)
    #expect(list.batches == 2)
  }

  @Test func `the block of a table's batch may be one that cannot be kept (K19)`() {
    let table = UITableView()
    func change(_ updates: () -> Void, completion: @escaping (Bool) -> Void) {
      table.performBatchUpdates(updates, completion: completion)
    }
    var calls: [String] = []
    change({ calls.append("block") }, completion: { calls.append("done \($0)") })
    #expect(calls == ["block", "done true"])
  }
}
