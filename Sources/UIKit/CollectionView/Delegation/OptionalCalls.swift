/// Calls methods of a delegate that it may not implement, written as on iOS.
///
/// The source
///
///     delegate?.collectionView?(view, layout: layout, sizeForItemAt: path) ?? itemSize
///
/// reads the property `collectionView`, which is one of these, and calls it. The answer is nil when the
/// delegate leaves the method to its default. Where no optional is expected, as in `….width`, the
/// overload without one is called, which then answers with a zero.
@preconcurrency @MainActor
public struct OptionalCalls<Target> {
  let target: Target
}
