/// A way to take a snapshot: how a value becomes something that is written and compared.
///
/// A strategy is a value made from other strategies: one that compares pictures becomes one that
/// compares views by saying how a view becomes a picture.
///
/// ```swift
/// let views = Snapshot<LayoutPicture, LayoutPicture>.picture().pullback { (view: UIView) in
/// view.picture() }
/// ```
public struct Snapshot<Value, Format>: Sendable {
  /// The format in which the result is written and compared.
  public var format: SnapshotFormat<Format>
  /// Converts a value into the format that is compared.
  public var convert: @Sendable (Value) throws -> Format

  /// Makes a strategy of a format and a way to get there.
  public init(
    _ format: SnapshotFormat<Format>, convert: @escaping @Sendable (Value) throws -> Format
  ) {
    self.format = format
    self.convert = convert
  }

  /// Returns a strategy for another type of value, which is first converted into this one's.
  public func pullback<NewValue>(
    _ transform: @escaping @Sendable (NewValue) throws -> Value
  ) -> Snapshot<NewValue, Format> {
    Snapshot<NewValue, Format>(format) { [convert] value in try convert(transform(value)) }
  }
}

extension Snapshot where Value == Format {
  /// Makes a strategy that compares values as they are.
  public init(_ format: SnapshotFormat<Format>) { self.init(format) { $0 } }
}
