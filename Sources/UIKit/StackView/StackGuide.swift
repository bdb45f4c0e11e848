/// A guide made by a stack view, with the name that UIKit's guide has in console messages (facts
/// ST21, ST28).
final class StackGuide: UILayoutGuide {
  /// The role of a stack view's guide.
  enum Role {
    /// The guide encloses the views across the axis.
    case spacer
    /// The guide fills the gap between two views.
    case gap
  }

  private let role: Role

  init(_ role: Role) {
    self.role = role
    super.init()
    identifier = role == .spacer ? "UISV-alignment-spanner" : "UISV-distributing"
  }

  /// The name of the corresponding class of UIKit.
  var className: String { role == .spacer ? "_UILayoutSpacer" : "_UIOLAGapGuide" }
}
