import UIKit

extension Question {
  /// Frames that the sources dispute.
  static let disputedGeometry = [
    value(
      "how many items share the first line where rounding decides", "A14",
      sides: [
        ("lengths are subtracted from what is left", "2, 2, 6, 7"),
        ("lengths are added up", "3, 3, 6, 7"),
        ("the number of items is divided out", "3, 3, 7, 7"),
      ]
    ) {
      [(375.0, 3.0, 5.0), (414, 3, 1), (414, 7, 0), (375, 7, 0)].map { width, columns, spacing in
        let length = (width - (columns - 1) * spacing) / columns
        let stage = ListStage { log in
          let layout = RecordingFlowLayout(log)
          layout.itemSize = CGSize(width: length, height: 20)
          layout.minimumInteritemSpacing = spacing
          return layout
        }
        stage.view.frame.size.width = width
        stage.settle()
        let first = stage.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        let items = (0..<30).compactMap {
          stage.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
        return "\(items.filter { $0.frame.minY == first?.frame.minY }.count)"
      }.joined(separator: ", ")
    },
    value(
      "in columns of mixed sizes the gap between columns is", "A31",
      sides: [
        ("the spacings are those of their names", "the line spacing"),
        ("the spacings are exchanged", "the interitem spacing"),
      ]
    ) {
      let frames = columns([(60, 80), (60, 90), (60, 80), (60, 90), (60, 80), (60, 90)])
      let edges = Set(frames.map(\.minX)).sorted()
      let gap = edges.count > 1 ? edges[1] - 60 : 0
      return gap == 50 ? "the line spacing" : gap == 10 ? "the interitem spacing" : "\(gap)"
    },
    frames("columns of mixed sizes", "A31") {
      named(columns([(60, 80), (40, 90), (60, 50), (50, 90), (60, 80), (30, 90)]))
    },
    value(
      "before items higher than a horizontal view there is", "A32",
      sides: [("no space", "0"), ("an interitem spacing", "10"), ("a line spacing", "50")]
    ) {
      let frames = columns([(60, 400), (40, 420), (60, 400)])
      return Names.number(frames.first?.minX ?? -1)
    },
    frames("items higher than a horizontal view", "A32", "A15") {
      named(columns([(60, 400), (40, 420), (60, 400)]))
    },
    frames("the views of four columns of 414 points", "A42", "A38") {
      views(width: 414, columns: 4)
    },
    frames("the views of seven columns of 375 points", "A42", "A38") {
      views(width: 375, columns: 7)
    },
    frames("the views of three columns of 320 points", "A42", "A38") {
      views(width: 320, columns: 3)
    },
    frames("right to left, equal sizes", "A30") { rightToLeft(vertical: true, sizes: [100]) },
    frames("right to left, mixed sizes", "A30") { rightToLeft(vertical: true, sizes: [100, 60]) },
    frames("right to left, lying down", "A30") { rightToLeft(vertical: false, sizes: [100]) },
    frames("right to left, lying down, mixed sizes", "A30") {
      rightToLeft(vertical: false, sizes: [100, 60])
    },
  ]

  /// The frames of a horizontal flow layout 200 high, whose spacings are 50 and 10.
  @MainActor private static func columns(_ sizes: [(Double, Double)]) -> [CGRect] {
    let stage = ListStage(counts: [sizes.count], size: CGSize(width: 300, height: 200)) { log in
      let layout = RecordingFlowLayout(log)
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 50
      layout.minimumInteritemSpacing = 10
      return layout
    }
    stage.delegate = MixedSizes(sizes.map { CGSize(width: $0.0, height: $0.1) })
    stage.settle()
    return sizes.indices.compactMap {
      stage.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  private static func named(_ frames: [CGRect]) -> [String: [Double]?] {
    Dictionary(
      uniqueKeysWithValues: frames.enumerated().map { ("item 0-\($0.offset)", $0.element.numbers) })
  }

  /// The cells of a grid without spacing, on the pixels of this screen.
  @MainActor private static func views(width: Double, columns: Int) -> [String: [Double]?] {
    let stage = ListStage(counts: [columns], size: CGSize(width: width, height: 100)) { log in
      let layout = RecordingFlowLayout(log)
      layout.itemSize = CGSize(width: width / Double(columns), height: 20)
      layout.minimumInteritemSpacing = 0
      return layout
    }
    return stage.shown().cellFrames
  }

  /// Frames and cells of a flow layout whose view is read from right to left.
  @MainActor private static func rightToLeft(
    vertical: Bool, sizes: [Double]
  ) -> [String: [Double]?] {
    let stage = ListStage(counts: [9], size: CGSize(width: 350, height: 250)) { log in
      let layout = RecordingFlowLayout(log)
      layout.scrollDirection = vertical ? .vertical : .horizontal
      return layout
    }
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.delegate = MixedSizes(
      (0..<9).map { CGSize(width: sizes[$0 % sizes.count], height: 100) })
    stage.settle()
    var frames = stage.frames
    for (name, frame) in stage.cellFrames { frames.updateValue(frame, forKey: "view of \(name)") }
    frames["offset"] = [
      Double(stage.view.contentOffset.x), Double(stage.view.contentOffset.y),
    ]
    return frames
  }
}

/// A delegate that returns the sizes of a list.
@MainActor final class MixedSizes: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}
