/// The state that source sets for its whole program: the proxies of `appearance()`, whether views
/// animate, and the application's delegate.
///
///     let state = ProgramState()
///     defer { state.restore() }
///
/// What was set before stays in force meanwhile: a look that a test sets holds for all its
/// previews, and that of one preview not for the next.
@MainActor package struct ProgramState {
  private let styles = AppearanceProxy.enterScope()
  private let animates = AnimationBlock.isEnabled
  private let delegate = UIApplication.shared.delegate

  /// Saves the state.
  package init() {}

  /// Restores the state.
  package func restore() {
    AppearanceProxy.leaveScope(to: styles)
    AnimationBlock.isEnabled = animates
    UIApplication.shared.delegate = delegate
  }
}
