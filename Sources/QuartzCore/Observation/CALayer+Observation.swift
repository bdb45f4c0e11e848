extension CALayer {
  /// Makes a change, and notifies the observers of properties that depend on the given parts.
  @inline(__always)
  package func change(_ parts: ObservedParts, _ body: () -> Void) {
    // The function is inlined, so that a change costs only one comparison if the layer has no
    // observers.
    guard observers != nil else { return body() }
    changeObserved(parts, body)
  }

  /// Makes a change in several steps; observers of a property that depends on all the given parts
  /// are notified once.
  @inline(__always)
  func changeAtOnce(_ parts: ObservedParts, _ body: () -> Void) {
    guard let observers else { return body() }
    let held = observers.filter { $0.parts.isSuperset(of: parts) && !$0.isHeld }
    let tellers = held.map { $0.willChange() }
    // While `isHeld` is true, the steps in `body` do not notify an observer.
    for observer in held { observer.isHeld = true }
    body()
    for observer in held { observer.isHeld = false }
    for tell in tellers { tell() }
  }

  /// Notifies the observers of properties whose parts have already changed without `change`.
  package func noteChange(_ parts: ObservedParts) {
    guard let observers else { return }
    for observer in observers where observer.isConcerned(by: parts) { observer.catchUp() }
  }

  private func changeObserved(_ parts: ObservedParts, _ body: () -> Void) {
    // The old values are read before the change, and the observers registered at that time are
    // notified.
    let concerned = observers?.filter { $0.isConcerned(by: parts) } ?? []
    let tellers = concerned.map { $0.willChange() }
    body()
    for tell in tellers { tell() }
  }
}
