import Foundation
import LayoutStage
import Testing
import UIKit

@testable import LayoutLaboratory

/// A screen with a label of a fixed width, and two labels side by side that nothing keeps apart.
private final class TightController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let title = label("title", "Settings")
    let (left, right) = (label("left", "Name"), label("right", "Value"))
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      title.widthAnchor.constraint(equalToConstant: 80),
      left.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
      left.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      right.topAnchor.constraint(equalTo: left.topAnchor),
      right.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100),
    ])
  }

  private func label(_ name: String, _ key: String) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.text = NSLocalizedString(key, comment: "")
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    return label
  }
}

/// A screen with a text that has as many lines as it needs.
private final class NoteController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.accessibilityIdentifier = "note"
    label.text = NSLocalizedString("Settings", comment: "")
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      label.widthAnchor.constraint(equalToConstant: 120),
    ])
  }
}

/// A table with a header, a cell and a footer, and a label above its rows.
private final class ListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.accessibilityIdentifier = "title"
    label.text = "Herbs"
    tableView.tableHeaderView = label
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Basil"
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection: Int) -> String? {
    "Sun"
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection: Int) -> String? {
    "Water daily"
  }
}

@MainActor struct SettingStudyTests {
  @Test func `texts of views that scrolling adds and removes are not compared`() {
    let figure = Figure(name: "list", on: .iPhone7) { ListController() }
    let shown = figure.rendered(turningTo: [.portrait]) { SettingInspection(of: $0.window) }
    #expect(shown[0].reading.frames.count == 4)
    #expect(Array(shown[0].reading.texts.keys) == ["title"])
  }

  private func study(_ axes: SettingAxes) throws -> SettingStudy {
    try SettingStudy(named: "tight", axes, on: .init(.iPhone7)) { configuration in
      let figure = Figure(name: "tight", on: configuration) { TightController() }
      let shown = figure.rendered(turningTo: [.portrait]) { SettingInspection(of: $0.window) }
      return (shown[0].figure, shown[0].reading)
    }
  }

  @Test func `a clipped text is reported with the constraint that limits it`() throws {
    let study = try study(SettingAxes(languages: ["", "doubled"]))
    let problem = try #require(study.problems.first)
    #expect(problem.kind == .clipped && problem.element == "title")
    #expect(problem.detail.hasPrefix("“Settings Settings” is "))
    #expect(problem.blame?.contains("wants to be 80 wide") == true)
    #expect(problem.blame?.contains("SettingStudyTests.swift") == true)
    #expect(study.settings(of: problem) == ["doubled"])
  }

  @Test func `texts that overlap are reported once for the settings that have it`() throws {
    let study = try study(SettingAxes(languages: ["", "doubled", "longer"]))
    let overlap = try #require(study.problems.first { $0.kind == .overlapping })
    #expect(overlap.element == "left and right")
    #expect(study.settings(of: overlap) == ["doubled"])
  }

  @Test func `settings without problems are only counted`() throws {
    let study = try study(SettingAxes(appearances: [.light, .dark]))
    #expect(study.problems.isEmpty)
    #expect(study.summary == "2 appearances: nothing is clipped or overlaps in 2 combinations")
  }

  @Test func `a text with another number of lines is a difference, which is counted apart`() throws
  {
    let study = try SettingStudy(
      named: "note", SettingAxes(languages: ["", "doubled"]), on: .init(.iPhone7)
    ) { configuration in
      let figure = Figure(name: "note", on: configuration) { NoteController() }
      let shown = figure.rendered(turningTo: [.portrait]) { SettingInspection(of: $0.window) }
      return (shown[0].figure, shown[0].reading)
    }
    let difference = try #require(study.problems.first)
    #expect(difference.kind == .differing && difference.title == "note differs")
    #expect(difference.detail == "note has 2 lines, usually 1")
    #expect(difference.blame?.contains("wants to be 120 wide") == true)
    #expect(
      study.summary == "2 languages: nothing is clipped or overlaps in 2 combinations; 1 difference"
    )
  }

  @Test func `a sheet has the screens with the most problems and a row for each problem`() throws {
    let study = try study(SettingAxes(languages: ["", "doubled", "longer"]))
    let sheet = SettingSheet(study).sheet
    #expect(sheet.rows.first == "Screens" && sheet.rows.count == 1 + study.problems.count)
    #expect(sheet.cells.allSatisfy { $0.count <= 3 })
    #expect(sheet.picture().size.width < 1200)
  }

  @Test func `a part of a screen is a figure of its size`() {
    let figure = Figure(name: "a", on: .iPhone7) { UIViewController() }.rendered()
    let part = figure.detail(CGRect(x: 10, y: 10, width: 80, height: 40), zoom: 0.5)
    #expect(part.configuration.screenSize == CGSize(width: 40, height: 20))
  }
}
