package import Foundation
package import UIKit

/// A cell that counts its calls, and whose size a test decides.
package final class ScriptedCell: UICollectionViewCell {
  package let frameWhenMade: CGRect
  package var frameWhenAskedFor = CGRect.null
  package private(set) var timesReused = 0
  package private(set) var timesApplied = 0
  /// The text that identifies it.
  package var word = ""
  /// Changes the attributes that it prefers.
  package var prefer: ((UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes)?
  /// The size that fits, if not UIKit's.
  package var fitting: CGSize?
  /// The beginning and the end of transitions of layouts, with the cell's width.
  package private(set) var transitions: [String] = []

  package override init(frame: CGRect) {
    frameWhenMade = frame
    super.init(frame: frame)
  }

  package required init?(coder: NSCoder) { nil }

  package override func prepareForReuse() {
    super.prepareForReuse()
    timesReused += 1
  }

  package override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    timesApplied += 1
  }

  package override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    prefer?(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    fitting ?? super.sizeThatFits(size)
  }

  package override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { transitions.append("will, in \(frame.width)") }

  package override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { transitions.append("did, in \(frame.width)") }
}
