import UIKit

extension Mutation {
  /// The mutations of the tree of views.
  static let orders: [Mutation] = [
    Mutation("to front", of: UIView.self) { view, _ in
      guard let container = view.superview, !(container is UIStackView),
        container.subviews.last !== view
      else { return nil }
      container.bringSubviewToFront(view)
      // Of two views, either one may count as moved.
      return Effect(" moved ")
    },
    Mutation("removed", of: UIView.self) { view, _ in
      if view.superview is UIStackView { return nil }
      view.removeFromSuperview()
      return Effect("vanished")
    },
    Mutation("removed from stack", of: UIView.self) { view, _ in
      guard let stack = view.superview as? UIStackView else { return nil }
      stack.removeArrangedSubview(view)
      view.removeFromSuperview()
      return Effect("vanished")
    },
    Mutation("interface style", of: UITextField.self) { view, _ in
      view.overrideUserInterfaceStyle = .dark
      return Effect("user interface style unspecified → dark")
    },
  ]

  /// The mutations of constraints and priorities.
  static let constraints: [Mutation] = [
    Mutation("relation", of: UIView.self) { view, _ in
      guard let constraint = view.ownConstraint(.width) else { return nil }
      let words = "constraint \(view.accessibilityIdentifier ?? "").width"
      constraint.isActive = false
      view.widthAnchor.constraint(lessThanOrEqualToConstant: constraint.constant).isActive = true
      return Effect(words, "relation = → ≤")
    },
    Mutation("priority", of: UIView.self) { view, _ in
      guard let constraint = view.ownConstraint(.height) else { return nil }
      constraint.isActive = false
      constraint.priority = UILayoutPriority(100)
      constraint.isActive = true
      return Effect(
        "constraint \(view.accessibilityIdentifier ?? "").height priority 1000 → 100")
    },
    Mutation("constraint removed", of: UIView.self) { view, _ in
      guard let constraint = view.ownConstraint(.height) else { return nil }
      let old = constraint.constant
      constraint.isActive = false
      return Effect(
        "constraint \(view.accessibilityIdentifier ?? "").height \(old.words) → none")
    },
    Mutation("hugging", of: UILabel.self) { label, _ in
      guard label.superview is UIStackView else { return nil }
      label.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
      return Effect("horizontal hugging 250 → 100")
    },
    Mutation("compression", of: UILabel.self) { label, _ in
      guard label.superview is UIStackView else { return nil }
      label.setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
      return Effect("horizontal compression resistance 750 → 100")
    },
  ]

  /// The mutations of stacks.
  static let stacks: [Mutation] = [
    Mutation("distribution", of: UIStackView.self) { stack, generator in
      let (distribution, word): (UIStackView.Distribution, String) = generator.one(
        of: [(.fillEqually, "fillEqually"), (.equalSpacing, "equalSpacing")])
      stack.distribution = distribution
      return Effect("distribution fill → \(word)")
    },
    Mutation("margins", of: UIStackView.self) { stack, _ in
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 4, leading: 8, bottom: 0, trailing: 0)
      return Effect("layout margins", "layout margins relative arrangement")
    },
    Mutation("arranged order", of: UIStackView.self) { stack, _ in
      let names = stack.arrangedSubviews.map { $0.accessibilityIdentifier ?? "" }
      stack.insertArrangedSubview(stack.arrangedSubviews[2], at: 0)
      return Effect(
        "order \(names.joined(separator: ", ")) → \(names[2]), \(names[0]), \(names[1])")
    },
    Mutation("direction", of: UIStackView.self) { stack, _ in
      stack.semanticContentAttribute = .forceRightToLeft
      return Effect("semantic content attribute unspecified → forceRightToLeft")
    },
  ]

  /// The mutations of scroll views and bars.
  static let containers: [Mutation] = [
    Mutation("offset", of: Pad.self) { pad, generator in
      pad.contentOffset.y = generator.points(5...20)
      return Effect("scrolled to 0,0 → 0,\(pad.contentOffset.y.words)")
    },
    Mutation("content inset", of: Pad.self) { pad, generator in
      pad.contentInset.top = generator.points(5...20)
      return Effect("content inset none → top \(pad.contentInset.top.words)")
    },
    Mutation("bar title", of: UINavigationBar.self) { bar, _ in
      bar.topItem?.title = "Sent"
      return Effect("title “Inbox” → “Sent”")
    },
    Mutation("left item", of: UINavigationBar.self) { bar, _ in
      bar.topItem?.leftBarButtonItem = UIBarButtonItem(
        title: "Back up", style: .plain, target: nil, action: nil)
      return Effect("left item “Back up” appeared")
    },
    Mutation("right item", of: UINavigationBar.self) { bar, _ in
      bar.topItem?.rightBarButtonItem?.title = "Done"
      return Effect("right item “Edit” → “Done”")
    },
    Mutation("bar color", of: UINavigationBar.self) { bar, generator in
      let color = generator.one(of: NamedColor.all)
      bar.barTintColor = color.color
      return Effect("bar tint color none → \(color.hex)")
    },
    Mutation("tab", of: UITabBar.self) { bar, _ in
      bar.selectedItem = bar.items?[1]
      return Effect("selected item 0 “Home” → 1 “Search”")
    },
    Mutation("tab title", of: UITabBar.self) { bar, _ in
      bar.items?[1].title = "Find"
      return Effect("item “Search” → “Find”")
    },
    Mutation("badge", of: UITabBar.self) { bar, _ in
      bar.items?[1].badgeValue = "3"
      return Effect("item “Search” badge none → “3”")
    },
    Mutation("toolbar item", of: UIToolbar.self) { bar, _ in
      bar.items?[0].isEnabled = false
      return Effect("item “Reply” disabled")
    },
  ]
}

extension UIView {
  /// The constraint of the view alone that has an attribute, such as its width.
  fileprivate func ownConstraint(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    guard !translatesAutoresizingMaskIntoConstraints, !(superview is UIStackView) else {
      return nil
    }
    return constraints.first {
      $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == attribute
        && type(of: $0) == NSLayoutConstraint.self
    }
  }
}

/// A scroll view with a label in it.
final class Pad: UIScrollView {
  private let label = UILabel("Inside", 14)

  init() {
    super.init(frame: .zero)
    contentSize = CGSize(width: 60, height: 400)
    backgroundColor = UIColor(240, 240, 240)
    contentInsetAdjustmentBehavior = .never
    add(label, 4, 24, 50, 20)
  }

  required init?(coder: NSCoder) { nil }
}
