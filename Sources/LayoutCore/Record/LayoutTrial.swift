/// A test of several explanations of a difference, which runs on every screen that is laid out
/// while the trial is the current one of its task.
///
/// ```
/// Verifier ── a difference was found ── lays the screen out again, with a trial
///                                         └ the stage: record, then for each attempt
///                                           put values back ─ lay out ─ record ─ undo
/// ```
///
/// `LayoutStage` runs the trial with each screen, right after the screen was recorded.
package struct LayoutTrial: Sendable {
  /// The trial of the current task; nil if there is none.
  @TaskLocal package static var current: LayoutTrial?

  private let body: @MainActor @Sendable (LayoutTrialScreen) -> Void

  /// Creates a trial that runs a closure for each screen.
  package init(_ body: @escaping @MainActor @Sendable (LayoutTrialScreen) -> Void) {
    self.body = body
  }

  @MainActor package func run(on screen: LayoutTrialScreen) { body(screen) }
}

/// A screen on which values can be replaced by those of a golden and then restored.
@MainActor package struct LayoutTrialScreen {
  /// The name of the device.
  package let device: String
  /// The orientation of the device.
  package let orientation: Orientation
  /// The layout before any value is replaced.
  package let layout: LayoutRecord
  private let attempt: @MainActor ([LayoutRecord.Restoration]) -> LayoutRecord?

  /// Creates a screen; `attempt` replaces values, lays out, records the layout, and restores the
  /// values.
  package init(
    device: String, orientation: Orientation, layout: LayoutRecord,
    attempt: @escaping @MainActor ([LayoutRecord.Restoration]) -> LayoutRecord?
  ) {
    (self.device, self.orientation, self.layout) = (device, orientation, layout)
    self.attempt = attempt
  }

  /// Returns the layout with values replaced by those of a golden; nil if one of them cannot be
  /// replaced.
  ///
  /// Afterwards the screen has its former values again.
  package func layout(puttingBack values: [LayoutRecord.Restoration]) -> LayoutRecord? {
    attempt(values)
  }
}
