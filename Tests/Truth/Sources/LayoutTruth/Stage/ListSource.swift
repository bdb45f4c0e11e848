import UIKit

/// A data source that notes its calls.
@MainActor final class ListSource: NSObject, UICollectionViewDataSource {
  let log: CallLog
  var counts: [Int]

  init(_ log: CallLog, counts: [Int]) {
    self.log = log
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.note("numberOfSections")
    return counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    log.note("numberOfItems \(section)")
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.note("cell \(Names.path(indexPath))")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? RecordingCell)?.log = log
    return cell
  }
}

/// A delegate that notes display and selection.
@MainActor final class ListDelegate: NSObject, UICollectionViewDelegate {
  let log: CallLog

  init(_ log: CallLog) { self.log = log }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.note("willDisplay \(Names.path(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.note("didEndDisplaying \(Names.path(indexPath))") }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.note("didSelect \(Names.path(indexPath))")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.note("didDeselect \(Names.path(indexPath))")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.note("didScroll \(Names.point(scrollView.contentOffset))")
  }
}

/// A delegate that returns the size of every item, and notes its calls.
@MainActor final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let log: CallLog
  var size: CGSize

  init(_ log: CallLog, size: CGSize) { (self.log, self.size) = (log, size) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    log.note("size \(Names.path(indexPath))")
    return size
  }
}

/// A delegate that decides the target offset of a change, and notes its calls.
@MainActor final class OffsetDelegate: NSObject, UICollectionViewDelegate {
  let log: CallLog
  var wanted: CGPoint?

  init(_ log: CallLog) { self.log = log }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    log.note("targetOffsetByDelegate \(Names.point(proposedContentOffset))")
    return wanted ?? proposedContentOffset
  }
}

/// A cell that notes which attributes it is given.
final class RecordingCell: UICollectionViewCell {
  var log: CallLog?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    log?.note("apply \(Names.path(layoutAttributes.indexPath))")
    super.apply(layoutAttributes)
  }
}
