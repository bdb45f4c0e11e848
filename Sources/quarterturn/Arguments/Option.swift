/// An option: how it is written, and what the help says of it.
///
/// An option is declared in the file that reads it, and listed by the commands that take it.
/// Parsing, suggestions and the help read both from there.
struct Option: Equatable, Sendable {
  /// The long name, without dashes.
  let name: String
  /// The placeholder of the value in the help, or nil if the option takes none.
  let value: String?
  /// One line for the help.
  let summary: String

  /// - Parameters:
  ///   - name: the long name, without dashes.
  ///   - value: the placeholder of the value in the help; nil if the option takes none.
  ///   - summary: one line for the help.
  init(_ name: String, takes value: String? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  /// Returns the option with another line for the help of one command.
  func described(_ summary: String) -> Option { Option(name, takes: value, summary) }

  /// Options are equal if they are typed alike, whatever their help.
  static func == (one: Option, other: Option) -> Bool {
    one.name == other.name && one.value == other.value
  }

  /// The option as it is typed, without its value.
  var flag: String { "--\(name)" }
  /// The option as it is typed, with a placeholder for its value.
  var spelling: String { value.map { "\(flag) \($0)" } ?? flag }
}

extension Option {
  /// Every option that some command takes, each once.
  static let all = Command.all.flatMap(\.options).reduce(into: [Option]()) { options, option in
    if !options.contains(option) { options.append(option) }
  }

  static let help = Option("help", "print this help")
  static let version = Option("version", "print the version")
  static let json = Option("json", "print JSON instead of text")
  /// The place that a command writes to; each command describes it with its default.
  static let output = Option("output", takes: "PATH", "the folder to write to")
}
