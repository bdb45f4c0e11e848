import UIKit

/// A collection view in a window, 100 wide and 300 high, with rows 50 high; everything around it
/// notes its calls.
@MainActor final class ListStage<Layout: UICollectionViewLayout> {
  let log: CallLog
  let layout: Layout
  let view: UICollectionView
  let source: ListSource
  /// The view's delegate, which the view holds weakly.
  var delegate: (any UICollectionViewDelegate)? {
    didSet { view.delegate = delegate }
  }
  let holder: WindowHolder

  init(
    counts: [Int] = [30], size: CGSize = CGSize(width: 100, height: 300),
    cell: UICollectionViewCell.Type = RecordingCell.self, layout make: (CallLog) -> Layout
  ) {
    log = CallLog()
    layout = make(log)
    source = ListSource(log, counts: counts)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    holder = WindowHolder(view)
    view.contentInsetAdjustmentBehavior = .never
    view.frame.size = size
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
  }

  /// The stage after its first layout.
  func shown() -> Self {
    settle()
    return self
  }

  /// Lays out, as the end of a run loop's turn does.
  func settle() { holder.settle() }

  /// Returns the calls while a closure runs and in the layout pass after it.
  func calls(_ action: (UICollectionView) -> Void) -> [String] {
    log.calls {
      action(view)
      settle()
    }
  }

  /// The frames of the visible cells, by name.
  var cellFrames: [String: [Double]?] {
    Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.map {
        ("item \(Names.path($0))", view.cellForItem(at: $0)?.frame.numbers)
      })
  }

  /// The frames of all items in the layout, by name.
  var frames: [String: [Double]?] {
    var frames: [String: [Double]?] = [
      "content size": [
        Double(layout.collectionViewContentSize.width),
        Double(layout.collectionViewContentSize.height),
      ]
    ]
    for (section, count) in source.counts.enumerated() {
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        frames.updateValue(
          layout.layoutAttributesForItem(at: path)?.frame.numbers, forKey: "item \(section)-\(item)"
        )
      }
    }
    return frames
  }
}

extension ListStage where Layout == RecordingFlowLayout {
  /// Rows of a flow layout, 100 by 50, without spacing.
  convenience init(flow counts: [Int]) {
    self.init(counts: counts) { log in
      let layout = RecordingFlowLayout(log)
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      return layout
    }
  }

  /// Rows of a flow layout, after their first layout.
  static var flow: ListStage { ListStage(flow: [30]).shown() }

  /// Rows of a flow layout whose delegate returns the sizes, after their first layout.
  static var sized: ListStage {
    let stage = ListStage(flow: [30])
    stage.delegate = SizeDelegate(stage.log, size: CGSize(width: 100, height: 50))
    return stage.shown()
  }
}

extension ListStage where Layout == RowsLayout {
  /// Rows of a layout that has nothing of its own, after their first layout.
  static var rows: ListStage { ListStage { RowsLayout($0) }.shown() }
}

/// The clock of animations, which only Apple's UIKit has.
enum Clock {
  /// Waits until animations have ended and the run loop has made another turn.
  @MainActor static func pass(_ seconds: Double = 0.7) {
    // Quarterturn has no clock: its animations end at once.
    #if os(iOS)
      RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
    #endif
  }
}
