import Foundation
import LayoutCore
import LayoutStage
import UIKit

/// The window of a figure, which is resized to each width that the search examines.
@MainActor final class SweepRun {
  private let figure: Figure
  private let sweep: Sweep
  private let bench: Bench
  private let texts: WatchedTexts
  private var itemWidths: [Int: ClosedRange<Double>] = [:]

  /// Lays out a figure in a window of the first width of the sweep.
  init(_ figure: Figure, _ sweep: Sweep) throws(LaboratoryError) {
    (self.figure, self.sweep) = (figure, sweep)
    bench = try Bench(sweep.figure(figure, at: sweep.places.lowerBound))
    texts = WatchedTexts(of: bench.view)
  }

  /// Searches for the breaks, the widths at which the layout changes, and returns the report.
  func report() throws(LaboratoryError) -> SweepReport {
    let found = findChanges(
      in: sweep.places, step: Sweep.step, limit: Sweep.layoutLimit, kind: look)
    return SweepReport(
      figure: figure.name, variant: figure.variant, device: figure.device.name,
      layout: "\(type(of: bench.view.collectionViewLayout))", sweep: sweep,
      height: sweep.figure(figure, at: sweep.places.lowerBound).configuration.screenSize.height,
      stretches: try stretches(found),
      samples: found.places.map {
        SweepReport.Sample(width: Sweep.width($0), itemWidths: itemWidths[$0])
      }, isComplete: found.isComplete)
  }

  /// Resizes the window to a width in half points, and returns the kind of its layout.
  private func look(at place: Int) -> LayoutKind {
    let resized = resize(to: place)
    let record = bench.view.layoutRecord
    itemWidths[place] = record.itemWidths
    let (clipped, broken) = texts.look()
    return LayoutKind(
      of: record, sizeClasses: resized.device.sizeClasses[resized.start], clippedTexts: clipped,
      brokenConstraints: broken)
  }

  /// Resizes the window to a width in half points, and returns the figure configured for that
  /// window.
  @discardableResult private func resize(to place: Int) -> Figure {
    let resized = sweep.figure(figure, at: place)
    bench.resize(to: resized.configuration)
    return resized
  }

  private func stretches(
    _ found: FoundChanges<LayoutKind>
  ) throws(LaboratoryError) -> [SweepReport.Stretch] {
    let firsts = [sweep.places.lowerBound] + found.changes
    let lasts = found.changes.map { $0 - 1 } + [sweep.places.upperBound]
    var stretches: [SweepReport.Stretch] = []
    for (first, last) in zip(firsts, lasts) {
      guard let kind = found.kinds[first] else { continue }
      let widths = (first...last).compactMap { itemWidths[$0] }
      let least = widths.map(\.lowerBound).min()
      let most = widths.map(\.upperBound).max()
      var stretch = SweepReport.Stretch(
        first: Sweep.width(first), last: Sweep.width(last), kind: kind)
      if let least, let most { stretch.itemWidths = least...most }
      // The `??` operator is not used, because with it the compiler would infer an untyped error.
      let kept = try keptFromBefore(first)
      stretch.keptFromBefore = kept == nil ? try keptFromBefore(last) : kept
      stretches.append(stretch)
    }
    return stretches
  }

  /// Describes the first difference between a layout made directly at a width and the one resized
  /// to it; nil if there is none.
  ///
  /// A layout with estimated sizes depends on which cells have been visible, so it is not compared.
  private func keptFromBefore(_ place: Int) throws(LaboratoryError) -> String? {
    guard !bench.view.collectionViewLayout.estimatesSizes else { return nil }
    let resized = resize(to: place)
    let ours = LayoutAnswers(of: bench.view)
    let offset = bench.view.contentOffset
    let device = HeldDevice(resized.configuration.environment)
    let found = try ours.staleness("resized") { () throws(LaboratoryError) in
      try device.perform { () throws(LaboratoryError) in
        let fresh = try Bench(resized)
        // Attributes may depend on the offset, as those of pinned headers do, so the fresh layout
        // is scrolled to the same offset.
        fresh.scroll(to: offset)
        return LayoutAnswers(of: fresh.view)
      }
    }
    return found.first.map { [$0.element, $0.detail].compactMap(\.self).joined(separator: " ") }
  }

  /// Resizes the window to a width in half points, and returns a picture of it.
  func shot(at place: Int) -> SweepShot {
    let resized = resize(to: place)
    return SweepShot(
      width: Sweep.width(place), configuration: resized.configuration, screen: bench.screen,
      layout: bench.view.layoutRecord)
  }
}
