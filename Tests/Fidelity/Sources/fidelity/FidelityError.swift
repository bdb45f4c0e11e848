/// An error of the judge, which names a file and what was expected.
enum FidelityError: Error, CustomStringConvertible {
  /// The command's arguments are wrong.
  case usage(String)
  /// A file cannot be read: its path and what was expected.
  case unreadable(String, expected: String)
  /// A file cannot be written: its path and the reason.
  case unwritable(String, String)
  /// A change in the list matches nothing: the file and the pattern.
  case idleEdit(String, lines: String)
  /// A pattern of a change is no regular expression: the pattern and the file.
  case badPattern(String, String)
  /// A module of the list is in no project and no stand-in: its name and the project's.
  case unknownModule(String, of: String)
  /// The toolchain lacks something: a path and what was expected.
  case noToolchain(String)
  /// A program failed: its name and what it printed.
  case failed(String, output: String)

  var description: String {
    switch self {
    case .usage(let reason): "\(reason)\n\n\(Options.help)"
    case .unreadable(let path, let expected): "\(path) cannot be read: expected \(expected)"
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    case .idleEdit(let path, let lines):
      """
      \(path): no line matches \(lines.debugDescription), which Projects.json changes: expected the \
      commit in Projects.json
      """
    case .badPattern(let pattern, let path):
      "\(path): \(pattern.debugDescription) in Projects.json is no regular expression"
    case .unknownModule(let module, let project):
      "\(project) needs \(module): expected a target in Projects.json or a folder in StandIns"
    case .noToolchain(let path):
      "\(path) does not exist: expected a toolchain of swift.org in PATH"
    case .failed(let name, let output): "\(name) failed:\n\(output)"
    }
  }
}
