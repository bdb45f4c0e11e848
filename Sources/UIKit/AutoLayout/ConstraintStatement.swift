/// One constraint as text: in the format of UIKit's console, and as a sentence.
///
///     <NSLayoutConstraint:0x60… 'title.width' UILabel:0x60….width == 120   (active)>
///     title wants to be 120 wide
///
/// Every row of the solver has a statement, whether the app or the system made its constraint.
package struct ConstraintStatement: Sendable, Hashable {
  /// The sentence, without a full stop.
  package let sentence: String
  /// The name of the first item as used in sentences: `title`, `the label “Hi”`; empty if there is
  /// none.
  package let item: String
  /// The attribute of the first item, such as `leading` or `width`; empty if there is none.
  package let attribute: String
  /// The constraint's `identifier`, if the app set one.
  package let identifier: String?
  /// The line that made the constraint, such as `Demo/TitleCell.swift:31`; nil if it is unknown.
  package let location: String?
  /// The constraint in the format of UIKit's console; nil if the console never shows it.
  let consoleText: String?
  /// Whether another statement of the conflict implies this one, so that the console leaves it out.
  let isImplied: Bool

  /// The identifier and the location of an app's constraint; nil if both are missing.
  ///
  /// For example:
  ///
  ///     title.width, Demo/TitleCell.swift:31
  var whereabouts: String? {
    let parts = [identifier, location].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
