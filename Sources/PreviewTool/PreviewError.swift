import Foundation

/// The reason why nothing can be shown.
package enum PreviewError: Error, Equatable, CustomStringConvertible {
  /// The program is not in a build folder.
  case noBuild(String)
  /// The linker's words.
  case unlinkable(String)
  /// A signal ended the program that shows the previews, while it showed the one of this name.
  case ended(String?, signal: Int32)
  /// The source ended the program with a status, while it showed the preview of this name.
  case quit(String?, status: Int32)
  /// A preview took longer than it may, in seconds.
  case endless(String, seconds: Int)
  /// The package manager's words about the manifest in a folder.
  case unreadablePackage(String, String)

  /// Whether the source is the cause, so that a change of it helps.
  package var isOfSource: Bool {
    switch self {
    case .ended, .quit, .endless: true
    case .noBuild, .unlinkable, .unreadablePackage: false
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
    case .unlinkable(let output): "the program that shows previews could not be linked:\n\(output)"
    case .unreadablePackage(let folder, let words):
      """
      \(folder)/Package.swift cannot be read, so the previews are drawn without its resources:
      \(words.trimmingCharacters(in: .whitespacesAndNewlines))
      """
    case .endless(let name, let seconds):
      """
      the preview \(name.debugDescription) took longer than \(seconds) s, and was stopped; \
      --seconds gives it more
      """
    case .quit(let name, let status):
      """
      \(name.map { "the preview \($0.debugDescription): " } ?? "")the source ended the process (exit status \(status)), as by exit, \
      before the preview was drawn
        fix: leave out the call where the source is previewed
      """
    case .ended(let name, let signal):
      """
      \(name.map { "the preview \($0.debugDescription)" } ?? "the previews") ended by signal \(signal) (\(String(cString: strsignal(signal)))): the source \
      stopped itself, as by fatalError, or reached a limit of memory or time
      """
    }
  }
}
