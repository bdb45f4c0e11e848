import Testing
import UIKit

struct LayoutlessTests {
  @Test func `a collection view without a layout raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UICollectionView() }
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("UICollectionView must be initialized with a non-nil layout parameter"))
  }
}
