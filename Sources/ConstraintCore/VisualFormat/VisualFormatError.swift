/// The reason why a visual format cannot be read, and where.
package struct VisualFormatError: Error, Hashable, Sendable {
  /// The problem, in UIKit's own terms if a log or a guide has them.
  package enum Reason: Hashable, Sendable {
    /// `V` or `H` is followed by something else than a colon.
    case expectedColon(EquationAxis)
    /// Something else is where a view must.
    case expectedView
    /// A name that no view has.
    case unknownView(String)
    /// A name that no metric has.
    case unknownMetric(String)
    /// Something else is where a number or a metric must.
    case expectedNumber
    /// `=`, `<` or `>` alone.
    case unknownRelation
    /// A view's brackets are not closed.
    case unclosedView
    /// A connection's parentheses are not closed.
    case unclosedConnection
    /// A connection's number is not followed by `-`.
    case expectedDash
    /// Something follows `|`, or is after a view that neither connects nor ends.
    case expectedEnd
    /// `|` beside a view that has no superview.
    case noSuperview
    /// Options align along the axis on which the views follow each other.
    case alignedAlong(EquationAxis)
  }

  /// The mistake that the parser found.
  package let reason: Reason
  /// The whole format string.
  package let format: String
  /// The number of characters before the place.
  package let place: Int
}

extension VisualFormatError: CustomStringConvertible {
  /// UIKit's message (fact AL42): the reason, the format, and a caret under the place.
  package var description: String {
    """
    Unable to parse constraint format: \n\(reason.words) \n\(format) \n\
    \(String(repeating: " ", count: place))^
    """
  }
}

extension VisualFormatError.Reason {
  /// The sentence of the message.
  ///
  /// Those of an unclosed connection, a missing dash and a wrong end are ours: no log shows
  /// UIKit's.
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
