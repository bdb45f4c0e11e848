import Foundation
import LayoutCore

extension TraceReport.Phase {
  /// Returns the number of calls of a method.
  package func count(of method: LayoutTrace.Method) -> Int { trace.calls(to: method).count }

  /// The number of views that were created, and of those that were reused.
  var views: (made: Int, reused: Int) { (count(of: .initFrame), count(of: .prepareForReuse)) }

  /// The invalidations of the layout, in order.
  var invalidations: [Invalidation] { trace.invalidations }
}

/// An invalidation of a layout: its cause and its scope.
struct Invalidation: Equatable {
  /// The event: `the change of width and height`, `reloadData()`.
  var cause: String
  /// The invalidated parts: `attributes`, `everything and counts`.
  var scope: String
}

extension LayoutTrace {
  /// The invalidations of the layout, in order.
  var invalidations: [Invalidation] { calls.flatMap { $0.invalidations(because: nil) } }
}

extension LayoutTrace.Call {
  /// Returns the invalidations that a call and its nested calls make.
  fileprivate func invalidations(because outer: String?) -> [Invalidation] {
    let cause = ownCause ?? outer
    let nested = calls.flatMap { $0.invalidations(because: cause) }
    guard let scope else { return nested }
    return [Invalidation(cause: cause ?? "the app", scope: scope)] + nested
  }

  /// The parts invalidated by this call; nil if it is not an invalidation.
  private var scope: String? {
    switch method {
    case .invalidateLayout: return "everything"
    case .invalidateLayoutWith:
      guard case .context(let context) = argument("with") else { return "everything" }
      return context.summary
    default: return nil
    }
  }

  /// The cause to which invalidations by nested calls are attributed; nil if the call is not a
  /// cause.
  private var ownCause: String? {
    switch method {
    case .bounds: changedBounds
    case .reloadData: "reloadData()"
    case .collectionViewLayout: "a new layout"
    case .performBatchUpdates: "a batch of updates"
    case .prepare: "the layout itself while preparing"
    default: nil
    }
  }

  private var changedBounds: String? {
    guard case .rect(let old) = argument("from"), case .rect(let new) = argument("to") else {
      return nil
    }
    let parts = [
      old.minX == new.minX ? nil : "x", old.minY == new.minY ? nil : "y",
      old.width == new.width ? nil : "width", old.height == new.height ? nil : "height",
    ].compactMap(\.self)
    return parts.isEmpty ? "bounds set to what they were" : "the change of \(parts.listed)"
  }
}
