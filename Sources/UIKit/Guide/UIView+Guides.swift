import Foundation

/// The guides of a view: its own as far as they have been read, and those added to it.
struct LayoutGuides {
  /// The kinds of guides that every view has.
  enum Kind { case safeArea, margins }

  var own: [Kind: UILayoutGuide] = [:]
  var added: [UILayoutGuide] = []
}

extension UIView {
  /// The guides that were added to the view, in the order of their addition.
  public var layoutGuides: [UILayoutGuide] { state.guides.added }

  /// Adds a guide to the view, taking it from where it was.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    // A guide is on one view at most.
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    state.guides.added.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide from the view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = state.guides.added.firstIndex(where: { $0 === layoutGuide }) else { return }
    state.guides.added.remove(at: index)
    layoutGuide.owningView = nil
  }

  /// Returns the view's own guide of a kind, always the same object.
  func guide(of kind: LayoutGuides.Kind) -> UILayoutGuide {
    if let known = state.guides.own[kind] { return known }
    let made =
      switch kind {
      case .safeArea:
        UILayoutGuide(of: self, named: "UIViewSafeAreaLayoutGuide") {
          $0.bounds.inset(by: $0.safeAreaInsets)
        }
      case .margins:
        UILayoutGuide(of: self, named: "UIViewLayoutMarginsGuide") {
          $0.bounds.inset(by: $0.layoutMargins)
        }
      }
    state.guides.own[kind] = made
    return made
  }
}

/// The two guides of a scroll view.
@MainActor final class ScrollGuides {
  let content: UILayoutGuide
  let frame: UILayoutGuide

  init(of scrollView: UIScrollView) {
    content = UILayoutGuide(of: scrollView, named: "UIScrollView-contentLayoutGuide") { view in
      CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
    frame = UILayoutGuide(of: scrollView, named: "UIScrollView-frameLayoutGuide") { $0.bounds }
  }
}
