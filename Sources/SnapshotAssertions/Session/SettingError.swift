/// A variable of the environment whose value means nothing.
///
/// Passing over it would verify something else than was asked for, so every assertion fails with it.
struct SettingError: Error, Hashable, CustomStringConvertible {
  let variable: String
  let value: String
  let choices: [String]

  /// The variable, its value, and what would do.
  var description: String {
    "the variable \(variable) is \(value.debugDescription): say one of "
      + choices.joined(separator: ", ")
  }
}
