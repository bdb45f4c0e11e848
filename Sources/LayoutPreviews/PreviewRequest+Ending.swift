package import Foundation

extension PreviewRequest {
  /// The part of a program that ran when the program ended.
  package enum Ending: Equatable, Sendable {
    /// A step that sets an object's content.
    case step(String)
    case preview(String)
  }

  /// Leaves out the step or preview that ended a program, so that the program can be run again.
  ///
  /// - Parameter program: the program that ended without a report.
  /// - Returns: the step or preview; nil if it is unknown, was already left out, or is the only
  ///   requested preview.
  package mutating func leaveOutEnding(of program: URL) -> Ending? {
    if let step = PreviewContent.lastStep(of: program), !steps.contains(step) {
      steps.append(step)
      return .step(step)
    }
    guard let name = PreviewProgram.lastShown(by: program), name != only, !without.contains(name)
    else { return nil }
    without.append(name)
    return .preview(name)
  }
}
