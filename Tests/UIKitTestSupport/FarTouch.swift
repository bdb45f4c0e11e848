package import Foundation
package import UIKit

/// A touch that is outside of every view.
package final class FarTouch: UITouch {
  package override func location(in view: UIView?) -> CGPoint { CGPoint(x: -50, y: 0) }
}
