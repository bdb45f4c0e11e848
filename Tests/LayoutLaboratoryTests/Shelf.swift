import Foundation
import LayoutLaboratory
import UIKit

/// A collection view of plain cells, whose calls can be traced.
@MainActor final class Shelf: NSObject {
  let view: UICollectionView
  var count: Int
  private let delegate = WidthDelegate()

  init(
    _ layout: UICollectionViewLayout, count: Int = 6, size: CGSize = CGSize(width: 90, height: 60)
  ) {
    self.count = count
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = delegate
  }

  /// Traces the calls during an action, and in the layout pass after it.
  func trace(_ action: (UICollectionView) -> Void = { _ in }) -> LayoutTrace {
    LayoutTrace.recording {
      action(view)
      view.layoutIfNeeded()
    }
  }
}

extension Shelf: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension LayoutTrace {
  /// The methods in the order of their calls, a run of one counted once, the reading direction left
  /// out.
  var order: [Method] {
    let methods = allCalls.map(\.method).filter {
      $0 != .flipsHorizontallyInOppositeLayoutDirection
    }
    return methods.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
