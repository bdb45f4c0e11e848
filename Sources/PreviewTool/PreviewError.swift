import Foundation

/// The reason why previews cannot be shown.
package enum PreviewError: Error, Equatable, CustomStringConvertible {
  /// The program is not in a build folder, since the file at this path is missing.
  case noBuild(String)
  /// The path of this program cannot be found.
  case noProgram
  /// Linking failed, with this output of the linker.
  case unlinkable(String)
  /// A signal ended the preview program while it showed the preview of this name; nil if it showed
  /// none.
  case ended(String?, signal: Int32)
  /// The source ended the program with an exit status while it showed the preview of this name; nil
  /// if it showed none.
  case quit(String?, status: Int32)
  /// A preview exceeded the time limit, in seconds.
  case endless(String, seconds: Int)
  /// The package manager failed to read the manifest in a folder, with this output.
  case unreadablePackage(String, String)

  /// Whether the cause is in the user's source, so that a change of the source helps.
  package var isOfSource: Bool {
    switch self {
    case .ended, .quit, .endless: true
    case .noBuild, .noProgram, .unlinkable, .unreadablePackage: false
    }
  }

  package var description: String {
    switch self {
    case .noBuild(let path):
      """
      \(path) is missing: source is compiled against the modules of the build that this program \
      comes from
        run it where it was built, by ./quarterturn or swift run quarterturn
      """
    case .noProgram:
      """
      the path of this program cannot be found, so its build folder is not known
        run it by ./quarterturn or swift run quarterturn
      """
    case .unlinkable(let output): "the program that shows previews could not be linked:\n\(output)"
    case .unreadablePackage(let folder, let words):
      """
      \(folder)/Package.swift cannot be read, so the previews are drawn without its resources:
      \(words.trimmingCharacters(in: .whitespacesAndNewlines))
      """
    case .endless(let name, let seconds):
      """
      the preview \(name.debugDescription) took longer than \(seconds) s, and was stopped; \
      raise the limit by --seconds
      """
    case .quit(let name, let status):
      """
      \(name.map { "the preview \($0.debugDescription): " } ?? "")the source ended the process (exit status \(status)), for example by exit, \
      before the preview was drawn
        fix: leave out the call where the source is previewed
      """
    case .ended(let name, let signal):
      """
      \(name.map { "the preview \($0.debugDescription)" } ?? "the previews") ended by signal \(signal) (\(String(cString: strsignal(signal)))): the source \
      called fatalError, failed a similar check, or reached a limit of memory or time
      """
    }
  }
}
