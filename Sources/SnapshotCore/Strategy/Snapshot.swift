/// A strategy for taking a snapshot: how a value is converted into a format that is written and
/// compared.
///
/// A strategy can be made from another one. For example, a strategy for pictures becomes one for
/// views if you provide a function that draws a view as a picture.
///
/// ```swift
/// let views = Snapshot<LayoutPicture, LayoutPicture>.picture().pullback { (view: UIView) in
///   view.picture()
/// }
/// ```
public struct Snapshot<Value, Format>: Sendable {
  /// The format in which the result is written and compared.
  public var format: SnapshotFormat<Format>
  /// Converts a value into the format in which it is compared.
  public var convert: @Sendable (Value) throws -> Format

  /// Makes a strategy from a format and a conversion into it.
  public init(
    _ format: SnapshotFormat<Format>, convert: @escaping @Sendable (Value) throws -> Format
  ) {
    self.format = format
    self.convert = convert
  }

  /// Returns a strategy for a different type, whose values are first converted into this strategy's
  /// type.
  public func pullback<NewValue>(
    _ transform: @escaping @Sendable (NewValue) throws -> Value
  ) -> Snapshot<NewValue, Format> {
    Snapshot<NewValue, Format>(format) { [convert] value in try convert(transform(value)) }
  }
}

extension Snapshot where Value == Format {
  /// Makes a strategy that compares values without converting them.
  public init(_ format: SnapshotFormat<Format>) { self.init(format) { $0 } }
}
