/// Optional calls of a delegate's methods, written as on iOS.
///
/// The source
///
///     delegate?.collectionView?(view, layout: layout, sizeForItemAt: path) ?? itemSize
///
/// reads the property `collectionView`, which is one of these, and calls it. The result is nil when
/// the delegate does not implement the method.
///
/// Written with `!`, as in `delegate.collectionView!(…)`, or where no optional is expected, as in
/// `….width`, the context needs a result that is no optional: each method has an overload for it,
/// and the compiler chooses by itself. After `?` the result becomes an optional anyway, so the
/// overload that has one already costs less; otherwise neither costs anything, and the overload
/// without type parameters is the more special. So the one with an optional has a type parameter,
/// and only for that.
///
/// Differs from UIKit: if the method is missing, `!` returns the default and does not trap.
@preconcurrency @MainActor
public struct OptionalCalls<Target> {
  let target: Target
}
