import Foundation
import LayoutLaboratory
import Testing
import UIKit

@MainActor struct TraceTests {
  /// The layout of the first post.
  final class MDKUICollectionViewFlowLayoutDebug: UICollectionViewFlowLayout {}

  /// A view as large as an iPad Pro in portrait, below a navigation bar as in the first post.
  private func pad() -> Shelf {
    let shelf = Shelf(
      MDKUICollectionViewFlowLayoutDebug(), size: CGSize(width: 1024, height: 1366))
    shelf.view.contentInset.top = 64
    shelf.view.contentOffset.y = -64
    shelf.view.layoutIfNeeded()
    return shelf
  }

  private func turned(_ shelf: Shelf) -> LayoutTrace {
    shelf.trace { $0.frame.size = CGSize(width: 1366, height: 1024) }
  }

  @Test func `W1 the log of a rotation reads like the first post's`() {
    #expect(
      turned(pad()).log == """
        [MDKUICollectionViewFlowLayoutDebug invalidationContextForBoundsChange:] bounds: {{0, -64}, {1366, 1024}},
        <UICollectionViewFlowLayoutInvalidationContext>
        invalidateEverything: NO,
        invalidatedItemIndexPaths: NO,
        invalidateFlowLayoutAttributes: YES,
        invalidateFlowLayoutDelegateMetrics: NO
        """)
  }

  @Test func `the text of a rotation begins with the change, the question and the context`() {
    let lines = turned(pad()).description.split(separator: "\n").prefix(9)
    #expect(
      lines.joined(separator: "\n") == """
        collectionView.bounds: {{0, -64}, {1024, 1366}} → {{0, -64}, {1366, 1024}}
          layout.shouldInvalidateLayout(forBoundsChange: {{0, -64}, {1366, 1024}}) → YES
          layout.invalidationContext(forBoundsChange: {{0, -64}, {1366, 1024}}) →
            <UICollectionViewFlowLayoutInvalidationContext>
            invalidateEverything: NO,
            invalidatedItemIndexPaths: NO,
            invalidateFlowLayoutAttributes: YES,
            invalidateFlowLayoutDelegateMetrics: NO
          layout.invalidateLayout(with: <UICollectionViewFlowLayoutInvalidationContext: attributes>)
        """)
  }

  @Test func `B6 a rotation asks the delegate of a plain flow layout for nothing`() {
    #expect(turned(pad()).calls(to: .sizeForItemAt).isEmpty)
  }

  @Test func `B7 with delegate metrics invalid every size is asked for again`() {
    let shelf = Shelf(AskingFlowLayout())
    shelf.view.layoutIfNeeded()
    #expect(shelf.trace { $0.frame.size.width = 200 }.calls(to: .sizeForItemAt).count == 6)
  }

  @Test func `questions that a delegate does not implement are no calls`() {
    let trace = Shelf(UICollectionViewFlowLayout()).trace()
    #expect(trace.calls(to: .insetForSectionAt).isEmpty)
    #expect(trace.calls(to: .numberOfSections).isEmpty)
    #expect(trace.calls(to: .willDisplay).isEmpty)
  }

  @Test func `what the app invalidates by itself is recorded too`() {
    let shelf = Shelf(UICollectionViewFlowLayout())
    shelf.view.layoutIfNeeded()
    let trace = shelf.trace { $0.collectionViewLayout.invalidateLayout() }
    #expect(trace.calls.first?.method == .invalidateLayout)
  }

  @Test func `an invalidation that the collection view asks for is recorded once`() {
    #expect(turned(pad()).allCalls.filter { $0.method == .invalidateLayoutWith }.count == 1)
    #expect(turned(pad()).calls(to: .invalidateLayout).isEmpty)
  }

  @Test func `calls that repeat each other are counted in the text`() {
    let text = Shelf(UICollectionViewFlowLayout()).trace().description
    #expect(
      text.contains(
        """
            delegate.collectionView(_:layout:sizeForItemAt: [0, 0]) → {20, 50}
            ⋮ 5 more, to [0, 5], with the same answer
        """))
  }

  @Test func `unfolded, every call is written`() {
    let trace = Shelf(UICollectionViewFlowLayout()).trace()
    let lines = trace.text(folded: false).split(separator: "\n").filter {
      $0.contains("sizeForItemAt")
    }
    #expect(lines.count == 6)
  }

  @Test func `two runs are traced alike, without addresses`() {
    let traces = (0..<2).map { _ in Shelf(UICollectionViewFlowLayout()).trace() }
    #expect(traces[0] == traces[1])
    #expect(!traces[0].description.contains("0x"))
  }

  @Test func `JSON has every call with its arguments`() throws {
    let trace = turned(pad())
    let json = try JSONSerialization.jsonObject(with: Data(trace.json.utf8))
    let calls = try #require(json as? [[String: Any]])
    let bounds = try #require(calls.first)
    #expect(bounds["method"] as? String == "bounds")
    let nested = try #require(bounds["calls"] as? [[String: Any]])
    let context = try #require(nested[1]["result"] as? [String: Any])
    #expect(context["invalidateFlowLayoutDelegateMetrics"] as? Bool == false)
  }

  @Test func `nobody hears anything after a recording`() {
    let trace = LayoutTrace.recording {}
    Shelf(UICollectionViewFlowLayout()).view.layoutIfNeeded()
    #expect(trace.calls.isEmpty)
    #expect(CallObservation.observer == nil)
  }

  @Test func `an index path that does not exist is written down where UIKit would raise`() {
    final class Ghosts: ListLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let ghost = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 99, section: 0))
        ghost.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return [ghost]
      }
    }
    let trace = Shelf(Ghosts()).trace()
    #expect(
      trace.description.contains(
        "✗ UIKit would end the program here: attributes for an index path that does not exist: "
          + "[0, 99]"))
  }
}
