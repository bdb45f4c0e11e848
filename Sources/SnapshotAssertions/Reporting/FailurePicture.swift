import Basics
import FigureSnapshots
import Foundation
import PictureComparison
import SnapshotCore

/// Golden, difference and picture side by side, on a terminal that shows pictures.
enum FailurePicture {
  /// The most pictures that one process shows; more would scroll the first out of sight.
  private static let limit = 8
  private static let shown = Mutex(0)

  /// Shows a verdict on the terminal that this process's output goes to, if there is one.
  static func show(_ verdict: Verdict, environment: [String: String]) {
    let descriptor = StandardError.descriptor
    let screen = TerminalScreen(environment: environment, descriptor: descriptor)
    // Counted last, so that only pictures that are shown use up the limit.
    guard let screen, let text = text(for: verdict, on: screen), isNext else {
      return
    }
    StandardError.write(text)
  }

  /// Returns the text that makes a terminal show a verdict; nil if there is no picture.
  static func text(for verdict: Verdict, on screen: TerminalScreen) -> String? {
    guard case .different(let difference) = verdict,
      let comparison = difference.evidence.shown
    else { return nil }
    let panes = DifferencePicture(comparison.pixels).panes(captions: .lettered)
    let caption = "\(verdict.golden.name.path): expected, difference, actual"
    return "\n\(screen.text(showing: panes))\n\(caption)\n"
  }

  /// Counts a picture; false where enough were shown.
  private static var isNext: Bool {
    shown.withLock { count in
      count += 1
      return count <= limit
    }
  }
}
