import QuartzCore
import UIKit.UICollectionView

// Source that imports a part of UIKit: that it compiles is the test.

/// A layout whose file imports no more than it uses.
class PartLayout: UICollectionViewFlowLayout {
  let time: TimeInterval = CACurrentMediaTime()
  let made: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
  let count: NSInteger = 3
}
