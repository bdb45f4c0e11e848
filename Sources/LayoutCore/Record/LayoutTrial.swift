/// A test of explanations on screens that are laid out while it is current.
///
/// ```
/// Verifier ── a difference was found ── lays the screen out again, with a trial
///                                         └ the stage: record, then for each attempt
///                                           put values back ─ lay out ─ record ─ undo
/// ```
///
/// The stage calls it with each screen right after recording it.
package struct LayoutTrial: Sendable {
  /// The trial of the current task; nil if there is none.
  @TaskLocal package static var current: LayoutTrial?

  private let body: @MainActor @Sendable (LayoutTrialScreen) -> Void

  /// Creates a trial that runs a closure for each screen.
  package init(_ body: @escaping @MainActor @Sendable (LayoutTrialScreen) -> Void) {
    self.body = body
  }

  /// Runs the trial on a screen.
  @MainActor package func run(on screen: LayoutTrialScreen) { body(screen) }
}

/// A screen in which values can be put back for a moment.
@MainActor package struct LayoutTrialScreen {
  /// The name of the device.
  package let device: String
  /// The orientation of the device.
  package let orientation: Orientation
  /// The layout as it is without any value put back.
  package let layout: LayoutRecord
  private let attempt: @MainActor ([LayoutRecord.Restoration]) -> LayoutRecord?

  /// Creates a screen; `attempt` puts values back, lays out, records, and undoes.
  package init(
    device: String, orientation: Orientation, layout: LayoutRecord,
    attempt: @escaping @MainActor ([LayoutRecord.Restoration]) -> LayoutRecord?
  ) {
    (self.device, self.orientation, self.layout) = (device, orientation, layout)
    self.attempt = attempt
  }

  /// Returns the layout with values put back; nil if one of them cannot be.
  ///
  /// The screen is the same afterwards.
  package func layout(puttingBack values: [LayoutRecord.Restoration]) -> LayoutRecord? {
    attempt(values)
  }
}
