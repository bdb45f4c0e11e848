import Foundation
package import LayoutCore
import RasterCore
import RasterText
package import UIKit

extension UICollectionView {
  /// Returns the collection view's layout, including the texts, fonts and colours of its elements.
  ///
  /// The data source also makes views for elements outside the visible bounds, so that these are
  /// recorded in the same way outside the screen.
  ///
  /// - Parameter everywhere: whether to also read elements more than 4096 points from the visible
  ///   bounds, which takes a long time for a long list, and is needed only for a picture that shows
  ///   all content.
  /// - Returns: the layout.
  package func layoutRecordWithLooks(everywhere: Bool = false) -> LayoutRecord {
    let near = bounds.insetBy(dx: -4096, dy: -4096)
    return layoutRecord { attributes in
      var element = LayoutRecord.Element(attributes)
      if everywhere || attributes.frame.overlaps(near) {
        element.look(at: viewForShowing(attributes))
      }
      return element
    }
  }

  /// The layout as it is shown during an animation, including the texts, fonts and colours of
  /// visible elements.
  ///
  /// Unlike `layoutRecordWithLooks`, this creates no views, because that could affect the next
  /// frames of a film.
  var presentedRecordWithLooks: LayoutRecord {
    var record = presentedRecord
    let views = loadedElementViews
    for index in record.elements.indices {
      if let view = views[record.elements[index].label] { record.elements[index].look(at: view) }
    }
    return record
  }
}

extension LayoutRecord.Element {
  /// Records the text, the font and the colours of a view.
  @MainActor fileprivate mutating func look(at view: UICollectionReusableView) {
    // A view outside the visible bounds has not been laid out yet, and some views set their labels'
    // texts only in their layout.
    view.layoutIfNeeded()
    let labels = view.shownLabels
    let fonts = labels.compactMap { $0.font?.look }.reduce(into: [String]()) { fonts, font in
      if !fonts.contains(font) { fonts.append(font) }
    }
    text = labels.isEmpty ? nil : labels.compactMap(\.text).joined(separator: "\n")
    font = fonts.isEmpty ? nil : fonts.joined(separator: ", ")
    color = (view.ground ?? (view as? UICollectionViewCell)?.contentView.ground)?.hex
    self.view = view.viewRecord
  }
}

extension UIView {
  /// The labels in the view that show text, in the order of the view tree.
  fileprivate var shownLabels: [UILabel] {
    if isHidden { return [] }
    let own = (self as? UILabel).flatMap { $0.text?.isEmpty == false ? $0 : nil }
    return (own.map { [$0] } ?? []) + subviews.flatMap(\.shownLabels)
  }

  /// The background colour of the view; nil if it is transparent.
  fileprivate var ground: Color? {
    let color = backgroundColor?.value(in: traitCollection)
    return color.flatMap { $0.alpha > 0 ? $0 : nil }
  }
}

extension UIFont {
  /// The name of the font's face and its size in points, such as `Inter Bold 16`.
  fileprivate var look: String { "\(value.stack.primary.name) \(pointSize.hundredths)" }
}
