/// One constraint as text: as UIKit's console writes it, and as a sentence.
///
///     <NSLayoutConstraint:0x60… 'title.width' UILabel:0x60….width == 120   (active)>
///     title wants to be 120 wide
///
/// Every row of the solver has one, whether an app made its constraint or the system did.
package struct ConstraintStatement: Sendable, Hashable {
  /// The sentence, without a full stop.
  package let sentence: String
  /// The name of the first item in sentences: `title`, `the label “Hi”`.
  package let item: String
  /// The attribute of the first item: `leading`, `width`; empty if there is none.
  package let attribute: String
  /// The name that the app gave the constraint.
  package let identifier: String?
  /// The line that made the constraint: `Demo/TitleCell.swift:31`; nil if it is not known.
  package let location: String?
  /// The constraint as UIKit's console writes it; nil if the console never shows it.
  let consoleText: String?
  /// Whether another statement of a conflict implies this one, which the console then leaves out.
  let isImplied: Bool

  /// The name and the location of the app's constraint: `title.width, Demo/TitleCell.swift:31`.
  var whereabouts: String? {
    let parts = [identifier, location].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
