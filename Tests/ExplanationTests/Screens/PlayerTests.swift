import Testing
import UIKit

/// A player with every kind of control.
final class Player: UIViewController, Screen {
  let cover = UIImageView(image: .square(80, .red))
  let song = UILabel("Nocturne", 20)
  let position = UIProgressView(progressViewStyle: .default)
  let volume = UISlider()
  let play = UIButton(type: .system)
  let repeats = UISwitch()
  let speed = UIStepper()
  let quality = UISegmentedControl(items: ["Low", "Medium", "High"])
  let loading = UIActivityIndicatorView(style: .medium)
  let buy = UIButton(configuration: .filled())

  override func viewDidLoad() {
    view.backgroundColor = .white
    position.progress = 0.4
    volume.value = 0.2
    play.setTitle("Play", for: .normal)
    play.setTitle("Pause", for: .selected)
    speed.value = 2
    quality.selectedSegmentIndex = 0
    buy.configuration?.title = "Buy"
    view.add(cover, 20, 20, 80, 80)
    view.add(song, 120, 20, 180, 30)
    view.add(position, 20, 120, 280, 4)
    view.add(volume, 20, 140, 280, 31)
    view.add(play, 20, 190, 120, 44)
    view.add(repeats, 200, 190, 51, 31)
    view.add(speed, 20, 250, 94, 32)
    view.add(quality, 20, 300, 280, 32)
    view.add(loading, 280, 60, 20, 20)
    view.add(buy, 20, 350, 280, 50)
    loading.startAnimating()
  }
}

@MainActor struct PlayerTests {
  @Test(arguments: changes) func `a player`(change: Change<Player>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<Player>] = [
    Change("position: progress 0.4 → 0.8", not: ["drawn"]) { $0.position.progress = 0.8 },
    Change("position: progress tint color none → #FF0000") {
      $0.position.progressTintColor = .red
    },
    Change("position: track tint color none → #00FF00") { $0.position.trackTintColor = .green },
    Change("volume: value 0.2 → 0.7", not: ["drawn"]) { $0.volume.value = 0.7 },
    Change("volume: maximum value 1 → 2") { $0.volume.maximumValue = 2 },
    Change("volume: minimum track tint color none → #FF0000") {
      $0.volume.minimumTrackTintColor = .red
    },
    Change("volume: thumb tint color none → #00FF00") { $0.volume.thumbTintColor = .green },
    Change("volume: disabled", not: ["drawn", "alpha"]) { $0.volume.isEnabled = false },
    Change("play: title “Play” → “Start”", not: ["UIButtonLabel", "frame"]) {
      $0.play.setTitle("Start", for: .normal)
    },
    Change("play: disabled", not: ["color", "UIButtonLabel"]) { $0.play.isEnabled = false },
    Change("play: selected", not: ["UIButtonLabel", "frame"]) { $0.play.isSelected = true },
    Change("play: highlighted", not: ["UIButtonLabel", "alpha"]) { $0.play.isHighlighted = true },
    Change("play: title color none → #FF0000", not: ["UIButtonLabel"]) {
      $0.play.setTitleColor(.red, for: .normal)
    },
    Change("play: image none → 20×20", not: ["UIImageView", "UIButtonLabel"]) {
      $0.play.setImage(.square(20, .green), for: .normal)
    },
    Change("play: content edge insets none → left 40", not: ["frame"]) {
      $0.play.contentEdgeInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    },
    Change("play: content horizontal alignment center → leading", not: ["frame"]) {
      $0.play.contentHorizontalAlignment = .leading
    },
    Change("repeats: switched on", not: ["drawn"]) { $0.repeats.isOn = true },
    Change("repeats: thumb tint color none → #FF0000") { $0.repeats.thumbTintColor = .red },
    Change("speed: value 2 → 0", not: ["drawn"]) { $0.speed.value = 0 },
    Change("quality: selected segment 0 “Low” → 2 “High”", not: ["drawn"]) {
      $0.quality.selectedSegmentIndex = 2
    },
    Change("quality: segment “Medium” → “Middle”", not: ["drawn"]) {
      $0.quality.setTitle("Middle", forSegmentAt: 1)
    },
    Change("quality: segment “Best” appeared", not: ["drawn"]) {
      $0.quality.insertSegment(withTitle: "Best", at: 3, animated: false)
    },
    Change("quality: selected segment tint color none → #FF0000") {
      $0.quality.selectedSegmentTintColor = .red
    },
    Change("quality: segment “Medium” disabled", not: ["drawn"]) {
      $0.quality.setEnabled(false, forSegmentAt: 1)
    },
    Change("loading: no longer animating", not: ["drawn"]) { $0.loading.stopAnimating() },
    Change("loading: color none → #FF0000") { $0.loading.color = .red },
    Change("buy: title “Buy” → “Rent”", not: ["UIButtonLabel", "frame"]) {
      $0.buy.configuration?.title = "Rent"
    },
    Change("buy: configuration base background color none → #FF0000", not: ["UIView"]) {
      $0.buy.configuration?.baseBackgroundColor = .red
    },
    Change("buy: configuration corner style dynamic → capsule", not: ["UIView"]) {
      $0.buy.configuration?.cornerStyle = .capsule
    },
    Change("buy: configuration subtitle none → “for ever”", not: ["UIButtonLabel", "appeared"]) {
      $0.buy.configuration?.subtitle = "for ever"
    },
    Change("buy: configuration filled → tinted", not: ["UIView"]) {
      var other = UIButton.Configuration.tinted()
      other.title = "Buy"
      $0.buy.configuration = other
    },
    Change("the view: tint color none → #FF0000", not: ["drawn", "text color"]) {
      $0.view.tintColor = .red
    },
  ]
}
