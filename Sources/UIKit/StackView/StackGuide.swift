/// A guide that a stack view makes, with the name of UIKit's in the console (facts ST21, ST28).
final class StackGuide: UILayoutGuide {
  /// The role of the guide.
  enum Role {
    /// Spanning the views across the axis.
    case spacer
    /// Lying between two views.
    case gap
  }

  private let role: Role

  init(_ role: Role) {
    self.role = role
    super.init()
    identifier = role == .spacer ? "UISV-alignment-spanner" : "UISV-distributing"
  }

  /// The name of UIKit's class.
  var className: String { role == .spacer ? "_UILayoutSpacer" : "_UIOLAGapGuide" }
}
