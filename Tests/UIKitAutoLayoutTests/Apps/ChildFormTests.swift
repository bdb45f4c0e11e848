import Testing
import UIKit

/// Controllers inside controllers, and constraints that follow traits.
@MainActor @Suite(.serialized) struct ChildFormTests {
  private let outer = SplitForm()

  @Test func `a child's view is constrained in its container, and its own views in it`() {
    let stage = PhoneStage(outer)
    #expect(outer.frames == [CGRect(x: 0, y: 20, width: 375, height: 400), label(375)])
    stage.turn()
    #expect(outer.frames == [CGRect(x: 0, y: 0, width: 300, height: 375), label(300)])
    stage.turn()
    #expect(outer.frames == [CGRect(x: 0, y: 20, width: 375, height: 400), label(375)])
  }

  /// The label keeps 8 points from the sides of a child that is below the status bar.
  private func label(_ width: CGFloat) -> CGRect {
    CGRect(x: 16, y: 12, width: width - 32, height: 20.5)
  }

  @Test func `a child that is exchanged has the place of the one before`() {
    let stage = PhoneStage(outer)
    stage.run { outer.exchange() }
    #expect(outer.frames == [CGRect(x: 0, y: 20, width: 375, height: 400), label(375)])
    stage.turn()
    #expect(outer.frames[0] == CGRect(x: 0, y: 0, width: 300, height: 375))
  }
}

/// A container whose constraints are exchanged when the traits change.
private final class SplitForm: UIViewController {
  private var child = LabelForm()
  private var upright: [NSLayoutConstraint] = []
  private var flat: [NSLayoutConstraint] = []

  var frames: [CGRect] { [child.view.frame, child.label.frame] }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(child)
  }

  func exchange() {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    child = LabelForm()
    show(child)
  }

  private func show(_ child: UIViewController) {
    addChild(child)
    guard let inner = child.view else { return }
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      inner.topAnchor.constraint(equalTo: safe.topAnchor),
    ])
    upright = [
      inner.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 400),
    ]
    flat = [
      inner.widthAnchor.constraint(equalToConstant: 300),
      inner.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ]
    follow(traitCollection)
    child.didMove(toParent: self)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    follow(traitCollection)
  }

  private func follow(_ traits: UITraitCollection) {
    let isFlat = traits.verticalSizeClass == .compact
    NSLayoutConstraint.deactivate(isFlat ? upright : flat)
    NSLayoutConstraint.activate(isFlat ? flat : upright)
  }
}

private final class LabelForm: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "A child"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
    ])
  }
}
