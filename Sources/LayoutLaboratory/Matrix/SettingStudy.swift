import Foundation
public import LayoutStage
import UIKit

/// A screen laid out with every combination of settings, and the problems that the combinations
/// have.
@MainActor public struct SettingStudy {
  /// The screen with one combination of settings.
  struct Case {
    var combination: SettingCombination
    var figure: RenderedFigure
    var inspection: SettingInspection
  }

  /// A problem, with all combinations of settings that have it.
  struct Group {
    var problem: SettingProblem
    /// The indices of the cases that have the problem, each with its own description.
    var cases: [(index: Int, problem: SettingProblem)]
  }

  /// The name of the screen.
  public let name: String
  /// The values of the settings, of which all combinations were laid out.
  public let axes: SettingAxes
  let cases: [Case]
  let groups: [Group]

  /// Lays out a screen with every combination.
  ///
  /// - Parameters:
  ///   - name: the name of the screen.
  ///   - axes: the settings.
  ///   - base: the device, whose other settings are not changed.
  ///   - show: a closure that creates the screen, shows it on a device, and inspects its window.
  /// - Throws: `SettingAxesError`, or an error of `show`.
  package init(
    named name: String, _ axes: SettingAxes, on base: DeviceConfiguration,
    _ show: (DeviceConfiguration) throws -> (RenderedFigure, SettingInspection)
  ) throws {
    (self.name, self.axes) = (name, axes)
    let writer = UIKitLog.writer
    // UIKit's console messages are suppressed, because they would repeat the findings.
    UIKitLog.writer = { _ in }
    defer { UIKitLog.writer = writer }
    cases = try axes.combinations(on: base).map { combination in
      let (figure, inspection) = try show(combination.configuration)
      return Case(combination: combination, figure: figure, inspection: inspection)
    }
    groups = Self.grouped(cases)
  }

  private static func grouped(_ cases: [Case]) -> [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for (index, one) in cases.enumerated() {
      let differences = one.inspection.differences(from: cases[0].inspection)
      for problem in one.inspection.problems + differences {
        if let place = places[problem.key] {
          // If one combination has two problems with the same key, they are counted once.
          guard groups[place].cases.last?.index != index else { continue }
          groups[place].cases.append((index, problem))
        } else {
          places[problem.key] = groups.count
          groups.append(Group(problem: problem, cases: [(index, problem)]))
        }
      }
    }
    return groups.sorted {
      ($0.problem.kind.order, -$0.cases.count) < ($1.problem.kind.order, -$1.cases.count)
    }
  }

  /// The number of combinations that have a problem; differences from the default settings do not
  /// count.
  public var problemCount: Int { cases.count { !$0.inspection.problems.isEmpty } }

  /// The problems and differences, each described once, as in the first combination that has it.
  public var problems: [SettingProblem] { groups.map(\.problem) }

  /// Returns the names of the combinations that have a problem.
  package func settings(of problem: SettingProblem) -> [String] {
    let group = groups.first { $0.problem.key == problem.key }
    return group?.cases.map { cases[$0.index].combination.name } ?? []
  }

  /// The result in one line: `5 languages × 3 text sizes: 4 problems in 9 of 15 combinations`.
  public var summary: String {
    let words = axes.words.isEmpty ? "one combination" : axes.words
    func text(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    let differing = groups.count { $0.problem.kind == .differing }
    let others = differing > 0 ? "; " + text(differing, "difference") : ""
    guard groups.count > differing else {
      return "\(words): nothing is clipped or overlaps in \(cases.count) combinations\(others)"
    }
    let problems = text(groups.count - differing, "problem")
    return "\(words): \(problems) in \(problemCount) of \(cases.count) combinations\(others)"
  }

  /// The problems as text, each with the combinations that have it.
  public var report: String {
    let lines = groups.map { group in
      let blame = group.problem.blame.map { "\n  because: \($0)" } ?? ""
      let places = group.cases.map { one in
        "\n  \(cases[one.index].combination.name): \(one.problem.detail)"
      }
      return group.problem.title + blame + places.joined()
    }
    return ([summary] + lines).joined(separator: "\n")
  }
}

extension SettingProblem.Kind {
  /// The position of the kind in reports.
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
