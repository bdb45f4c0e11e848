/// The reason why the porting tool is not available.
package enum PortingError: Error, Equatable, CustomStringConvertible {
  /// No folder of `PATH` has a compiler.
  case noCompiler
  /// The toolchain has no module for syntax trees at this path.
  case noSyntaxTrees(String)
  /// The compiler refused the tool's source, in these words.
  case uncompilable(String)
  /// The folder for the tool cannot be written.
  case unwritable(String, String)
  /// A program could not be started.
  case unstartable(String, String)

  package var description: String {
    switch self {
    case .noCompiler:
      "no swiftc in PATH: porting reads source with the syntax trees of a Swift toolchain"
    case .noSyntaxTrees(let path):
      """
      the toolchain has no syntax trees: \(path) is not there. Toolchains of swift.org and Xcode \
      have had them since Swift 5.9; packages of distributions may leave them out
      """
    case .uncompilable(let words):
      "the tool that ports could not be compiled with this toolchain:\n\(words)"
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    case .unstartable(let path, let reason): "\(path) cannot be started: \(reason)"
    }
  }
}
