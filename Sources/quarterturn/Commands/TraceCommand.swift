import LayoutFigures

extension Option {
  fileprivate static let rotate = Option("rotate", "also turn the device and turn it back")
  fileprivate static let unfolded = Option(
    "unfolded", "write out calls that only repeat others")
}

extension Command {
  static let trace = Command(
    "trace", "SCENE",
    summary: "print every call around a layout: first layout, scroll, rotation",
    options: [.device, .variant, .rotate, .unfolded, .json],
    examples: [
      "quarterturn trace plants/markers --variant after --rotate",
      "quarterturn trace herbs.json --variant before --rotate --unfolded",
    ]
  ) { @MainActor invocation, console in
    let arguments = invocation.arguments
    let turns = arguments.has(.rotate)
    let reports = try invocation.oneScene().laboratories.map { try $0.trace(turning: turns) }
    let isFolded = !arguments.has(.unfolded)
    console.print(
      arguments.has(.json)
        ? TraceReport.json(reports)
        : reports.map { $0.text(folded: isFolded) }.joined(separator: "\n\n\n"))
    return .good
  }
}
