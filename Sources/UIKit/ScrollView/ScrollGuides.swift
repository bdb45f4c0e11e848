import Foundation

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
