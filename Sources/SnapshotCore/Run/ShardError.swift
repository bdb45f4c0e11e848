import LayoutComparison

/// The reason why the shard of a run is unknown.
package enum ShardError: Error, Sendable, Hashable {
  /// The value is not of the form `i/n`; `variable` is nil for an argument.
  case malformed(String, variable: String?)
  /// Only one of two variables that belong together is set.
  case incomplete(missing: String, beside: String)
  /// The value of a variable is not a number in the valid range.
  case outOfRange(variable: String, value: String, range: ClosedRange<Int>)
}

extension ShardError: CustomStringConvertible {
  /// The problem and the next step.
  package var description: String {
    switch self {
    case .malformed(let text, let variable):
      "\(variable ?? "the shard") cannot be \(Quotation.text(text)): "
        + "give the part and the number of parts, such as 2/4"
    case .incomplete(let missing, let beside):
      "\(beside) is set and \(missing) is not: set both, or set SNAPSHOT_SHARD=1/1"
    case .outOfRange(let variable, let value, let range):
      "\(variable) is \(Quotation.text(value)) and should be a number from \(range.lowerBound) to "
        + "\(range.upperBound): set SNAPSHOT_SHARD=i/n instead"
    }
  }
}
