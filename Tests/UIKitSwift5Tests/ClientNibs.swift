import UIKit

// Source of Swift 5 that calls UIKit outside of any actor, as UIKit's headers let it: that it
// compiles is the test.

/// A view that comes from a nib of its class's name.
protocol NibView: AnyObject {}

extension NibView {
  static func fromNib() -> Self? {
    Bundle.main.loadNibNamed("\(Self.self)", owner: nil, options: nil)?.first as? Self
  }
}

/// A view with margins of its own, which UIKit's header lets it override.
class MarginView: UIView {
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
    set {}
  }
}

/// The settings that a label's look depends on, as a key of a table.
struct LabelLook: Hashable {
  var traits = UIAccessibilityTraits.header
}
