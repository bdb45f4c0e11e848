internal import Foundation

/// The sample values of enumerations and option sets.
enum RepresentedStandIn {
  /// The raw values that are tried: 0 in the usual types of numbers, 1 as an `Int` or a `UInt`, and
  /// an empty text.
  private static let rawValues: [any Sendable] = [
    0, 1, UInt(0), UInt(1), CGFloat(0), Float(0), Double(0), Int32(0), UInt32(0), UInt8(0), "",
  ]

  /// Returns the first case, or the value of the first valid raw value; nil if there is neither.
  static func value(of type: Any.Type) -> Any? {
    if let cases = type as? any CaseIterable.Type { return first(of: cases) }
    return (type as? any RawRepresentable.Type).flatMap { represented($0) }
  }

  private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
    type.allCases.first
  }

  private static func represented<Value: RawRepresentable>(_ type: Value.Type) -> Any? {
    rawValues.lazy.compactMap { $0 as? Value.RawValue }.compactMap(Value.init(rawValue:)).first
  }
}
