/// Calls methods of a delegate that it may not implement, written as on iOS.
///
/// The source
///
///     delegate?.collectionView?(view, layout: layout, sizeForItemAt: path) ?? itemSize
///
/// reads the property `collectionView`, which is one of these, and calls it. The answer is nil when
/// the delegate leaves the method to its default.
///
/// Written with `!`, as in `delegate.collectionView!(…)`, or where no optional is expected, as in
/// `….width`, an answer that is no optional is asked for: each method has an overload for it. Which
/// one is meant the compiler finds by itself. After `?` the answer becomes an optional anyway, so
/// the overload that has one already costs less; otherwise neither costs anything, and the overload
/// without type parameters is the more special. So the one with an optional has a type parameter,
/// and only for that.
///
/// Differs from UIKit: where the method is missing, `!` answers with the default and does not trap.
@preconcurrency @MainActor
public struct OptionalCalls<Target> {
  let target: Target
}
