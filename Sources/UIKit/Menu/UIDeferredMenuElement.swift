// Mirrors UIDeferredMenuElement (iOS 17). Missing: providers for the focus.

/// A placeholder in a menu for elements that a closure makes when the menu opens.
///
/// Until the closure has made the elements, the menu shows a row with a spinning wheel.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// A closure that makes elements, and passes them to `completion` immediately or later.
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  /// The elements that the closure made last; nil until the closure has made them.
  private(set) var elements: [UIMenuElement]?

  /// Makes an element whose closure is called when the menu opens, unless the closure has made the
  /// elements before.
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

  /// Calls the closure that makes the elements, unless its elements are cached.
  ///
  /// If the closure passes the elements on after it has returned, `loaded` is called.
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
