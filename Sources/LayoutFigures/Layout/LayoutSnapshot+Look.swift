import Foundation
import LayoutCore
import RasterCore
import RasterText
public import UIKit

extension LayoutSnapshot {
  /// What can be read and seen in an element.
  public struct Look: Sendable, Hashable {
    /// The texts of its labels, a line each; nil without any.
    public var text: String?
    /// The fonts of the texts, each once, such as `Inter Bold 16, Inter Medium 11`.
    public var font: String?
    /// The colour of its ground as `#RRGGBB` or `#RRGGBBAA`; nil where it has none.
    public var color: String?

    /// Makes a look from its parts.
    public init(text: String? = nil, font: String? = nil, color: String? = nil) {
      (self.text, self.font, self.color) = (text, font, color)
    }
  }

  /// Reads what a collection view shows, and looks at the elements themselves.
  ///
  /// Views out of sight are made by the data source for the occasion, so that an element that leaves
  /// the screen keeps its look. What is further away than `ContentStage.reach` is not looked at.
  @MainActor public init(lookingAt collectionView: UICollectionView) {
    let reach = collectionView.bounds.insetBy(dx: -ContentStage.reach, dy: -ContentStage.reach)
    self.init(collectionView) { attributes in
      var element = Element(attributes)
      if attributes.frame.overlaps(reach) {
        element.look = Look(collectionView.viewForShowing(attributes))
      }
      return element
    }
  }
}

extension LayoutSnapshot.Look {
  /// Looks at a view.
  @MainActor init(_ view: UICollectionReusableView) {
    view.layoutIfNeeded()
    let labels = view.shownLabels
    let fonts = labels.compactMap { $0.font?.look }.reduce(into: [String]()) { fonts, font in
      if !fonts.contains(font) { fonts.append(font) }
    }
    text = labels.isEmpty ? nil : labels.compactMap(\.text).joined(separator: "\n")
    font = fonts.isEmpty ? nil : fonts.joined(separator: ", ")
    color = (view.ground ?? (view as? UICollectionViewCell)?.contentView.ground)?.hex
  }
}

extension UIView {
  /// The labels that show a text, in the order of the view tree.
  fileprivate var shownLabels: [UILabel] {
    if isHidden { return [] }
    let own = (self as? UILabel).flatMap { $0.text?.isEmpty == false ? $0 : nil }
    return (own.map { [$0] } ?? []) + subviews.flatMap(\.shownLabels)
  }

  /// The colour behind the view's content, if it can be seen.
  fileprivate var ground: Color? {
    let color = backgroundColor?.value(in: traitCollection)
    return color.flatMap { $0.alpha > 0 ? $0 : nil }
  }
}

extension UIFont {
  /// The name of the font file's face and the size, such as `Inter Bold 16`.
  fileprivate var look: String { "\(value.stack.primary.name) \(pointSize.plain)" }
}
