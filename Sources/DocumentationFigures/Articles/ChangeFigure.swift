import Examples
import FigureSnapshots
import Foundation
import LayoutComparison
import LayoutCore
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterText
import SnapshotCore
import UIKit

/// The figure of the steps from a changed inset, which makes two recorded layouts differ, to the
/// sentence that reports it.
///
///     1 Golden   2 Now    3 Differences
///     ▢ ▢        ▢ ▢      4 Cause
///     5 Sentence
struct ChangeFigure {
  let palette: FigurePalette
  let difference: LayoutDifference
  let golden: RecordedLayout
  let actual: RecordedLayout

  static let size = CGSize(width: 1188, height: 904)
  static let zoom: CGFloat = 0.62

  /// Lays out the plant markers with a left inset of 10 and of 24, and compares the two.
  @MainActor init(palette: FigurePalette) throws {
    self.palette = palette
    golden = try Self.pane(inset: 10)
    actual = try Self.pane(inset: 24)
    difference = LayoutDifference(golden: golden, actual: actual)
  }

  @MainActor private static func pane(inset: CGFloat) throws -> RecordedLayout {
    var metrics = Scene.markerMetrics
    metrics.sectionInset.left = inset
    var scene = Scene.plantMarkers
    scene.orientations = [.portrait]
    scene.variants = scene.variants.suffix(1).map {
      SceneVariant($0.name, layout: .resizingFlow(metrics))
    }
    guard let shown = scene.rendered().first?.picture(legend: false).layouts.first else {
      throw LaboratoryError.noCollectionView(scene.figure.description)
    }
    return RecordedLayout(shown, scale: scene.device.scale)
  }

  func picture() -> Picture {
    Picture(
      of: Self.size, palette: palette, title: "From a change to a sentence",
      subtitle: "The left section inset of the plant markers goes from 10 to 24."
    ) { ink in
      drawRecords(with: ink, top: 176)
      drawDifferences(with: ink, at: CGPoint(x: 680, y: 176))
      drawCause(with: ink, at: CGPoint(x: 680, y: 496))
      drawSentence(with: ink, top: 752)
    }
  }
}
