package import CommandLineKit

extension Command {
  package static let demo = Command(
    "demo",
    summary: "draw plant markers before and after, portrait and landscape, into ./figures",
    options: [.appearance, .demoOutput],
    examples: ["quarterturn demo", "quarterturn demo --appearance dark --output pictures"]
  ) { try await DemoCommand($0).run(on: $1) }
}

/// The `demo` command: draws the figure in the README, and prints commands to try next.
struct DemoCommand {
  private var render: RenderCommand

  /// Reads the folder and the appearance from the options.
  init(_ invocation: Invocation) throws {
    var request = invocation
    request.operands = ["plants/markers"]
    // Add the options as if they had been typed, so that `demo` draws the same as `render`.
    request.arguments.choices.append(Arguments.Choice(option: .sheet))
    if !request.arguments.has(.output) {
      request.arguments.choices.append(Arguments.Choice(option: .output, value: "figures"))
    }
    render = try RenderCommand(request)
    render.drawsMatrices = false
  }

  /// Draws the sheet and its four pictures, and prints their paths.
  func run(on console: Console) async throws -> ExitStatus {
    let paths = try await render.draw(on: console)
    let (style, called) = (console.outputStyle, CalledName.current.text)
    console.print(
      """
      Plant markers on an iPhone 7 Plus, before | after × portrait / landscape:

        \(style.bold(paths.last ?? ""))   ← open this one
      \(paths.dropLast().map { "  " + style.faint($0) }.joined(separator: "\n"))

      Then try
        \(called) render plants/markers --overlay index,insets,spacing --sheet --output figures
        \(called) help render
      """)
    return .good
  }
}

extension Option {
  fileprivate static let demoOutput = Option.output.described(
    "the folder for the pictures; \"figures\" unless given")
}
