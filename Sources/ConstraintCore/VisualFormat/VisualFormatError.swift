/// An error in a visual format and its position.
package struct VisualFormatError: Error, Hashable, Sendable {
  /// The kind of error; the text is UIKit's if it is known.
  package enum Reason: Hashable, Sendable {
    /// `V` or `H` is not followed by a colon.
    case expectedColon(EquationAxis)
    /// A view was expected here.
    case expectedView
    /// No view has this name.
    case unknownView(String)
    /// No metric has this name.
    case unknownMetric(String)
    /// A number or the name of a metric was expected here, or the metric is not finite.
    case expectedNumber
    /// `=`, `<` or `>` is not followed by `=`.
    case unknownRelation
    /// A view's brackets, or the parentheses in them, are not closed.
    case unclosedView
    /// A connection's parentheses are not closed.
    case unclosedConnection
    /// A connection's number or list is not followed by `-`.
    case expectedDash
    /// Something follows the closing `|`, or a view is followed by neither a connection nor the
    /// end.
    case expectedEnd
    /// `|` is used with a view that has no superview.
    case noSuperview
    /// The options align views along the axis on which they follow each other.
    case alignedAlong(EquationAxis)
  }

  package let reason: Reason
  /// The whole format string.
  package let format: String
  /// The number of characters before the error.
  package let place: Int
}

extension VisualFormatError: CustomStringConvertible {
  /// UIKit's message (fact AL42): the reason, the format, and a caret under the position.
  package var description: String {
    """
    Unable to parse constraint format: \n\(reason.words) \n\(format) \n\
    \(String(repeating: " ", count: place))^
    """
  }
}

extension VisualFormatError.Reason {
  /// The sentence used in the message.
  ///
  /// The sentences for an unclosed connection, a missing dash and a wrong end are this package's
  /// own, because no known log shows UIKit's.
  package var words: String {
    switch self {
    case .expectedColon(.horizontal): "Expected ':' after 'H' to specify horizontal arrangement"
    case .expectedColon(.vertical): "Expected ':' after 'V' to specify vertical arrangement"
    case .expectedView: "Expected a view"
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name): "\(name) is not a key in the metrics dictionary."
    case .expectedNumber:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .unclosedView:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .unclosedConnection: "A predicate list on a connection must end with ')'"
    case .expectedDash: "Expected '-' after the predicate of a connection"
    case .expectedEnd: "Expected '-', '[' or '|' after a view, and nothing after '|'"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignedAlong(.horizontal):
      "Options mask required views to be aligned on a vertical edge, which is not allowed for "
        + "layout that is also horizontal."
    case .alignedAlong(.vertical):
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for "
        + "layout that is also vertical."
    }
  }
}
