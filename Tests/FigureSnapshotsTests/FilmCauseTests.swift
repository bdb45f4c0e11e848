import Foundation
import LayoutCore
import LayoutStage
import SnapshotCore
import TestSupport
import Testing
import UIKit

@testable import FigureSnapshots

/// The first line of a film's failure names the change of the screen or of its animations.
@MainActor struct FilmCauseTests {
  /// A single change of a screen, with the first line of the message.
  struct Case: Sendable, CustomTestStringConvertible {
    let change: @Sendable (inout AnimatedScreen) -> Void
    let line: String

    init(_ line: String, _ change: @escaping @Sendable (inout AnimatedScreen) -> Void) {
      (self.line, self.change) = (line, change)
    }

    var testDescription: String { line }
  }

  nonisolated static let cases: [Case] = [
    Case("frame 2 of 6, 100 ms: bar: animation of opacity duration 0.3 s → 0.2 s") {
      $0.fade.duration = 0.2
    },
    Case("frame 2 of 6, 100 ms: bar: animation of opacity delay 0 s → 0.1 s") {
      $0.fade.delay = 0.1
    },
    Case("frame 2 of 6, 100 ms: bar: animation of opacity curve ease in out → linear") {
      $0.fade.options.insert(.curveLinear)
    },
    Case("frame 2 of 6, 100 ms: bar: animation of opacity to 0.5 → 0.2") { $0.fade.alpha = 0.2 },
    Case("frame 2 of 5, 100 ms: badge: animation of position duration 0.5 s → 0.4 s") {
      $0.jump.duration = 0.4
    },
    Case("frame 2 of 6, 100 ms: badge: animation of position damping 0.6 → 0.8") {
      $0.jump.damping = 0.8
    },
    Case("frame 2 of 6, 100 ms: badge: animation of position velocity 0 → 2") {
      $0.jump.velocity = 2
    },
    Case("frame 2 of 6, 100 ms: badge: animation of position to 205,165 → 225,165") {
      $0.jump.distance = 60
    },
    Case("frame 2 of 6, 100 ms: badge: animation of cornerRadius duration 0.25 s → 0.35 s") {
      $0.blink.duration = 0.35
    },
    Case("frame 2 of 6, 100 ms: badge: animation of cornerRadius repeat count 1 → 2") {
      $0.blink.count = 2
    },
    Case("frame 2 of 6, 100 ms: badge: animation of cornerRadius autoreverses no → yes") {
      $0.blink.reverses = true
    },
    Case("frame 2 of 6, 100 ms: badge: animation of cornerRadius to 12 → 15") {
      $0.blink.radius = 15
    },
    Case("every frame: bar: background #3366CC → #CC3366") { $0.barColor = 0xCC3366 },
    Case("frames 2–6 of 6, 100–500 ms: bar: background #3366CC → #CC3366") {
      $0.turnedBarColor = 0xCC3366
    },
    Case("every frame: header: text “Inbox” → “Archive”") { $0.title = "Archive" },
    Case("every frame: header: font Inter Regular 20 → Inter Regular 24") { $0.titleSize = 24 },
    Case("every frame: bar: constraint bar.leading 20 → 32; 1 other view moved") {
      $0.leading = 32
    },
    Case("every frame: badge: corner radius 4 → 8") { $0.badgeRadius = 8 },
    Case("every frame: badge hidden") { $0.hidesBadge = true },
    Case("every frame: appearance light → dark: 3 views in other colours") {
      $0.appearance = .dark
    },
    Case("every frame: text size large → extra large") { $0.textSize = .extraLarge },
    Case("every frame: device iPhone SE (1st gen) → iPhone 7") { $0.device = .iPhone7 },
    Case("every frame: system iOS 17 → iOS 15") { $0.system = .iOS15 },
    Case("film 10 → 20 frames per second") { $0.framesPerSecond = 20 },
  ]

  @Test(arguments: cases) func `a single change is named in the first line`(_ change: Case) throws {
    var screen = AnimatedScreen()
    change.change(&screen)
    let lines = try ComparedFilms(from: AnimatedScreen(), to: screen).lines
    #expect(lines.first == change.line, "\(lines.joined(separator: "\n"))")
  }
}

/// The messages about the film of one screen with the golden of another.
@MainActor struct ComparedFilms {
  let lines: [String]

  /// Records the film of a screen, and compares that of another with it.
  init(from golden: AnimatedScreen, to actual: AnimatedScreen) throws {
    let folder = try TemporaryFolder()
    let name = try GoldenName(path: "turn.film.png")
    func verdict(on screen: AnimatedScreen, _ mode: RecordMode) throws -> Verdict {
      let strategy = Snapshot<AnimatedController, LayoutFilm>.film(
        on: screen.configuration, framesPerSecond: screen.framesPerSecond, scale: 1)
      return try Verifier(
        store: GoldenStore(root: folder.url), mode: mode, ledger: RunLedger(base: folder.url),
        environment: [:]
      ).verify(AnimatedController(screen), as: strategy, named: name, owner: "test")
    }
    _ = try verdict(on: golden, .all)
    let record = VerdictRecord(try verdict(on: actual, .never), store: "", owner: "test")
    lines = VerdictMessage(record).changes
  }
}

/// A screen with a bar, a title and a button, and the animations that run while it turns.
struct AnimatedScreen: Sendable {
  /// An animation of the bar's opacity.
  struct Fade: Sendable {
    var duration = 0.3
    var delay = 0.0
    var options: UIView.AnimationOptions = [
      .overrideInheritedDuration, .overrideInheritedCurve,
    ]
    var alpha = 0.5
  }

  /// An animation of the badge with a spring.
  struct Jump: Sendable {
    var duration = 0.5
    var damping = 0.6
    var velocity = 0.0
    var distance = 40.0
  }

  /// An animation of the badge's colour, as a client adds it to the layer.
  struct Blink: Sendable {
    var duration = 0.25
    var count: Float = 1
    var reverses = false
    var radius = 12.0
  }

  var device: Device = .iPhoneSE
  var appearance: Appearance = .light
  var textSize: UIContentSizeCategory = .large
  var system: SystemGeneration = .latest
  var framesPerSecond = 10
  var fade = Fade()
  var jump = Jump()
  var blink = Blink()
  var barColor: UInt32 = 0x3366CC
  var turnedBarColor: UInt32?
  var title = "Inbox"
  var titleSize = 20.0
  var leading = 20.0
  var badgeRadius = 4.0
  var hidesBadge = false

  @MainActor var configuration: DeviceConfiguration {
    DeviceConfiguration(
      device, appearance: appearance, textSize: textSize, system: system)
  }
}

/// The controller of an animated screen.
final class AnimatedController: UIViewController {
  private let screen: AnimatedScreen
  let bar = UIView()
  let header = UILabel()
  let badge = UIView()

  init(_ screen: AnimatedScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    header.text = screen.title
    header.font = .systemFont(ofSize: screen.titleSize)
    bar.backgroundColor = color(screen.barColor)
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = screen.badgeRadius
    badge.isHidden = screen.hidesBadge
    badge.frame = CGRect(x: 150, y: 150, width: 30, height: 30)
    for part in [bar, header] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    view.addSubview(badge)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: screen.leading),
      bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      bar.widthAnchor.constraint(equalToConstant: 120),
      bar.heightAnchor.constraint(equalToConstant: 60),
      header.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      header.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
    ])
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [self] _ in
      UIView.animate(
        withDuration: screen.fade.duration, delay: screen.fade.delay, options: screen.fade.options
      ) { [self] in bar.alpha = screen.fade.alpha }
      if let turned = screen.turnedBarColor { bar.backgroundColor = color(turned) }
      jump()
      blink()
    }
  }

  private func jump() {
    UIView.animate(
      withDuration: screen.jump.duration, delay: 0, usingSpringWithDamping: screen.jump.damping,
      initialSpringVelocity: screen.jump.velocity, options: [.overrideInheritedDuration]
    ) { [self] in badge.frame.origin.x += screen.jump.distance }
  }

  private func blink() {
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = 4
    animation.toValue = screen.blink.radius
    animation.duration = screen.blink.duration
    animation.repeatCount = screen.blink.count
    animation.autoreverses = screen.blink.reverses
    badge.layer.add(animation, forKey: nil)
  }

  private func color(_ hex: UInt32) -> UIColor {
    let parts = [16, 8, 0].map { CGFloat(hex >> $0 & 0xFF) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}
