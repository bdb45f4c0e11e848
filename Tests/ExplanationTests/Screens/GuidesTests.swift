import Testing
import UIKit

/// A form that is held by guides, margins, priorities and inequalities.
final class Guides: UIViewController, Screen {
  let panel = UIView()
  let title1 = UILabel("Name")
  let value = UILabel("Augusta Ada King, Countess of Lovelace")
  let bar = UIView()
  let box = UIView()
  let gap = UILayoutGuide()
  private(set) var named: [String: NSLayoutConstraint] = [:]

  override func viewDidLoad() {
    view.backgroundColor = .white
    panel.backgroundColor = UIColor(230, 230, 230)
    bar.backgroundColor = .blue
    box.backgroundColor = .red
    gap.identifier = "gap"
    view.add(panel)
    panel.add(title1, value, bar, box)
    panel.addLayoutGuide(gap)
    panel.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 10, trailing: 10)
    let margins = panel.layoutMarginsGuide
    panel.pinUnderTop(20)
    title1.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    title1.setContentCompressionResistancePriority(.required, for: .horizontal)
    named = [
      "panel.height": panel.heightAnchor.constraint(equalToConstant: 220),
      "title.leading": title1.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      "title.top": title1.topAnchor.constraint(equalTo: margins.topAnchor),
      "value.leading": value.leadingAnchor.constraint(
        equalTo: title1.trailingAnchor, constant: 8),
      "value.trailing": value.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      "value.baseline": value.firstBaselineAnchor.constraint(
        equalTo: title1.firstBaselineAnchor),
      "gap.top": gap.topAnchor.constraint(equalTo: title1.bottomAnchor),
      "gap.height": gap.heightAnchor.constraint(equalToConstant: 30),
      "bar.top": bar.topAnchor.constraint(equalTo: gap.bottomAnchor),
      "bar.leading": bar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      "bar.height": bar.heightAnchor.constraint(equalToConstant: 20),
      "bar.width": bar.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 0.5),
      "bar.most": bar.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      "box.centerX": box.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
      "box.top": box.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 10),
      "box.width": box.widthAnchor.constraint(equalTo: bar.widthAnchor, constant: -20),
      "box.height": box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
    ]
    named["bar.width"]?.priority = .defaultHigh
    named["bar.top"]?.identifier = "bar below the gap"
    NSLayoutConstraint.activate(named.sorted { $0.key < $1.key }.map(\.value))
  }
}

@MainActor struct GuidesTests {
  @Test(arguments: changes) func `guides and priorities`(change: Change<Guides>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<Guides>] = [
    Change(
      """
      panel: layout margins top 10, leading 10, bottom 10, trailing 10 → top 10, leading 30, \
      bottom 10, trailing 10; 4 other views moved or resized
      """, not: ["constraint"]
    ) {
      $0.panel.directionalLayoutMargins.leading = 30
    },
    Change("panel: constraint gap.height 30 → 50; 2 other views moved") {
      $0.named["gap.height"]?.constant = 50
    },
    Change(
      "panel › bar: constraint bar.width multiplier 0.5 → 0.25 of panel; 1 other view resized"
    ) {
      let narrow = $0.bar.widthAnchor.constraint(equalTo: $0.panel.widthAnchor, multiplier: 0.25)
      narrow.priority = .defaultHigh
      $0.named["bar.width"]?.replace(with: narrow)
    },
    Change("panel › bar: constraint bar.width ≤ 200 → 100; 1 other view resized") {
      $0.named["bar.most"]?.constant = 100
    },
    Change("panel › bar: constraint bar.width priority 750 → 1") {
      $0.named["bar.width"]?.priority = UILayoutPriority(1)
    },
    Change("panel › box: constraint box.centerX to bar.centerX → panel.centerX") {
      $0.named["box.centerX"]?.replace(
        with: $0.box.centerXAnchor.constraint(equalTo: $0.panel.centerXAnchor))
    },
    Change("panel › box: constraint box.centerX 0 → 12") {
      $0.named["box.centerX"]?.constant = 12
    },
    Change("panel › box: constraint box.height multiplier 0.5 → 0.25 of box") {
      $0.named["box.height"]?.replace(
        with: $0.box.heightAnchor.constraint(equalTo: $0.box.widthAnchor, multiplier: 0.25))
    },
    Change("panel › value: constraint value.leading 8 → 24") {
      $0.named["value.leading"]?.constant = 24
    },
    Change(
      "panel › value: constraint value.firstBaseline 0 → none, constraint value.top none → 5"
    ) {
      $0.named["value.baseline"]?.replace(
        with: $0.value.topAnchor.constraint(equalTo: $0.title1.topAnchor, constant: 5))
    },
    Change("panel › title1: horizontal compression resistance 1000 → 1; 1 other view resized") {
      $0.title1.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    },
    Change("panel › bar: constraint bar below the gap 0 → 6; 1 other view moved") {
      $0.named["bar.top"]?.constant = 6
    },
    Change("panel: constraint panel.height 220 → 240") {
      $0.named["panel.height"]?.constant = 240
    },
    Change(
      """
      panel › bar: constraint bar.leading to panel.layoutMargins.leading → panel.leading; 1 \
      other view moved
      """
    ) {
      $0.named["bar.leading"]?.replace(
        with: $0.bar.leadingAnchor.constraint(equalTo: $0.panel.leadingAnchor))
    },
    Change("panel › value: number of lines 1 → 0") { $0.value.numberOfLines = 0 },
  ]
}
