import Foundation

extension CALayer {
  /// Makes a change, and tells whoever observes a property that depends on the changed parts.
  @inline(__always)
  func change(_ parts: ObservedParts, _ body: () -> Void) {
    guard observers != nil else { return body() }
    changeObserved(parts, body)
  }

  /// Makes a change in several steps, of which what depends on all the parts is told once.
  @inline(__always)
  func changeAtOnce(_ parts: ObservedParts, _ body: () -> Void) {
    guard let observers else { return body() }
    let held = observers.filter { $0.parts.isSuperset(of: parts) && !$0.isHeld }
    let tellers = held.map { $0.willChange() }
    for observer in held { observer.isHeld = true }
    body()
    for observer in held { observer.isHeld = false }
    for tell in tellers { tell() }
  }

  /// Tells whoever observes a property that depends on parts which have changed without a word.
  func noteChange(_ parts: ObservedParts) {
    guard let observers else { return }
    for observer in observers where observer.isConcerned(by: parts) { observer.catchUp() }
  }

  private func changeObserved(_ parts: ObservedParts, _ body: () -> Void) {
    let concerned = observers?.filter { $0.isConcerned(by: parts) } ?? []
    let tellers = concerned.map { $0.willChange() }
    body()
    for tell in tellers { tell() }
  }

  /// What the scroll view that owns the layer shows; nil without one.
  var scrollContent: ScrollContent? {
    get { (owner as? UIScrollView).map { view in MainActor.assumeIsolated { view.content } } }
    set {
      guard let newValue, let view = owner as? UIScrollView else { return }
      MainActor.assumeIsolated { view.content = newValue }
    }
  }
}

extension NSObject {
  /// The layer whose changes are those of the object; nil for what is neither a layer nor a view.
  var observedLayer: CALayer? { self as? CALayer ?? (self as? UIView)?.backingLayer }
}
