// Mirrors UIDeferredMenuElement (iOS 17). Missing: providers for the focus.

/// A placeholder in a menu for elements that a closure makes when the menu opens.
///
/// Until they are made, the menu shows a row with a spinning wheel.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// A closure that calls the closure passed to it with the elements.
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  /// The elements that were made last; nil if none have been made yet.
  private(set) var elements: [UIMenuElement]?

  /// Makes an element whose closure is called once, when the menu first opens.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isCached: true, elementProvider)
  }

  init(isCached: Bool, _ provider: @escaping Provider) {
    (self.isCached, self.provider) = (isCached, provider)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns an element whose closure is called each time that the menu opens.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  /// Makes the elements for a menu that is opening; if they arrive later, calls a closure then.
  func load(_ loaded: @escaping () -> Void) {
    if isCached, elements != nil { return }
    elements = nil
    var isLate = false
    provider { [weak self] made in
      self?.elements = made
      if isLate { loaded() }
    }
    isLate = true
  }
}
