/// An engine behind one reference, which copies of a solver share until one of them changes.
///
/// An engine is some forty arrays: without the box anyone who reads a solver that is part of an
/// object would retain and release them all.
final class EngineBox: @unchecked Sendable {
  // Changed only through a solver that holds the only reference; so no two threads see it change.
  // Unchecked, since a solver's own access is checked already.
  @exclusivity(unchecked) fileprivate var engine: Engine

  init(_ engine: Engine) { self.engine = engine }
}

extension Solver {
  var engine: Engine {
    _read { yield box.engine }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = EngineBox(box.engine) }
      yield &box.engine
    }
  }
}
