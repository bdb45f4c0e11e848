import LayoutFigures

extension Command {
  static let lint = Command(
    "lint", "SCENE",
    summary: "look for broken rules, such as sizes that a rotation does not refresh",
    options: [.device, .variant, .json],
    examples: ["quarterturn lint swatches/rotate", "quarterturn lint herbs.json --json"]
  ) { @MainActor invocation, console in
    let reports = try invocation.oneScene().laboratories.map { try $0.lint() }
    console.print(
      invocation.arguments.has(.json)
        ? LintReport.json(reports) : reports.map(\.description).joined(separator: "\n\n\n"))
    return reports.allSatisfy(\.isEmpty) ? .good : .different
  }
}
