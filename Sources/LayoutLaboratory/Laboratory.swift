public import LayoutStage
import UIKit

/// Experiments on a layout while it is shown, scrolled and rotated.
///
///     let laboratory = Laboratory(on: .named("iPhone 7 Plus")) { ResizingFlowLayout() }
///     print(try laboratory.trace())
///     print(try laboratory.characterise())
///     #expect(try laboratory.lint().isEmpty)
///
/// Every experiment uses a separate controller and runs on the figure's device. No experiment
/// affects a later one.
@MainActor public struct Laboratory {
  /// The subject of the experiments: a view controller with a collection view, on a device.
  public var figure: Figure

  /// Whether the content closure returns a new layout or controller each time.
  private let isMadeAnew: Bool

  /// Makes a laboratory for the collection view of a figure.
  public init(_ figure: Figure) { self.init(figure, isMadeAnew: true) }

  /// Makes a laboratory for a figure.
  ///
  /// If `isMadeAnew` is false, its content is the same object each time, so the changes of one
  /// experiment would affect the next.
  package init(_ figure: Figure, isMadeAnew: Bool) {
    (self.figure, self.isMadeAnew) = (figure, isMadeAnew)
  }

  /// Runs an experiment on the figure's device in its initial orientation.
  package func experiment<Result>(
    _ run: () throws(LaboratoryError) -> Result
  ) throws(LaboratoryError) -> Result {
    try HeldDevice(figure.configurationAtStart.environment).perform(run)
  }

  /// Runs an experiment that makes its content more than once.
  ///
  /// Throws an error if the content closure returns the same object each time.
  func comparison<Result>(
    _ run: () throws(LaboratoryError) -> Result
  ) throws(LaboratoryError) -> Result {
    guard isMadeAnew else { throw .notMadeAnew(figure.name) }
    return try experiment(run)
  }
}

/// The reason why an experiment cannot run.
public enum LaboratoryError: Error, Equatable, CustomStringConvertible {
  /// The figure with this name shows no collection view.
  case noCollectionView(String)
  /// The layout or controller with this name is the same object in each experiment.
  case notMadeAnew(String)

  /// A description of the problem, with the name of the figure, layout or controller.
  public var description: String {
    switch self {
    case .noCollectionView(let figure):
      "\(figure) shows no collection view, so there is no layout to try out"
    case .notMadeAnew(let name):
      """
      every comparison needs a new \(name), and the same one came back
        fix: pass an expression that makes it, such as \(name)() or a call, not a variable
      """
    }
  }
}
