package import Foundation
import UIKit

/// The content that a generated program sets on objects, in steps; each step may crash the program.
///
/// The name of a step is written to a file before the step runs. If the step ends the program, the
/// command runs the program again without that step.
@MainActor public enum PreviewContent {
  /// The names of the steps that ended the program in earlier runs.
  static var left: Set<String> = []

  /// Runs a step, unless it ended the program before.
  ///
  /// - Parameters:
  ///   - name: the step's name, such as `HerbCell.configure`.
  ///   - body: the closure that performs the step.
  public static func step(_ name: String, _ body: () -> Void) {
    guard !left.contains(name) else { return }
    try? Data(name.utf8).write(to: file(beside: CommandLine.arguments[0]))
    body()
    forget()
  }

  /// Reloads the tables and collection views of a view or controller, after its content was set.
  public static func reload(in object: AnyObject) {
    if let controller = object as? UIViewController { return reload(controller.viewIfLoaded) }
    reload(object as? UIView)
  }

  private static func reload(_ view: UIView?) {
    (view as? UITableView)?.reloadData()
    (view as? UICollectionView)?.reloadData()
    view?.subviews.forEach { reload($0) }
  }

  /// Removes the file with the name of the last step, so that an earlier run's step is not taken
  /// for the current one.
  static func forget() {
    try? FileManager.default.removeItem(at: file(beside: CommandLine.arguments[0]))
  }

  /// Returns the name of the step during which a program ended; nil if it ended outside steps.
  package nonisolated static func lastStep(of program: URL) -> String? {
    try? String(contentsOf: file(beside: program.path), encoding: .utf8)
  }

  private nonisolated static func file(beside program: String) -> URL {
    URL(fileURLWithPath: program).deletingLastPathComponent().appendingPathComponent("step")
  }
}
