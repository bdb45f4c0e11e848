package import UIKit

/// A button that counts its layouts.
package final class CountingButton: UIButton {
  package private(set) var layouts = 0

  package override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}
