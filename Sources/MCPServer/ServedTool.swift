package import CommandLineKit
import LayoutCore

/// A tool that a client can call: a command of this program, with the options that a client may
/// set.
package struct ServedTool: Sendable {
  /// The pictures of the command that are returned to the client.
  package enum Pictures: Sendable, Equatable {
    /// No pictures; the command writes none.
    case none
    /// All PNG files that the command wrote.
    case all
    /// The pictures with the given file name.
    case named(String)
  }

  /// The name by which the client calls the tool.
  let name: String
  /// The command that the tool runs.
  let command: Command
  /// A description of the tool and its result, from which the client decides whether to call it.
  let summary: String
  /// The tool's parameters.
  ///
  /// The parameters that become operands are in the order of the command's operands.
  let parameters: [ToolParameter]
  /// The choice of pictures that are returned.
  let pictures: Pictures
  /// The names of the command's options that a client may set.
  let offeredOptions: [String]
  /// The names of options without a value that are always passed to the command.
  let fixedOptions: [String]
  /// Whether the command compiles and runs source in the server's folder.
  let runsSource: Bool

  /// Makes a tool from a command.
  ///
  /// - Parameters:
  ///   - command: the command that the tool runs.
  ///   - name: the tool's name; nil for the command's.
  ///   - summary: a description of the tool and its result.
  ///   - operands: the parameters that become the command's operands.
  ///   - options: the names of the command's options that a client may set. The command must
  ///     declare them.
  ///   - fixedOptions: the names of options without a value that are always passed to the command.
  ///   - pictures: the pictures that are returned.
  ///   - runsSource: whether the command compiles and runs source in the folder.
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

  /// The tool as JSON, for a client's list of tools.
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

  /// The hints by which a client decides whether to prompt its user before a call.
  ///
  /// The tools themselves neither access the network nor change the folder. But source that a tool
  /// runs may overwrite files, may have a different effect at each call and, if the system has no
  /// namespaces, may access the network.
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
  ///   - folder: the folder that contains all files to which the client may refer.
  ///   - output: the folder to which pictures are written.
  /// - Returns: the command's name, its options and its operands.
  /// - Throws: `ToolArgumentError` for the first invalid argument.
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
    // After the separator `--`, no argument is parsed as an option.
    return [command.name] + options + ["--"] + operands
  }
}

extension ServedTool {
  /// A description of the restrictions on source that is run, for users who decide whether to allow
  /// it.
  package static let confinement =
    "On Linux with namespaces it has no network and its processes end with the call; time and memory "
    + "are limited."
}
