import Foundation
import Testing
import UIKit

@MainActor struct DescriptionTests {
  @Test func `K10 a collection view that is its own data source and delegate is printed`() {
    let view = OwnSource(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = view
    view.delegate = view
    let words = view.description
    #expect(words.hasPrefix("<OwnSource: 0x"))
    #expect(words.contains("; dataSource: <OwnSource: 0x"))
    #expect("\(view)" == words)
  }

  @Test func `K10 the layout describes itself, the data source is not asked to`() {
    let (source, layout) = (TalkativeSource(), TalkativeLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.dataSource = source
    source.view = view
    let words = view.description
    #expect(words.contains("; layout: layout of Optional(<UICollectionView: 0x"))
    #expect(words.contains("; dataSource: <TalkativeSource: 0x"))
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
