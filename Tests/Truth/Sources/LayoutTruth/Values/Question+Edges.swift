import UIKit

extension Question {
  /// Bars at the edges of content, placeholders, the calls of transitions, and drags.
  static let edges = [
    calls("the first green row of a green view below bars without an appearance", "E39") {
      [0, 300].map { (offset: CGFloat) -> String in
        let (controller, list) = (UIViewController(), UIScrollView())
        list.backgroundColor = GreenPixels.colour
        list.contentSize = CGSize(width: 100, height: 5000)
        controller.view = list
        let navigation = UINavigationController(rootViewController: controller)
        let holder = RootHolder(navigation)
        list.contentOffset.y = offset - list.adjustedContentInset.top
        holder.settle()
        let first = GreenPixels(of: navigation.view).rows.first ?? -1
        return "scrolled by \(Names.number(offset)): \(first == 0 ? "the top" : "below")"
      }
    },
    value("the end of a wrapping placeholder in a field that is too narrow", "TX11") {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = .byWordWrapping
      field.attributedPlaceholder = NSAttributedString(
        string: "HHHHHHHHHHHH",
        attributes: [.paragraphStyle: style, .foregroundColor: GreenPixels.colour])
      return GreenPixels(of: field).columns.last == 99 ? "the edge" : "a letter"
    },
    calls("the calls of a push with an animator", "E41") {
      let (root, animator) = (UIViewController(), PushAnimator())
      let navigation = UINavigationController(rootViewController: root)
      navigation.delegate = animator
      let holder = RootHolder(navigation)
      navigation.pushViewController(UIViewController(), animated: true)
      holder.settle()
      return animator.log + ["\(navigation.viewControllers.count) controllers"]
    },
    calls("the calls of a tab bar controller's delegate when code selects a tab", "E42") {
      let (tabs, delegate) = (UITabBarController(), TabDelegate())
      tabs.viewControllers = [UIViewController(), UIViewController()]
      tabs.delegate = delegate
      let holder = RootHolder(tabs)
      tabs.selectedIndex = 1
      holder.settle()
      return delegate.log + ["tab \(tabs.selectedIndex)"]
    },
    calls("whether lists begin drags", "LI98") {
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let isPhone = UIDevice.current.userInterfaceIdiom == .phone
      return [
        "on a phone \(isPhone)", "collection \(collection.dragInteractionEnabled)",
        "table \(UITableView().dragInteractionEnabled)",
      ]
    },
  ]
}

/// A delegate and animator that completes a push at once.
@MainActor
private final class PushAnimator: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private(set) var log: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.append(operation == .push ? "animator for a push" : "animator for another change")
    return self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let old = transitionContext.view(forKey: .from)?.superview
    let new = transitionContext.view(forKey: .to)
    log.append(old === transitionContext.containerView ? "the old view is there" : "no old view")
    log.append(new?.superview == nil ? "the new one is not" : "the new one is there")
    new.map(transitionContext.containerView.addSubview)
    transitionContext.completeTransition(true)
  }
}

/// A delegate that notes its calls.
@MainActor private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  private(set) var log: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.append("should select")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.append("did select")
  }
}
