import Foundation
import LayoutCore
import RasterText

/// The lines of a label's text as they are drawn, with an ellipsis if the text is truncated.
///
/// ```
/// text   Mathematician and writer, chiefly known for her work
/// shown  Mathematician and writer, chie…
/// ```
struct ShownText: Sendable {
  private let fitting: LabelFitting

  /// Stores the text of a label and the available size; nil if the label's bounds are empty, or if
  /// the label is of an app's class, which may draw the text elsewhere.
  @MainActor init?(of label: UILabel) {
    guard !label.bounds.isEmpty, ViewNames.isUIKits(type(of: label)) else { return nil }
    fitting = label.shownFitting
  }

  /// The visible lines as text; nil if the whole text is visible.
  var word: String? {
    let layout = fitting.fitted
    guard layout.isTruncated else { return nil }
    let lines = layout.lines.map(\.text).joined(separator: " ")
    return lines == fitting.text.string ? nil : lines
  }
}

extension ViewProperties {
  /// Adds the visible part of a label's text.
  mutating func readShown(of label: UILabel) { setShown(ShownText(of: label)) }
}
