/// The state that a program sets globally: the proxies of `appearance()`, whether animations are
/// enabled, and the application's delegate.
///
///     let state = ProgramState()
///     defer { state.restore() }
///
/// Saving the state does not change it. So an appearance that a test sets applies to all its
/// previews, but an appearance that a preview sets does not apply to the next preview.
@MainActor package struct ProgramState {
  private let styles = AppearanceProxy.enterScope()
  private let animates = AnimationBlock.isEnabled
  private let delegate = UIApplication.shared.delegate

  package init() {}

  package func restore() {
    AppearanceProxy.leaveScope(to: styles)
    AnimationBlock.isEnabled = animates
    UIApplication.shared.delegate = delegate
  }
}
