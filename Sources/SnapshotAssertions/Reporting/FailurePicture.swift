import Basics
import FigureSnapshots
import Foundation
import PictureComparison
import SnapshotCore

/// The golden, the difference and the picture side by side, shown on a terminal that supports
/// pictures.
enum FailurePicture {
  /// The maximum number of pictures that one process shows.
  ///
  /// More would scroll the first off the screen.
  private static let limit = 8
  private static let shown = Mutex(0)

  /// Shows a verdict on the terminal that receives this process's output, if there is one.
  static func show(_ verdict: Verdict, environment: [String: String]) {
    let descriptor = StandardError.descriptor
    let screen = TerminalScreen(environment: environment, descriptor: descriptor)
    // Count last, so that only pictures that are really shown use up the limit.
    guard let screen, let text = text(for: verdict, on: screen), isNext else {
      return
    }
    StandardError.write(text)
  }

  /// Returns the text with escape sequences that make a terminal show a verdict; nil if there is no
  /// picture.
  static func text(for verdict: Verdict, on screen: TerminalScreen) -> String? {
    guard case .different(let difference) = verdict,
      let comparison = difference.evidence.shown
    else { return nil }
    let panes = DifferencePicture(comparison.pixels).panes(captions: .lettered)
    let caption = "\(verdict.golden.name.path): expected, difference, actual"
    return "\n\(screen.text(showing: panes))\n\(caption)\n"
  }

  /// Counts a picture, and returns whether it is within the limit.
  private static var isNext: Bool {
    shown.withLock { count in
      count += 1
      return count <= limit
    }
  }
}
