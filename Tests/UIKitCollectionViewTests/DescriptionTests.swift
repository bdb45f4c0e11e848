import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct DescriptionTests {
  @Test func `K10 a collection view that is its own data source and delegate is printed`() {
    let view = OwnSource(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = view
    view.delegate = view
    let words = view.description
    #expect(words.hasPrefix("<UIKitCollectionViewTests.OwnSource: 0x"))
    #expect(words.contains("; dataSource: <UIKitCollectionViewTests.OwnSource: 0x"))
    #expect("\(view)" == words)
  }

  @Test func `K10 the layout describes itself, the data source is not asked to`() {
    let (source, layout) = (TalkativeSource(), TalkativeLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.dataSource = source
    source.view = view
    let words = view.description
    #expect(words.contains("; layout: layout of Optional(<UICollectionView: 0x"))
    #expect(words.contains("; dataSource: <UIKitCollectionViewTests.TalkativeSource: 0x"))
  }

  /// The text of an object with all addresses and sizes taken out.
  private func text(of object: NSObject) -> String {
    object.description.replacing(#/0x[0-9a-f]+/#) { _ in "0x" }
  }

  @Test func `a collection view is described in the order of UIKit's log (K28)`() {
    final class Fake: UICollectionView {}
    let layout = TalkativeLayout()
    let view = Fake(
      frame: CGRect(x: 0, y: 0, width: 402, height: 874), collectionViewLayout: layout)
    view.addGestureRecognizer(UITapGestureRecognizer())
    #expect(
      text(of: view).hasPrefix(
        """
        <UIKitCollectionViewTests.Fake: 0x; baseClass = UICollectionView; frame = (0 0; 402 874); \
        clipsToBounds = YES; gestureRecognizers = <NSArray: 0x>; \
        backgroundColor = <UIDynamicSystemColor: 0x; name = systemBackgroundColor>; \
        layer = <CALayer: 0x>; contentOffset: {0, 0}; contentSize: {0, 0}; \
        adjustedContentInset: {0, 0, 0, 0}; layout: layout of
        """))
    #expect(text(of: view).hasSuffix("; dataSource: (null)>"))
  }

  @Test func `a table and a plain scroll view are described alike (K28)`() {
    let herbs = Herbs()
    herbs.table.backgroundColor = .red
    #expect(
      text(of: herbs.table) == """
        <UITableView: 0x; frame = (0 0; 375 400); clipsToBounds = YES; \
        backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; layer = <CALayer: 0x>; \
        contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}; \
        dataSource: <UIKitTestSupport.Herbs: 0x>>
        """)
    #expect(
      text(of: UIScrollView()) == """
        <UIScrollView: 0x; frame = (0 0; 0 0); clipsToBounds = YES; layer = <CALayer: 0x>; \
        contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}>
        """)
  }

  @Test func `a new collection view has the system's background and clips (K27)`() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.backgroundColor == .systemBackground)
    #expect(view.clipsToBounds)
  }

  @Test(arguments: [10, 12]) func `up to iOS 12 a collection view is black (K27)`(version: Int) {
    var old = UIEnvironment.current
    old.systemVersion = version
    let view = HeldDevice(old).perform {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    #expect(view.backgroundColor == .black)
  }
}

private final class OwnSource: UICollectionView, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

/// A data source that describes itself by the view it serves.
private final class TalkativeSource: NSObject, UICollectionViewDataSource {
  nonisolated(unsafe) weak var view: UICollectionView?

  nonisolated override var description: String { "source of \(String(describing: view))" }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

/// A layout that describes itself by the view it serves.
private final class TalkativeLayout: UICollectionViewFlowLayout {
  nonisolated override var description: String {
    MainActor.assumeIsolated { "layout of \(String(describing: collectionView))" }
  }
}
