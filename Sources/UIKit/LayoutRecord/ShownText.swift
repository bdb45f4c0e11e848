import Foundation
import LayoutCore
import RasterText

/// The part of a text that a label shows, which is read only if the text does not fit.
///
/// ```
/// text   Mathematician and writer, chiefly known for her work
/// shown  Mathematician and writer, chie…
/// ```
struct ShownText: Sendable {
  private let fitting: LabelFitting

  /// Notes the text of a label and its space; nil if the label is empty, or of an app's class, which
  /// may draw the text elsewhere.
  @MainActor init?(of label: UILabel) {
    guard !label.bounds.isEmpty, ViewNames.isUIKits(type(of: label)) else { return nil }
    fitting = label.shownFitting
  }

  /// The lines that are shown; nil if they are the whole text.
  var word: String? {
    let layout = fitting.fitted
    guard layout.isTruncated else { return nil }
    let lines = layout.lines.map(\.text).joined(separator: " ")
    return lines == fitting.text.string ? nil : lines
  }
}

extension ViewProperties {
  /// Notes the part of a label's text that is shown.
  mutating func readShown(of label: UILabel) { setShown(ShownText(of: label)) }
}
