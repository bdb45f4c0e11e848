import LayoutStage
import SnapshotCore

extension RenderedFigure {
  /// The layout that the figure shows, in whole points of its screen.
  func goldenPane(named name: String = "") throws(NoLayout) -> GoldenPane {
    guard let shown = picture(legend: false).layouts.first else {
      throw NoLayout(figure: self.name)
    }
    return GoldenPane(shown, named: name, scale: device.scale)
  }
}

/// Something without a collection view was to be compared by its layout.
public struct NoLayout: Error, Sendable, Hashable, CustomStringConvertible {
  /// What shows no collection view.
  public let figure: String

  /// What is wrong, and what to do.
  public var description: String {
    "\(figure) shows no collection view, so it has no layout to compare: compare its image"
  }
}
