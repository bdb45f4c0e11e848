import Foundation

/// The line of text above the title (fact IB106).
///
///     │   Choose a herb      │  30 points
///     │ ‹ Back    Title      │
extension UINavigationBar {
  /// The height of the prompt's row, and the size of its text, in points.
  ///
  /// No source gives their values, so both were chosen for this package.
  private static let promptRow: CGFloat = 30
  private static let promptSize: CGFloat = 13

  /// The height of the prompt's row in points; 0 if there is no prompt, and during a search.
  var promptRowHeight: CGFloat {
    isSearching || topItem?.prompt == nil ? 0 : Self.promptRow
  }

  /// Adds the label of the prompt, or removes it if there is none.
  func writePrompt(_ prompt: String?) {
    guard let prompt else {
      promptLabel?.removeFromSuperview()
      promptLabel = nil
      return
    }
    let label = promptLabel ?? UILabel()
    promptLabel = label
    label.textAlignment = .center
    BarText([:], font: .systemFont(ofSize: Self.promptSize), color: .label).apply(prompt, to: label)
    if label.superview !== self { addSubview(label) }
  }

  /// Centres the prompt in its row, which begins and ends at the given distances from the sides.
  func placePrompt(from start: CGFloat, to end: CGFloat) {
    guard let promptLabel else { return }
    let size = promptLabel.sizeThatFits(.zero)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    promptLabel.frame = mirrored(
      CGRect(
        x: start, y: grid.round((Self.promptRow - size.height) / 2),
        width: max(0, bounds.width - start - end), height: size.height))
  }
}
