import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A collection view that is as high as its content, among other views in a column that scrolls.
@MainActor @Suite(.serialized) struct ContentHighListTests {
  private let page = TilePage()

  @Test func `a collection view may be as high as its content, before and after a turn`() {
    let stage = PhoneStage(page)
    // Tiles of 100 × 50, 10 apart: three on a line in portrait, and six in landscape.
    #expect(page.tiles.frame == CGRect(x: 0, y: 28.5, width: 375, height: 230))
    #expect(page.footer.frame.minY == 266.5)
    #expect(page.scroll.contentSize == CGSize(width: 375, height: 287))
    #expect(page.tiles.visibleCells.count == 10)
    stage.turn()
    #expect(page.tiles.frame == CGRect(x: 0, y: 28.5, width: 667, height: 110))
    #expect(page.scroll.contentSize == CGSize(width: 667, height: 167))
    stage.run {
      page.count = 13
      page.tiles.reloadData()
    }
    #expect(page.tiles.frame.height == 170)
    #expect(page.footer.frame.minY == 206.5)
    stage.turn()
    #expect(page.tiles.frame.height == 290)
  }
}

/// The usual class: its content size is its intrinsic one.
private final class ContentHighCollectionView: UICollectionView {
  override var contentSize: CGSize {
    didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
}

private final class TilePage: UIViewController {
  private let shelf: Shelf
  var count = 10 { didSet { shelf.counts = [count] } }
  let scroll = UIScrollView()
  let tiles: UICollectionView
  let footer = UILabel()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    tiles = ContentHighCollectionView(frame: .zero, collectionViewLayout: layout)
    shelf = Shelf(tiles, counts: [count])
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tiles.isScrollEnabled = false
    scroll.contentInsetAdjustmentBehavior = .never
    let title = UILabel()
    (title.text, footer.text) = ("Tiles", "That is all")
    let column = UIStackView(arrangedSubviews: [title, tiles, footer])
    column.axis = .vertical
    column.spacing = 8
    for (inner, outer) in [(scroll, view), (column, scroll)] as [(UIView, UIView?)] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer?.addSubview(inner)
    }
    let views = ["scroll": scroll, "column": column]
    for format in ["|[scroll]|", "V:|[scroll]|", "|[column(==scroll)]|", "V:|[column]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
  }
}
