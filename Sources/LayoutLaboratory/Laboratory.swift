public import LayoutStage
import UIKit

/// The experiments on a layout while it is shown, scrolled and turned.
///
///     let laboratory = Laboratory(on: .named("iPhone 7 Plus")) { ResizingFlowLayout() }
///     print(try laboratory.trace())
///     print(try laboratory.characterise())
///     #expect(try laboratory.lint().isEmpty)
///
/// Every experiment begins with a controller of its own, on a device that is the figure's while the
/// experiment runs; nothing is left behind.
@MainActor public struct Laboratory {
  /// The subject: a view controller on a device, which shows a collection view.
  public var figure: Figure

  /// Whether every experiment gets a layout of its own.
  private let isMadeAnew: Bool

  /// Makes a laboratory for the collection view of a figure.
  public init(_ figure: Figure) { self.init(figure, isMadeAnew: true) }

  /// Makes a laboratory for a figure whose content may be one object each time, so that the changes
  /// of one experiment would reach the next.
  package init(_ figure: Figure, isMadeAnew: Bool) {
    (self.figure, self.isMadeAnew) = (figure, isMadeAnew)
  }

  /// Runs an experiment on the figure's device, held as at the start.
  package func experiment<Result>(
    _ run: () throws(LaboratoryError) -> Result
  ) throws(LaboratoryError) -> Result {
    try HeldDevice(figure.configurationAtStart.environment).perform(run)
  }

  /// Runs an experiment that needs its content more than once, and a new one each time.
  func comparison<Result>(
    _ run: () throws(LaboratoryError) -> Result
  ) throws(LaboratoryError) -> Result {
    guard isMadeAnew else { throw .notMadeAnew(figure.name) }
    return try experiment(run)
  }
}

/// The reason why an experiment cannot run.
public enum LaboratoryError: Error, Equatable, CustomStringConvertible {
  /// The figure of that name shows no collection view.
  case noCollectionView(String)
  /// The layout or controller of that name is the same each time.
  case notMadeAnew(String)

  /// The problem, and the figure that has it.
  public var description: String {
    switch self {
    case .noCollectionView(let figure):
      "\(figure) shows no collection view, so there is no layout to try out"
    case .notMadeAnew(let name):
      """
      every comparison needs a new \(name), and the same one came back
        fix: hand over an expression that makes it, such as \(name)() or a call, not a variable
      """
    }
  }
}
