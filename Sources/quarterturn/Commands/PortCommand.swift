import CommandLineKit
import Foundation
import Porting

extension Option {
  fileprivate static let patch = Option(
    "patch", "print a patch instead of writing a folder; messages go to standard error")
  fileprivate static let quiet = Option("quiet", "print only the code that could not be ported")
}

extension Command {
  static let port = Command(
    "port", "PATH…",
    summary: "make iOS source compile here, by the smallest changes",
    explanation: """
      PATH is a Swift file or a folder; files that belong together are ported together. The originals
      are never changed: the ported tree goes to the folder of --output, "ported" unless given, and
      errors of the compiler still name the originals' lines. Every change is listed with its place
      and its reason, then the code that could not be ported. The first run builds the tool, with syntax
      trees of the Swift toolchain in PATH. Ends with 0 when all was ported, 1 when something could not
      be, 2 when a path cannot be used.
      """,
    options: [
      .output.described("the folder for the ported tree; \"ported\" unless given or --patch is"),
      .patch, .quiet, .json,
    ],
    examples: [
      "quarterturn port Sources/Shelf --output ported",
      "quarterturn port ShelfLayout.swift --patch",
    ]
  ) { try PortCommand($0).run(on: $1) }
}

/// The `port` command: converts iOS source so that it compiles with this package.
struct PortCommand {
  private let toolArguments: [String]

  /// Reads the options, and translates them into the tool's arguments.
  init(_ invocation: Invocation) throws(UsageError) {
    guard !invocation.operands.isEmpty else {
      throw .missingOperand("a Swift file or a folder", command: "port")
    }
    let arguments = invocation.arguments
    var options: [String] = []
    let output = try arguments.path(of: .output)
    if let folder = output ?? (arguments.has(.patch) ? nil : "ported") {
      options += ["--output", folder]
    }
    for option in [Option.patch, .quiet, .json] where arguments.has(option) {
      options.append(option.flag)
    }
    toolArguments = options + ["--"] + invocation.operands
  }

  /// Builds the tool if it does not exist yet, and runs it.
  func run(on console: Console) throws -> ExitStatus {
    let tool = try PortTool(
      in: PortTool.usualFolder, path: console.environment["PATH"] ?? ""
    ) {
      console.note(PortTool.building)
    }
    return ExitStatus(rawValue: try tool.run(toolArguments)) ?? .unusable
  }
}
