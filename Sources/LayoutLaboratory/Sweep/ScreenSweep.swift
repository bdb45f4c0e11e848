import Foundation
import LayoutCore
import LayoutStage
import UIKit

extension Laboratory {
  /// Increases the width of a window without a collection view, and finds, to half a point, every
  /// width at which the clipped texts, the broken constraints, the views outside the window, or the
  /// size classes change.
  package func sweepScreen(_ sweep: Sweep = Sweep()) throws(LaboratoryError) -> SweepReport {
    try silently { () throws(LaboratoryError) in ScreenSweep(figure, sweep).report() }
  }
}

/// A window without a collection view that is widened step by step, to find the widths at which the
/// screen changes.
@MainActor private final class ScreenSweep {
  private let figure: Figure
  private let sweep: Sweep
  private let simulator: Simulator

  /// Lays out a figure in a window of the first width of the sweep.
  init(_ figure: Figure, _ sweep: Sweep) {
    (self.figure, self.sweep) = (figure, sweep)
    let first = sweep.figure(figure, at: sweep.places.lowerBound)
    simulator = Simulator(first.configurationAtStart, on: .current, content: figure.content)
  }

  /// Searches for the breaks, the widths at which the screen changes, and returns the report.
  func report() -> SweepReport {
    defer { simulator.close() }
    let found = findChanges(
      in: sweep.places, step: Sweep.step, limit: Sweep.layoutLimit, kind: look)
    let firsts = [sweep.places.lowerBound] + found.changes
    let lasts = found.changes.map { $0 - 1 } + [sweep.places.upperBound]
    return SweepReport(
      figure: figure.name, variant: figure.variant, device: figure.device.name,
      layout: "constraints", sweep: sweep,
      height: sweep.figure(figure, at: sweep.places.lowerBound).configuration.screenSize.height,
      stretches: zip(firsts, lasts).compactMap { first, last in
        found.kinds[first].map {
          SweepReport.Stretch(first: Sweep.width(first), last: Sweep.width(last), kind: $0)
        }
      },
      samples: found.places.map { SweepReport.Sample(width: Sweep.width($0)) },
      isComplete: found.isComplete)
  }

  /// Resizes the window to a width in half points, and returns the kind of its layout.
  private func look(at place: Int) -> LayoutKind {
    let resized = sweep.figure(figure, at: place)
    simulator.replaceDevice(by: resized.configuration)
    let window = simulator.window
    let inspection = ConstraintInspection(of: window, "")
    return LayoutKind(
      screenWith: resized.device.sizeClasses[resized.start],
      clippedTexts: inspection.clippedTexts, brokenConstraints: inspection.brokenConstraints,
      viewsOutside: window.viewsOutside.map(ConstraintInspection.name))
  }
}

extension UIView {
  /// The views placed by constraints that are not entirely within the width of this view.
  ///
  /// Scroll views and hidden views are left out with all views in them. Views that are entirely
  /// outside, such as those that an animation will show, are left out too.
  var viewsOutside: [UIView] { viewsOutside(of: self) }

  private func viewsOutside(of window: UIView) -> [UIView] {
    subviews.flatMap { view -> [UIView] in
      guard !view.isHidden, view.alpha > 0, !(view is UIScrollView) else { return [] }
      let frame = view.convert(view.bounds, to: window)
      let (left, right) = (window.bounds.minX - frame.minX, frame.maxX - window.bounds.maxX)
      let isSeen = frame.maxX > window.bounds.minX && frame.minX < window.bounds.maxX
      let isOutside = max(left, right) > 0.5 && isSeen
      let isPlaced = !view.translatesAutoresizingMaskIntoConstraints
      // The subviews of a view that is outside are not reported separately.
      return isOutside && isPlaced ? [view] : view.viewsOutside(of: window)
    }
  }
}
