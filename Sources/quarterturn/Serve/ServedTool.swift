import LayoutCore

/// A tool that a client can call: a command of this program, with the options that a client may
/// set.
struct ServedTool: Sendable {
  /// The files of the command that are shown.
  enum Pictures: Sendable, Equatable {
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
  let command: String
  /// The description of the tool and its result, for a client that decides whether to call it.
  let summary: String
  /// The arguments; operands in the order of the command.
  let parameters: [ToolParameter]
  /// The pictures that are shown.
  let pictures: Pictures
  /// The options that the command is always given.
  let options: [String]
  /// Whether it compiles and runs source of the folder.
  var runsSource: Bool { command == "preview" }

  init(
    _ name: String, command: String? = nil, _ summary: String, pictures: Pictures = .none,
    options: [String] = [], _ parameters: [ToolParameter]
  ) {
    (self.name, self.command) = (name, command ?? name)
    (self.summary, self.pictures, self.options) = (summary, pictures, options)
    self.parameters = parameters + (pictures == .none ? [] : ToolParameter.ofPictures)
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

  /// Returns the words of the command for a client's arguments.
  ///
  /// - Parameters:
  ///   - arguments: the client's arguments.
  ///   - folder: what it may name files of.
  ///   - output: the folder that pictures are written to.
  /// - Returns: the command's name, its options and its operands.
  /// - Throws: the argument that is wrong.
  func words(
    _ arguments: [String: ReceivedJSON], in folder: ConfinedFolder, output: String
  ) throws(ToolArgumentError) -> [String] {
    let names = parameters.map(\.name)
    if let name = arguments.keys.sorted().first(where: { !names.contains($0) }) {
      throw .unknown(name, names: names)
    }
    var (words, operands): ([String], [String]) = (options, [])
    for parameter in parameters {
      guard let value = arguments[parameter.name], value != .null else {
        if parameter.isRequired { throw .missing(parameter.name, parameter.summary) }
        continue
      }
      let texts = try parameter.words(value, in: folder)
      switch parameter.use {
      case .option(let option):
        words += texts.map { "--\(option)" + ($0.isEmpty ? "" : "=\($0)") }
      case .operand: operands += texts
      case .picture: break
      }
    }
    if pictures != .none { words.append("--output=\(output)") }
    // What looks like an option after this is none.
    return [command] + words + ["--"] + operands
  }
}
