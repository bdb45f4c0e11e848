// Mirrors UIInteraction (iOS 17). Missing: the system's other interactions.

/// A behaviour that can be added to any view, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view to which the interaction was added; nil if there is none.
  var view: UIView? { get }
  /// Called before the interaction is added to a view; nil means that it is removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view; nil means that it was removed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view; setting them adds and removes interactions.
  public var interactions: [any UIInteraction] {
    get { state.rare?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, and removes it from its old view.
  ///
  /// An interaction that the view already has is not added again.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rareState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction of the view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rareState.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
