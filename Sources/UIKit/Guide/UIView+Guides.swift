import Foundation

/// The guides of a view: those it provides itself, created on first access, and those that clients
/// add.
struct LayoutGuides {
  /// The kinds of guides that views provide themselves.
  enum Kind: CaseIterable {
    case safeArea, margins, readable, scrolledContent, scrollFrame
    /// The content of a scroll view, inset by the view's margins (fact AL75).
    case contentMargins
    /// The regions at the top and the bottom of a controller's view that bars cover.
    case topBars, bottomBars
    /// The area at the bottom that `keyboardLayoutGuide` describes.
    case keyboard
    /// The margins to which attributes such as `leftMargin` refer.
    ///
    /// Clients do not see this guide.
    case marginSides
  }

  var own: [Kind: UILayoutGuide] = [:]
  /// The safe area for which the constraint solver's equations of the view's own guides were made;
  /// nil if there are none.
  var safeArea: UIEdgeInsets?
  var added: [UILayoutGuide] = []

  /// The view's own guides in the order of `Kind`'s cases, so that the order is the same in every
  /// run.
  var ownInOrder: [UILayoutGuide] { Kind.allCases.compactMap { own[$0] } }
}

extension UIView {
  /// The guides added to the view, in the order of their addition.
  public var layoutGuides: [UILayoutGuide] { state.guides.added }

  /// Adds a guide to the view, and removes it from its previous view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    // A guide belongs to at most one view.
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    state.guides.added.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide from the view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard state.guides.added.contains(where: { $0 === layoutGuide }) else { return }
    removeLayoutGuides([layoutGuide])
  }

  /// Removes several added guides; the view's constraints are visited only once.
  func removeLayoutGuides(_ guides: [UILayoutGuide]) {
    if guides.isEmpty { return }
    drop(guides)
    let gone = Set(guides.map(ObjectIdentifier.init))
    state.guides.added.removeAll { gone.contains(ObjectIdentifier($0)) }
    for guide in guides { guide.owningView = nil }
  }

  /// Returns the view's own guide of a kind; it is created once and kept.
  func guide(of kind: LayoutGuides.Kind) -> UILayoutGuide {
    if let known = state.guides.own[kind] { return known }
    let made = makeGuide(kind) { kind.frame(in: $0) }
    state.guides.own[kind] = made
    return made
  }

  private func makeGuide(
    _ kind: LayoutGuides.Kind, frame: @escaping (UIView) -> CGRect
  ) -> UILayoutGuide {
    switch kind {
    case .topBars, .bottomBars: BarLayoutGuide(kind, of: self, named: kind.name, frame: frame)
    case .keyboard: UIKeyboardLayoutGuide(kind, of: self, named: kind.name, frame: frame)
    default: UILayoutGuide(kind, of: self, named: kind.name, frame: frame)
    }
  }
}

extension LayoutGuides.Kind {
  /// The guide's identifier, as shown in the console (fact AL72).
  fileprivate var name: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins, .contentMargins: "UIViewLayoutMarginsGuide"
    case .readable: "UIViewReadableContentGuide"
    case .scrolledContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .topBars, .bottomBars, .marginSides: ""
    }
  }

  @MainActor fileprivate func frame(in view: UIView) -> CGRect {
    switch self {
    case .safeArea: view.bounds.inset(by: view.safeAreaInsets)
    case .margins, .marginSides: view.bounds.inset(by: view.layoutMargins)
    case .readable: Self.readable(in: view.bounds.inset(by: view.layoutMargins))
    case .scrolledContent: Self.content(of: view)
    case .contentMargins: Self.content(of: view).inset(by: view.layoutMargins)
    case .scrollFrame: view.bounds
    case .topBars:
      CGRect(x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top)
    case .bottomBars:
      CGRect(
        x: 0, y: view.bounds.height - view.safeAreaInsets.bottom, width: view.bounds.width,
        height: view.safeAreaInsets.bottom)
    case .keyboard:
      CGRect(
        x: view.bounds.minX, y: view.bounds.maxY - view.keyboardHeight, width: view.bounds.width,
        height: view.keyboardHeight)
    }
  }

  /// The maximum width of the readable content guide at the default text size, in points (fact
  /// AL74).
  static let readableWidth: CGFloat = 672

  @MainActor private static func content(of view: UIView) -> CGRect {
    CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
  }

  /// Returns the inset of the readable content at each side of an area of this width, in points.
  static func readableInset(in width: CGFloat) -> CGFloat { max(0, width - readableWidth) / 2 }

  private static func readable(in margins: CGRect) -> CGRect {
    margins.insetBy(dx: readableInset(in: margins.width), dy: 0)
  }
}
