import Foundation
import LayoutStage
import SnapshotCore
import TestSupport
import Testing
import UIKit

@testable import FigureSnapshots

/// A single change of a screen, and the line that names it.
struct ScreenChange<Screen>: Sendable, CustomTestStringConvertible {
  let line: String
  let change: @MainActor @Sendable (Screen) -> Void

  init(_ line: String, _ change: @escaping @MainActor @Sendable (Screen) -> Void) {
    self.line = line
    self.change = change
  }

  var testDescription: String { line }
}

/// The causes named for single changes of controls, bars and texts.
@MainActor struct ControlCauseTests {
  func changes(from golden: UIViewController, to actual: UIViewController) throws
    -> [String]
  {
    let folder = try TemporaryFolder()
    let snapshot = Snapshot<UIViewController, _>.image(on: .iPhoneSE)
    let name = try GoldenName(parts: ["screen"], pathExtension: snapshot.format.pathExtension)
    func verdict(on controller: UIViewController, _ mode: RecordMode) throws -> Verdict {
      try Verifier(
        store: GoldenStore(root: folder.url), mode: mode, ledger: RunLedger(base: folder.url),
        environment: [:]
      ).verify(controller, as: snapshot, named: name, owner: "test")
    }
    _ = try verdict(on: golden, .all)
    let record = VerdictRecord(try verdict(on: actual, .never), store: "", owner: "test")
    return VerdictMessage(record).changes
  }

  func expect(
    _ line: String, in changes: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(changes.first == line, sourceLocation: sourceLocation)
    let others = changes.dropFirst().filter { !$0.hasPrefix("  ") }
    #expect(others == [], sourceLocation: sourceLocation)
  }

  @Test(arguments: controls) func `a change of a control is the only cause`(
    _ change: ScreenChange<ControlScreen>
  ) throws {
    let changes = try changes(from: ControlScreen { _ in }, to: ControlScreen(change.change))
    expect(change.line, in: changes)
  }

  @Test(arguments: texts) func `a change of a text is the only cause`(
    _ change: ScreenChange<ControlScreen>
  ) throws {
    let changes = try changes(from: ControlScreen { _ in }, to: ControlScreen(change.change))
    expect(change.line, in: changes)
  }

  @Test(arguments: bars) func `a change of a bar is the only cause`(
    _ change: ScreenChange<BarScreen>
  ) throws {
    let changes = try changes(from: BarScreen.shown { _ in }, to: BarScreen.shown(change.change))
    expect(change.line, in: changes)
  }

  @Test(arguments: backgrounds) func `a change of a bar's background is the only cause`(
    _ change: ScreenChange<BarScreen>
  ) throws {
    let changes = try changes(
      from: BarScreen.shown(isScrolled: true) { _ in },
      to: BarScreen.shown(isScrolled: true, change.change))
    expect(change.line, in: changes)
  }

  @Test func `another tab is named first, and its views follow`() throws {
    let changes = try changes(
      from: BarScreen.shown { _ in },
      to: BarScreen.shown { $0.tabBarController?.selectedIndex = 1 })
    #expect(changes.first == "UITabBar: selected item 0 “Mail” → 1 “Search”")
  }

  @Test func `a change that shows nowhere is no difference`() throws {
    let changes = try changes(
      from: ControlScreen { _ in }, to: ControlScreen { $0.save.isSelected = true })
    #expect(changes == [])
  }

  private nonisolated static let controls: [ScreenChange<ControlScreen>] = [
    .init("wifi: switched on") { $0.wifi.isOn = true },
    .init("wifi: disabled") { $0.wifi.isEnabled = false },
    .init("wifi: thumb tint color none → #FF3B30") { $0.wifi.thumbTintColor = .systemRed },
    .init("period: selected segment 0 “Day” → 1 “Week”") { $0.period.selectedSegmentIndex = 1 },
    .init("period: selected segment 0 “Day” → none") { $0.period.selectedSegmentIndex = -1 },
    .init("period: segment “Week” → “Year”") { $0.period.setTitle("Year", forSegmentAt: 1) },
    .init("period: segment “Day” → “Hour”") { $0.period.setTitle("Hour", forSegmentAt: 0) },
    .init("period: segment “Year” appeared") {
      $0.period.insertSegment(withTitle: "Year", at: 3, animated: false)
    },
    .init("period: segment “Month” disabled") { $0.period.setEnabled(false, forSegmentAt: 2) },
    .init("period: selected segment tint color none → #34C759") {
      $0.period.selectedSegmentTintColor = .systemGreen
    },
    .init("volume: value 0.2 → 0.7") { $0.volume.value = 0.7 },
    .init("volume: maximum value 1 → 2") { $0.volume.maximumValue = 2 },
    .init("volume: minimum track tint color none → #FF3B30") {
      $0.volume.minimumTrackTintColor = .systemRed
    },
    .init("volume: tint color none → #FF3B30") { $0.volume.tintColor = .systemRed },
    .init("copies: value 0 → 100") { $0.copies.value = 100 },
    .init("copies: disabled") { $0.copies.isEnabled = false },
    .init("download: progress 0.25 → 0.5") { $0.download.progress = 0.5 },
    .init("download: track tint color none → #FF3B30") {
      $0.download.trackTintColor = .systemRed
    },
    .init("dots: current page 0 → 2") { $0.dots.currentPage = 2 },
    .init("dots: number of pages 4 → 5") { $0.dots.numberOfPages = 5 },
    .init("busy: color none → #FF3B30") { $0.busy.color = .systemRed },
    .init("busy hidden") { $0.busy.hidesWhenStopped = true },
    .init("save: title “Save” → “Keep”") { $0.save.setTitle("Keep", for: .normal) },
    .init("save: title color none → #FF3B30") { $0.save.setTitleColor(.systemRed, for: .normal) },
    .init("save: title label font Inter Regular 15 → Inter Bold 15") {
      $0.save.titleLabel?.font = .boldSystemFont(ofSize: 15)
    },
    .init("save: disabled") { $0.save.isEnabled = false },
    .init("save: highlighted") { $0.save.isHighlighted = true },
    .init("save: content horizontal alignment center → left") {
      $0.save.contentHorizontalAlignment = .left
    },
    .init("save: content edge insets none → left 40") { $0.save.contentEdgeInsets.left = 40 },
    .init("save: title edge insets none → left 20") { $0.save.titleEdgeInsets.left = 20 },
    .init("save: tint color none → #FF3B30") { $0.save.tintColor = .systemRed },
    .init("pick: title “Pick” → “Choose”") { $0.pick.configuration?.title = "Choose" },
    .init("pick: configuration subtitle none → “one”") {
      $0.pick.configuration?.subtitle = "one"
    },
    .init("pick: configuration filled → tinted") {
      var changed = UIButton.Configuration.tinted()
      changed.title = "Pick"
      $0.pick.configuration = changed
    },
    .init("pick: configuration corner style dynamic → capsule") {
      $0.pick.configuration?.cornerStyle = .capsule
    },
    .init("pick: configuration base background color none → #FF3B30") {
      $0.pick.configuration?.baseBackgroundColor = .systemRed
    },
    .init("pick: configuration background corner radius 5.95 → 12") {
      $0.pick.configuration?.background.cornerRadius = 12
    },
    .init("pick: configuration button size medium → mini") {
      $0.pick.configuration?.buttonSize = .mini
    },
    .init("city: placeholder “City” → “Town”") { $0.city.placeholder = "Town" },
    .init("city: text none → “Oslo”") { $0.city.text = "Oslo" },
    .init("city: border style none → rounded rect") { $0.city.borderStyle = .roundedRect },
    .init("note: text “A few words” → “Others”") { $0.note.text = "Others" },
    .init("note: text container inset top 8, bottom 8 → top 2, bottom 8") {
      $0.note.textContainerInset.top = 2
    },
    .init("note: font Inter Regular 12 → Inter Regular 14") {
      $0.note.font = .systemFont(ofSize: 14)
    },
    .init("save: image none → 16×16") { $0.save.setImage(.square(.red), for: .normal) },
    .init("save: background image none → 16×16") {
      $0.save.setBackgroundImage(.square(.red), for: .normal)
    },
    .init("save: disabled, title for disabled none → “Wait”") {
      $0.save.setTitle("Wait", for: .disabled)
      $0.save.isEnabled = false
    },
    .init("save: kern none → 3") {
      $0.save.setAttributedTitle(
        NSAttributedString(string: "Save", attributes: [.kern: 3]), for: .normal)
    },
    .init("save: background none → #FFCC00, corner radius 0 → 8") {
      $0.save.backgroundColor = .systemYellow
      $0.save.layer.cornerRadius = 8
    },
    .init("pick: configuration image none → 16×16") {
      $0.pick.configuration?.image = .square(.red)
    },
    .init("pick: configuration content insets standard → top 7, leading 40, bottom 7, trailing 12")
    {
      $0.pick.configuration?.contentInsets.leading = 40
      $0.pick.contentHorizontalAlignment = .center
    },
    .init("pick: configuration background stroke width 0 → 2") {
      $0.pick.configuration?.background.strokeWidth = 2
    },
    .init("pick: tint color none → #FF3B30") { $0.pick.tintColor = .systemRed },
    .init("city: left view mode never → always") {
      $0.city.leftView = UIImageView(image: .square(.red))
      $0.city.leftViewMode = .always
    },
    .init("city: placeholder foreground color none → #FF3B30") {
      $0.city.attributedPlaceholder = NSAttributedString(
        string: "City", attributes: [.foregroundColor: UIColor.systemRed])
    },
    .init("city: alignment natural → center") { $0.city.textAlignment = .center },
    .init(
      "note: text “A few words” → “A few⏎words”, line spacing 0 → 9"
    ) {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 9
      $0.note.attributedText = NSAttributedString(
        string: "A few\nwords",
        attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 12)])
    },
    .init("note: line fragment padding 5 → 20") { $0.note.textContainer.lineFragmentPadding = 20 },
    .init("the view: tint color none → #FF3B30") { $0.view.tintColor = .systemRed },
  ]

  private nonisolated static func attributed(
    _ key: NSAttributedString.Key, _ value: @autoclosure @escaping @MainActor @Sendable () -> Any,
    _ range: NSRange = NSRange(location: 0, length: 5)
  ) -> @MainActor @Sendable (ControlScreen) -> Void {
    { screen in
      let text = NSMutableAttributedString(string: screen.heading.text ?? "")
      text.addAttribute(key, value: value(), range: range)
      screen.heading.attributedText = text
    }
  }

  private nonisolated static let texts: [ScreenChange<ControlScreen>] = [
    .init("heading: kern none → 2 at 0–5 “Hello”", attributed(.kern, 2)),
    .init("heading: kern none → 2", attributed(.kern, 2, NSRange(location: 0, length: 44))),
    .init(
      "heading: underline style none → single at 0–5 “Hello”",
      attributed(.underlineStyle, NSUnderlineStyle.single.rawValue)),
    .init(
      "heading: foreground color none → #FF3B30 at 0–5 “Hello”",
      attributed(.foregroundColor, UIColor.systemRed)),
    .init(
      "heading: background color none → #FFCC00 at 0–5 “Hello”",
      attributed(.backgroundColor, UIColor.systemYellow)),
    .init("heading: baseline offset none → 3 at 0–5 “Hello”", attributed(.baselineOffset, 3)),
    .init(
      "heading: font none → Inter Bold 17 at 0–5 “Hello”",
      attributed(.font, UIFont.boldSystemFont(ofSize: 17))),
    .init("heading: line break mode tail → middle") {
      $0.heading.lineBreakMode = .byTruncatingMiddle
    },
    .init("heading: number of lines 1 → 2") { $0.heading.numberOfLines = 2 },
    .init("note: alignment natural → right") { $0.note.textAlignment = .right },
    .init("heading: adjusts font size to fit width, minimum scale factor 0 → 0.5") {
      $0.heading.minimumScaleFactor = 0.5
      $0.heading.adjustsFontSizeToFitWidth = true
    },
    .init("heading: font Inter Regular 17 → Inter Regular 15") {
      $0.heading.font = .systemFont(ofSize: 15)
    },
    .init("heading: text color #000000 → #FF3B30") { $0.heading.textColor = .systemRed },
  ]

  /// Changes of backgrounds, which bars show only over scrolled content (fact E39).
  private nonisolated static let backgrounds: [ScreenChange<BarScreen>] = [
    .init("UINavigationBar: bar tint color none → #FFCC00") {
      $0.navigationController?.navigationBar.barTintColor = .systemYellow
    },
    .init("UINavigationBar: appearance background color none → #34C759") {
      let look = UINavigationBarAppearance()
      look.backgroundColor = .systemGreen
      $0.navigationController?.navigationBar.standardAppearance = look
    },
    .init("UINavigationBar: appearance shadow color standard → #FF3B30") {
      let look = UINavigationBarAppearance()
      look.shadowColor = .systemRed
      $0.navigationItem.standardAppearance = look
    },
    .init("UIToolbar: bar tint color none → #FFCC00") {
      $0.navigationController?.toolbar.barTintColor = .systemYellow
    },
    .init("UITabBar: bar tint color none → #FFCC00") {
      $0.tabBarController?.tabBar.barTintColor = .systemYellow
    },
  ]

  private nonisolated static let bars: [ScreenChange<BarScreen>] = [
    .init("UINavigationBar: title “Inbox” → “Archive”") { $0.navigationItem.title = "Archive" },
    .init("UINavigationBar: left item “Back up” appeared") {
      $0.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Back up", style: .plain, target: nil, action: nil)
    },
    .init("UINavigationBar: right item add vanished") {
      $0.navigationItem.rightBarButtonItems?.removeLast()
    },
    .init("UINavigationBar: right item “Edit” → “Done”") {
      $0.navigationItem.rightBarButtonItem?.title = "Done"
    },
    .init("UINavigationBar: right item “Edit” style plain → done") {
      $0.navigationItem.rightBarButtonItem?.style = .done
    },
    .init("UINavigationBar: right item “Edit” disabled") {
      $0.navigationItem.rightBarButtonItem?.isEnabled = false
    },
    .init("UINavigationBar: right item “Edit” tint color none → #FF3B30") {
      $0.navigationItem.rightBarButtonItem?.tintColor = .systemRed
    },
    .init("UINavigationBar: tint color none → #FF3B30") {
      $0.navigationController?.navigationBar.tintColor = .systemRed
    },
    .init("UINavigationBar: prefers large titles") {
      $0.navigationController?.navigationBar.prefersLargeTitles = true
    },
    .init("UINavigationBar: title color none → #FF3B30") {
      let look = UINavigationBarAppearance()
      look.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
      $0.navigationController?.navigationBar.standardAppearance = look
    },
    .init("UINavigationBar hidden") {
      $0.navigationController?.setNavigationBarHidden(true, animated: false)
    },
    .init("UINavigationBar › titleView appeared") {
      let label = UILabel()
      label.text = "Own"
      $0.navigationItem.titleView = label
    },
    .init("UINavigationBar: right items “Edit”, add → add, “Edit”") {
      $0.navigationItem.rightBarButtonItems?.reverse()
    },
    .init("UINavigationBar: left item UISwitch appeared") {
      $0.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UISwitch())
    },
    .init("UINavigationBar: no longer translucent; 1 other view resized") {
      $0.navigationController?.navigationBar.isTranslucent = false
    },
    .init("UINavigationBar: title font none → Inter Bold 24") {
      $0.navigationController?.navigationBar.titleTextAttributes = [
        .font: UIFont.boldSystemFont(ofSize: 24)
      ]
    },
    .init("UIToolbar vanished") { $0.navigationController?.isToolbarHidden = true },
    .init("UIToolbar: item flexible space vanished") { $0.toolbarItems?.remove(at: 1) },
    .init("UITabBar: item “Mail” image none → 16×16") {
      $0.navigationController?.tabBarItem.image = .square(.red)
    },
    .init("UIToolbar: item “Reply” → “Answer”") { $0.toolbarItems?.first?.title = "Answer" },
    .init("UIToolbar: item “Delete” disabled") { $0.toolbarItems?.last?.isEnabled = false },
    .init("UITabBar: item “Search” badge none → “3”") {
      $0.tabBarController?.viewControllers?.last?.tabBarItem.badgeValue = "3"
    },
    .init("UITabBar: item “Search” → “Find”") {
      $0.tabBarController?.viewControllers?.last?.tabBarItem.title = "Find"
    },
    .init("UITabBar: unselected item tint color none → #FF3B30") {
      $0.tabBarController?.tabBar.unselectedItemTintColor = .systemRed
    },
    .init("UITabBar: tint color none → #34C759") {
      $0.tabBarController?.tabBar.tintColor = .systemGreen
    },
  ]
}
