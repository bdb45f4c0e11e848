import Foundation
import LayoutCore
import LayoutStage
import UIKit

extension Laboratory {
  /// Records the layout's responses to changes of its bounds and to invalidations.
  ///
  /// Each change is made to a separate collection view, so that no response is affected by an
  /// earlier change.
  public func characterise() throws(LaboratoryError) -> Characterisation {
    try comparison { () throws(LaboratoryError) in
      let recorder = TraceRecorder()
      let bench = try recorder.listen { () throws(LaboratoryError) in try Bench(figure) }
      var responses: [Characterisation.Response] = []
      for probe in Characterisation.Probe.allCases {
        // A change may rotate the device, so each change has a separate device.
        responses.append(try experiment { () throws(LaboratoryError) in try response(to: probe) })
      }
      return Characterisation(
        figure: figure.name, variant: figure.variant, device: figure.device.name,
        layout: "\(type(of: bench.view.collectionViewLayout))",
        scrollsVertically: bench.view.layoutRecord.axis == .vertical,
        sizesAsked: recorder.trace.calls(to: .sizeForItemAt).count, responses: responses)
    }
  }

  private func response(
    to probe: Characterisation.Probe
  ) throws(LaboratoryError) -> Characterisation.Response {
    let recorder = TraceRecorder()
    let bench = try recorder.listen { () throws(LaboratoryError) in try Bench(figure) }
    let before = LayoutAnswers(of: bench.view)
    // The attributes are read a second time before the change. If the layout makes new objects each
    // time, it has no cache that could be kept or dropped.
    let remembers = before.sharesObjects(with: LayoutAnswers(of: bench.view))
    // Only the calls that the change causes count, so those of the first layout are discarded.
    _ = recorder.takeTrace()
    recorder.listen { probe.run(on: bench) }
    // The laboratory's own queries must not be recorded, so the attributes are read after the
    // recording.
    let after = LayoutAnswers(of: bench.view)
    return Characterisation.Response(
      probe, recorder.trace,
      keepsAttributes: remembers ? before.sharesObjects(with: after) : nil,
      outdated: Characterisation.Outdated(bench.view.collectionViewLayout),
      change: before.change(to: after))
  }
}

extension Characterisation.Response {
  fileprivate init(
    _ probe: Characterisation.Probe, _ trace: LayoutTrace, keepsAttributes: Bool?,
    outdated: Characterisation.Outdated?, change: (size: Bool, place: Bool)
  ) {
    let asked = trace.calls(to: .shouldInvalidateLayoutForBoundsChange).first?.result
    let context = trace.calls(to: .invalidateLayoutWith).first?.argument("with")
    self.init(
      probe: probe, invalidates: asked.map { $0 == .flag(true) }, context: nil,
      timesPrepared: trace.calls(to: .prepare).count,
      sizesAsked: trace.calls(to: .sizeForItemAt).count,
      countsAsked: trace.calls(to: .numberOfItemsInSection).count,
      keepsAttributes: keepsAttributes, outdated: outdated, resizesCells: change.size,
      movesCells: change.place)
    if case .context(let said) = context, invalidates != false { self.context = said }
  }
}

extension Characterisation.Outdated {
  /// Compares the sizes that a flow layout keeps with those that its delegate would return now; nil
  /// if none is outdated.
  @MainActor fileprivate init?(_ layout: UICollectionViewLayout) {
    let outdated = (layout as? UICollectionViewFlowLayout)?.outdatedSizes ?? []
    guard let first = outdated.first else { return nil }
    self.init(
      count: outdated.count, item: first.indexPath.words, kept: first.kept.measures,
      current: first.current.measures)
  }
}

extension CGSize {
  /// The size as text: `121 × 120`.
  var measures: String { "\(width.hundredths) × \(height.hundredths)" }
}
