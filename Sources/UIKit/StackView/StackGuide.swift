/// A guide made by a stack view, which console messages name like UIKit's corresponding guide
/// (facts ST21, ST28).
final class StackGuide: UILayoutGuide {
  enum Role {
    /// The guide encloses all views across the axis.
    case spacer
    /// The guide fills the gap between two views, or with `equalCentering` connects their centres.
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
