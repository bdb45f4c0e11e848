/// An error that makes the porting tool unavailable.
package enum PortingError: Error, Equatable, CustomStringConvertible {
  /// No folder in `PATH` has a compiler.
  case noCompiler
  /// The toolchain has no module for syntax trees at this path.
  case noSyntaxTrees(String)
  /// The compiler rejected the tool's source with these messages.
  case uncompilable(String)
  /// A folder or file for the tool cannot be written: its path and the reason.
  case unwritable(String, String)
  /// A program cannot be started: its path and the reason.
  case unstartable(String, String)

  package var description: String {
    switch self {
    case .noCompiler:
      "no swiftc in PATH: porting reads source with the syntax trees of a Swift toolchain"
    case .noSyntaxTrees(let path):
      """
      the toolchain has no syntax trees: \(path) does not exist. Toolchains of swift.org and Xcode \
      have had them since Swift 5.9; packages of distributions may leave them out
      """
    case .uncompilable(let words):
      "the tool that ports could not be compiled with this toolchain:\n\(words)"
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    case .unstartable(let path, let reason): "\(path) cannot be started: \(reason)"
    }
  }
}
