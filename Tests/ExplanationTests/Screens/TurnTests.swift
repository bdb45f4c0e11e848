import SnapshotAssertions
import Testing
import UIKit

/// A screen that animates its views while the device turns.
final class Turning: UIViewController, Screen {
  let bar = UIView()
  let badge = UILabel("3", 15)
  var fade = (duration: 0.3, delay: 0.0, options: UIView.AnimationOptions.curveEaseInOut, to: 0.5)
  var slide = (duration: 0.2, from: 50.0, to: 120.0, count: Float(1), reverses: false)
  var bounce = (damping: 0.6, velocity: 0.0, to: 200.0)

  override func viewDidLoad() {
    view.backgroundColor = .white
    bar.backgroundColor = .blue
    badge.backgroundColor = .yellow
    view.add(bar, 20, 40, 120, 30)
    view.add(badge, 20, 90, 60, 24)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [self] _ in
      UIView.animate(
        withDuration: fade.duration, delay: fade.delay,
        options: [fade.options, .overrideInheritedDuration, .overrideInheritedCurve]
      ) { [self] in bar.alpha = fade.to }
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: bounce.damping,
        initialSpringVelocity: bounce.velocity, options: .overrideInheritedDuration
      ) { [self] in badge.center.y = bounce.to }
      addSlide()
    }
  }

  private func addSlide() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = slide.from
    animation.toValue = slide.to
    animation.duration = slide.duration
    animation.repeatCount = slide.count
    animation.autoreverses = slide.reverses
    badge.layer.add(animation, forKey: "slide")
  }
}

@MainActor struct TurnTests {
  @Test(arguments: changes) func `a film of a turn`(change: Change<Turning>) {
    let film = Snapshot<UIViewController, LayoutFilm>.film(
      on: .iPhoneSE, framesPerSecond: 10, scale: 1)
    let explanation = Golden(of: Turning.made(), as: film)
      .explanation(of: Turning.made(change.make))
    #expect(
      explanation?.causes.first == change.firstLine, "\(explanation?.failure ?? "nothing differs")")
    for word in change.absent { #expect(explanation?.rest.contains(word) == false) }
  }

  nonisolated static let changes: [Change<Turning>] = [
    Change(
      "frame 2 of 5, 100 ms: bar: animation of opacity duration 0.3 s → 0.2 s", not: ["badge"]
    ) { $0.fade.duration = 0.2 },
    Change("frame 2 of 5, 100 ms: bar: animation of opacity delay 0 s → 0.1 s", not: ["badge"]) {
      $0.fade.delay = 0.1
    },
    Change(
      "frame 2 of 5, 100 ms: bar: animation of opacity curve ease in out → linear", not: ["badge"]
    ) { $0.fade.options = .curveLinear },
    Change("frame 2 of 5, 100 ms: bar: animation of opacity to 0.5 → 0.2", not: ["badge"]) {
      $0.fade.to = 0.2
    },
    Change(
      "frame 2 of 5, 100 ms: badge: animation of position.x duration 0.2 s → 0.3 s", not: ["bar"]
    ) { $0.slide.duration = 0.3 },
    Change("frame 2 of 5, 100 ms: badge: animation of position.x from 50 → 80", not: ["bar"]) {
      $0.slide.from = 80
    },
    Change("frame 2 of 5, 100 ms: badge: animation of position.x to 120 → 160", not: ["bar"]) {
      $0.slide.to = 160
    },
    Change(
      "frame 2 of 5, 100 ms: badge: animation of position.x repeat count 1 → 2", not: ["bar"]
    ) { $0.slide.count = 2 },
    Change(
      "frame 2 of 5, 100 ms: badge: animation of position.x autoreverses no → yes", not: ["bar"]
    ) { $0.slide.reverses = true },
    Change("frame 2 of 5, 100 ms: badge: animation of position damping 0.6 → 0.9", not: ["bar"]) {
      $0.bounce.damping = 0.9
    },
    Change("frame 2 of 5, 100 ms: badge: animation of position velocity 0 → 3", not: ["bar"]) {
      $0.bounce.velocity = 3
    },
    Change(
      "frame 2 of 5, 100 ms: badge: animation of position to 50,200 → 50,260", not: ["bar"]
    ) { $0.bounce.to = 260 },
    Change("every frame: bar: background #0000FF → #FF0000", not: ["badge"]) {
      $0.bar.backgroundColor = .red
    },
    Change("every frame: badge: frame.x 20 → 10, frame.width 60 → 80", not: ["bar"]) {
      $0.badge.bounds.size.width = 80
    },
  ]
}
