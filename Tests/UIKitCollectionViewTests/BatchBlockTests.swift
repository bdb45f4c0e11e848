import Testing
import UIKit
import UIKitTestSupport

/// Blocks of batches that are not kept.
@MainActor struct BatchBlockTests {
  @Test func `the block of a list's batch may be one that cannot be kept (K19)`() {
    let list = CountingCollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    func change(_ updates: () -> Void, completion: @escaping (Bool) -> Void) {
      list.performBatchUpdates(updates, completion: completion)
    }
    var calls: [String] = []
    change({ calls.append("block") }, completion: { calls.append("done \($0)") })
    #expect(calls == ["block", "done true"])
    #expect(list.calls == ["batch"])
    list.performBatchUpdates(nil)
    #expect(list.calls == ["batch", "batch"])
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
