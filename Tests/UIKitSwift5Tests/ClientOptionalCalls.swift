import UIKit

// Source that hands calls on to a delegate that may not implement them: that it compiles is the
// test.

/// A delegate that passes its calls on to another.
class ScrollProxy: NSObject, UIScrollViewDelegate {
  weak var next: UIScrollViewDelegate?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    next?.scrollViewDidScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    next?.scrollViewWillBeginDragging?(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    next?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    next?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    next?.scrollViewDidEndDecelerating?(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    next?.scrollViewDidEndScrollingAnimation?(scrollView)
  }
}

/// Calls of every protocol that has optional methods, as iOS source writes them.
@MainActor enum OptionalCallsOfAll {
  static func table(
    _ view: UITableView, _ delegate: UITableViewDelegate, _ source: UITableViewDataSource
  ) -> [Any?] {
    delegate.tableView?(view, didSelectRowAt: IndexPath(row: 0, section: 0))
    delegate.scrollViewDidZoom?(view)
    delegate.scrollViewWillBeginZooming?(view, with: nil)
    return [
      delegate.tableView?(view, heightForRowAt: IndexPath(row: 0, section: 0)),
      delegate.tableView?(view, viewForHeaderInSection: 0), source.numberOfSections?(in: view),
      source.tableView?(view, titleForHeaderInSection: 0), source.sectionIndexTitles?(for: view),
      delegate.scrollViewShouldScrollToTop?(view), delegate.viewForZooming?(in: view),
    ]
  }

  static func others(
    _ field: UITextField, _ view: UITextView, _ pages: UIPageViewController,
    _ navigation: UINavigationController, _ tap: UIGestureRecognizer
  ) -> [Bool?] {
    navigation.delegate?.navigationController?(navigation, didShow: pages, animated: false)
    pages.delegate?.pageViewController?(pages, willTransitionTo: [])
    view.delegate?.textViewDidChange?(view)
    UIApplication.shared.delegate?.applicationDidBecomeActive?(.shared)
    _ = UIApplication.shared.delegate?.window??.rootViewController
    return [
      field.delegate?.textFieldShouldReturn?(field),
      field.delegate?.textField?(
        field, shouldChangeCharactersIn: NSRange(), replacementString: ""),
      tap.delegate?.gestureRecognizerShouldBegin?(tap),
      tap.delegate?.gestureRecognizer?(tap, shouldRecognizeSimultaneouslyWith: tap),
      UIApplication.shared.delegate?.application?(.shared, didFinishLaunchingWithOptions: nil),
    ]
  }
}

/// Names that iOS source uses in passing.
@MainActor enum NamesInPassing {
  static func use(_ view: UIView, _ bar: UINavigationBar, _ table: UITableView) -> [Any?] {
    view.layer.speed = 4
    table.prefetchDataSource = nil
    bar.shadowImage = UIImage()
    bar.setBackgroundImage(UIImage(), for: .default)
    view.accessibilityElements = [bar]
    let window: UIWindow?? = UIApplication.shared.delegate?.window
    return [
      UILayoutPriority.fittingSizeLevel + 1, UISpringTimingParameters(),
      UIView.inheritedAnimationDuration, UITextField.textDidBeginEditingNotification,
      UITextView.textDidChangeNotification, view.accessibilityElements?.count, window as Any?,
    ]
  }
}
