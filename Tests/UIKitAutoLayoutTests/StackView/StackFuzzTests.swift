import TestSupport
import Testing
import UIKit

/// Stack views after random changes, compared with stack views that are made in that state.
@MainActor struct StackFuzzTests {
  @Test(arguments: 0..<12)
  func `a changed stack lays out as one made afresh`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let views = (0..<5).map { place in
      let view = BlockView(CGFloat(20 + 10 * place), CGFloat(70 - 10 * place))
      // All different, so that no length is open.
      view.setContentHuggingPriority(UILayoutPriority(200 + Float(place)), for: .horizontal)
      view.setContentHuggingPriority(UILayoutPriority(200 + Float(place)), for: .vertical)
      return view
    }
    let stack = UIStackView(arrangedSubviews: Array(views.prefix(3)))
    for _ in 0..<12 {
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        change(stack, views, using: &random)
      }
      layOut(stack)
      let frames = stack.arrangedSubviews.map(\.frame)
      let lines = stack.constraintLines
      let (fresh, guests) = copy(of: stack)
      layOut(fresh)
      #expect(fresh.constraintLines == lines)
      #expect(guests.map(\.frame) == frames, "seed \(seed): \(lines)")
      #expect(fresh.layoutGuides.count == stack.layoutGuides.count)
    }
  }

  private func layOut(_ stack: UIStackView) {
    stack.frame.size = stack.systemLayoutSizeFitting(CGSize(width: 400, height: 300))
    stack.layoutIfNeeded()
  }

  private func change(
    _ stack: UIStackView, _ views: [BlockView], using random: inout SeededGenerator
  ) {
    let view = views[Int.random(in: 0..<views.count, using: &random)]
    switch Int.random(in: 0..<9, using: &random) {
    case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case 1: stack.distribution = .init(rawValue: .random(in: 0..<5, using: &random)) ?? .fill
    case 2: stack.alignment = .init(rawValue: .random(in: 0..<6, using: &random)) ?? .fill
    case 3: stack.spacing = CGFloat(Int.random(in: 0..<3, using: &random) * 5)
    case 4: stack.isBaselineRelativeArrangement.toggle()
    case 5: stack.isLayoutMarginsRelativeArrangement.toggle()
    case 6: view.isHidden.toggle()
    case 7: stack.setCustomSpacing(CGFloat(Int.random(in: 1..<4, using: &random)), after: view)
    default: move(view, in: stack, using: &random)
    }
  }

  private func move(_ view: UIView, in stack: UIStackView, using random: inout SeededGenerator) {
    let count = stack.arrangedSubviews.count
    if stack.arrangedSubviews.contains(view), count > 1, Bool.random(using: &random) {
      if Bool.random(using: &random) { stack.removeArrangedSubview(view) }
      view.removeFromSuperview()
    } else {
      stack.insertArrangedSubview(view, at: Int.random(in: 0...count, using: &random))
    }
  }

  private func copy(of stack: UIStackView) -> (UIStackView, [BlockView]) {
    let guests = stack.arrangedSubviews.compactMap { $0 as? BlockView }.map { view in
      let made = BlockView(view.size.width, view.size.height)
      made.isHidden = view.isHidden
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        made.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
      }
      return made
    }
    let made = UIStackView(arrangedSubviews: guests)
    (made.axis, made.distribution) = (stack.axis, stack.distribution)
    (made.alignment, made.spacing) = (stack.alignment, stack.spacing)
    made.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
    made.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
    for (view, guest) in zip(stack.arrangedSubviews, guests) {
      made.setCustomSpacing(stack.customSpacing(after: view), after: guest)
    }
    return (made, guests)
  }
}
