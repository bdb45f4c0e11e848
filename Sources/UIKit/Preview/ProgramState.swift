/// The state that a program sets globally: the proxies of `appearance()`, whether animations are
/// enabled, and the application's delegate.
///
///     let state = ProgramState()
///     defer { state.restore() }
///
/// Earlier settings stay in effect until the state is restored. So an appearance set by a test
/// applies to all its previews, but one set by a preview does not apply to the next.
@MainActor package struct ProgramState {
  private let styles = AppearanceProxy.enterScope()
  private let animates = AnimationBlock.isEnabled
  private let delegate = UIApplication.shared.delegate

  /// Saves the current state.
  package init() {}

  /// Restores the saved state.
  package func restore() {
    AppearanceProxy.leaveScope(to: styles)
    AnimationBlock.isEnabled = animates
    UIApplication.shared.delegate = delegate
  }
}
