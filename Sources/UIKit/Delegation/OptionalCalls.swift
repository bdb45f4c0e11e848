/// A callable that forwards to the optional methods of a delegate, so that calls are written as on
/// iOS.
///
/// The source
///
///     delegate?.collectionView?(view, layout: layout, sizeForItemAt: path) ?? itemSize
///
/// reads the property `collectionView`, which has this type, and calls it. The result is nil if the
/// delegate does not implement the method.
///
/// With `!`, as in `delegate.collectionView!(…)`, or before a member such as `.width`, a
/// non-optional result is needed. So a method that returns a non-optional value has two overloads,
/// with an optional and a non-optional result. After `?` the result becomes optional anyway, so the
/// compiler prefers the overload that already returns an optional. Elsewhere the compiler ranks
/// both overloads equally, and chooses the one without type parameters because it is more
/// specialised. This is the only reason why the overload with an optional result has a type
/// parameter.
///
/// Differs from UIKit: if the method is missing, `!` returns the default and does not trap.
@preconcurrency @MainActor
public struct OptionalCalls<Target> {
  let target: Target
}
