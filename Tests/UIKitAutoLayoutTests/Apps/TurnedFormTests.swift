import Testing
import UIKit

/// Controllers whose views hang on safe area, margins and readable width, turned.
@MainActor @Suite(.serialized) struct TurnedFormTests {
  private let form = GuidedForm()

  /// A phone with a notch: its safe area moves from the top to the sides.
  private var device: UIEnvironment {
    var device = UIEnvironment()
    device.screenSize = CGSize(width: 390, height: 844)
    device.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    return device
  }

  private func turned(_ device: inout UIEnvironment) {
    device.screenSize = CGSize(width: 844, height: 390)
    device.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    device.verticalSizeClass = .compact
  }

  @Test func `views on guides follow a turn and come back, facts AL68, AL70, AL72 and AL74`() {
    let stage = PhoneStage(form, on: device)
    let upright = form.frames
    #expect(
      upright == [
        CGRect(x: 0, y: 47, width: 390, height: 763),
        CGRect(x: 16, y: 47, width: 358, height: 44),
        CGRect(x: 16, y: 91, width: 358, height: 44),
        CGRect(x: 95, y: 397, width: 200, height: 50),
      ])
    stage.change(turned)
    #expect(
      form.frames == [
        CGRect(x: 47, y: 0, width: 750, height: 369),
        CGRect(x: 63, y: 0, width: 718, height: 44),
        CGRect(x: 86, y: 44, width: 672, height: 44),
        CGRect(x: 322, y: 170, width: 200, height: 50),
      ])
    stage.change { $0 = device }
    #expect(form.frames == upright)
  }

  @Test func `constraints of an orientation are exchanged during the turn`() {
    let stage = PhoneStage(form, on: device)
    form.follows = true
    stage.change(turned)
    #expect(form.frames[3] == CGRect(x: 47, y: 320, width: 200, height: 50))
    stage.change { $0 = device }
    #expect(form.frames[3] == CGRect(x: 95, y: 397, width: 200, height: 50))
  }

  @Test func `a constant that changes alongside a turn has its frame at the turn's end`() {
    let stage = PhoneStage(form, on: device)
    form.height = 80
    stage.change(turned)
    #expect(form.frames[1] == CGRect(x: 63, y: 0, width: 718, height: 80))
    #expect(form.frames[2].minY == 80)
  }
}

/// A view in the safe area, a title in the margins, a text of readable width, a button in the
/// middle.
private final class GuidedForm: UIViewController {
  private let views = (0..<4).map { _ in UIView() }
  /// The title's height after the next turn.
  var height: CGFloat = 44
  /// Whether the button goes to the lower left corner in landscape.
  var follows = false

  private lazy var titleHeight = views[1].heightAnchor.constraint(equalToConstant: 44)
  private lazy var upright = [
    views[3].centerXAnchor.constraint(equalTo: view.centerXAnchor),
    views[3].centerYAnchor.constraint(equalTo: view.centerYAnchor),
  ]
  private lazy var flat = [
    views[3].leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
    view.bottomAnchor.constraint(equalTo: views[3].bottomAnchor, constant: 20),
  ]

  var frames: [CGRect] { views.map(\.frame) }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    fill(view.safeAreaLayoutGuide, with: views[0])
    let (margins, readable) = (view.layoutMarginsGuide, view.readableContentGuide)
    NSLayoutConstraint.activate([
      views[1].leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      views[1].trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      views[1].topAnchor.constraint(equalTo: margins.topAnchor),
      titleHeight,
      views[2].leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      views[2].trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      views[2].topAnchor.constraint(equalTo: views[1].bottomAnchor),
      views[2].heightAnchor.constraint(equalToConstant: 44),
      views[3].widthAnchor.constraint(equalToConstant: 200),
      views[3].heightAnchor.constraint(equalToConstant: 50),
    ])
    NSLayoutConstraint.activate(upright)
  }

  private func fill(_ guide: UILayoutGuide, with view: UIView) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    guard follows else { return }
    let isFlat = newCollection.verticalSizeClass == .compact
    // The old constraints are deactivated first: both sets together would conflict (fact H17).
    NSLayoutConstraint.deactivate(isFlat ? upright : flat)
    NSLayoutConstraint.activate(isFlat ? flat : upright)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in self.titleHeight.constant = self.height }, completion: nil)
  }
}
