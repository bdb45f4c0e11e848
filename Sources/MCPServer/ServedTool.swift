package import CommandLineKit
import LayoutCore

/// A tool that a client can call: a command of this program, with the options that a client may
/// set.
package struct ServedTool: Sendable {
  /// The files of the command that are shown.
  package enum Pictures: Sendable, Equatable {
    /// None: the command writes none.
    case none
    /// Every PNG that the tool wrote is returned.
    case all
    /// Those of a file name.
    case named(String)
  }

  /// The name, for the client.
  let name: String
  /// The command that does it.
  let command: Command
  /// The description of the tool and its result, for a client that decides whether to call it.
  let summary: String
  /// The arguments; operands in the order of the command.
  let parameters: [ToolParameter]
  /// The pictures that are shown.
  let pictures: Pictures
  /// The names of the command's options that a client may give.
  let offeredOptions: [String]
  /// The names of options without a value that the command is always given.
  let fixedOptions: [String]
  /// Whether it compiles and runs source of the folder.
  let runsSource: Bool

  /// - Parameters:
  ///   - command: the command that does it.
  ///   - name: the tool's name; the command's unless given.
  ///   - summary: a description of the tool and its result.
  ///   - operands: the parameters that become the command's operands.
  ///   - options: the names of the command's options that a client may give, which the command
  ///     declares.
  ///   - fixedOptions: the names of options without a value that the command is always given.
  ///   - pictures: the files of the command that are shown.
  ///   - runsSource: whether it compiles and runs source of the folder.
  package init(
    _ command: Command, name: String? = nil, _ summary: String, _ operands: [ToolParameter],
    options: [String], fixedOptions: [String] = [], pictures: Pictures = .none,
    runsSource: Bool = false
  ) {
    (self.command, self.name, self.summary) = (command, name ?? command.name, summary)
    (offeredOptions, self.fixedOptions) = (options, fixedOptions)
    (self.pictures, self.runsSource) = (pictures, runsSource)
    let given = options.compactMap { name in command.options.first { $0.name == name } }
    parameters =
      operands + given.map(ToolParameter.init)
      + (pictures == .none ? [] : ToolParameter.ofPictures)
  }

  /// The tool as a client lists it.
  var json: JSONValue {
    let required = parameters.filter(\.isRequired).map { JSONValue.text($0.name) }
    let schema: JSONValue = .object([
      ("type", .text("object")),
      ("properties", .object(parameters.map { ($0.name, $0.schema) })),
      ("required", .list(required)),
      ("additionalProperties", .flag(false)),
    ])
    return .object([
      ("name", .text(name)), ("description", .text(summary)), ("inputSchema", schema),
      ("annotations", annotations),
    ])
  }

  /// The hints by which a client decides whether to ask its user before a call.
  ///
  /// No tool queries a machine elsewhere or changes the folder, except through source that is run:
  /// that may overwrite files, do more each time, and, where the system gives no namespaces, reach
  /// the network.
  private var annotations: JSONValue {
    .object([
      ("readOnlyHint", .flag(!runsSource)), ("destructiveHint", .flag(runsSource)),
      ("idempotentHint", .flag(!runsSource)), ("openWorldHint", .flag(runsSource)),
    ])
  }

  /// Returns the command line for a client's arguments.
  ///
  /// - Parameters:
  ///   - arguments: the client's arguments.
  ///   - folder: the folder whose files it may name.
  ///   - output: the folder that pictures are written to.
  /// - Returns: the command's name, its options and its operands.
  /// - Throws: the argument that is wrong.
  func commandLine(
    _ arguments: [String: JSONValue], in folder: ConfinedFolder, output: String
  ) throws(ToolArgumentError) -> [String] {
    let names = parameters.map(\.name)
    if let name = arguments.keys.sorted().first(where: { !names.contains($0) }) {
      throw .unknown(name, names: names)
    }
    var (options, operands): ([String], [String]) = (fixedOptions.map { "--\($0)" }, [])
    for parameter in parameters {
      guard let value = arguments[parameter.name], value != .null else {
        if parameter.isRequired { throw .missing(parameter.name, parameter.summary) }
        continue
      }
      let texts = try parameter.arguments(value, in: folder)
      switch parameter.use {
      case .option(let option):
        options += texts.map { "--\(option)" + ($0.isEmpty ? "" : "=\($0)") }
      case .operand: operands += texts
      case .picture: break
      }
    }
    if pictures != .none { options.append("--output=\(output)") }
    // After this no argument is an option.
    return [command.name] + options + ["--"] + operands
  }
}

extension ServedTool {
  /// The limits of source that is run, for anyone who decides whether to allow it.
  package static let confinement =
    "On Linux with namespaces it has no network and its processes end with the call; time and memory "
    + "are limited."
}
