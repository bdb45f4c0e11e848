public import LayoutTruth
public import Testing

extension FlowCase: @retroactive CustomTestStringConvertible {
  /// The name of the fixture and its direction.
  public var testDescription: String { name }
}
