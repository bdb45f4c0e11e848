/// A reference to an engine, shared by copies of a solver until one of them changes.
///
/// An engine has some forty arrays. Without the box, reading a solver stored in an object would
/// retain and release all of them.
final class EngineBox: @unchecked Sendable {
  // The engine is only changed through a solver that holds the only reference, so no other thread
  // can see the change. Exclusivity is unchecked because access to the solver is already checked.
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
