import Foundation
import InterfaceBuilder

extension NibTables {
  /// The properties of labels (facts IB50 and IB51).
  static let label = NibProperties<UILabel> { table in
    table.integer("numberOfLines") { $0.numberOfLines = $1 }
    table.font("fontDescription") { $0.font = $1 }
    // A `nil` element means the default colour.
    table.color("textColor") { $0.textColor = $1 }
    table.color("highlightedColor") { $0.highlightedTextColor = $1 }
    table.text("text") { $0.text = $1 }
    table.choice("textAlignment", textAlignments) { $0.textAlignment = $1 }
    table.choice("lineBreakMode", lineBreakModes) { $0.lineBreakMode = $1 }
    table.choice("baselineAdjustment", baselineAdjustments) { $0.baselineAdjustment = $1 }
    table.bool("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 }
    table.bool("adjustsLetterSpacingToFitWidth") { $0.allowsDefaultTighteningForTruncation = $1 }
    table.number("minimumScaleFactor") { $0.minimumScaleFactor = $1 }
    table.value("minimumFontSize", setMinimumFontSize)
    table.number("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1 }
    table.bool("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
    table.bool("highlighted") { $0.isHighlighted = $1 }
    table.bool("enabled") { $0.isEnabled = $1 }
    table.color("shadowColor") { $0.shadowColor = $1 }
    table.size("shadowOffset") { $0.shadowOffset = $1 }
    // The text is set last, because setting the font or the colour afterwards would replace those
    // of the text.
    table.attributedText("attributedText") { $0.attributedText = $1 }
  }

  /// Sets the minimum scale factor from the minimum font size in points, which old documents
  /// contain.
  private static func setMinimumFontSize(
    _ label: UILabel, _ value: InterfaceValue, _ loading: NibLoading
  ) {
    guard let size = value.number, size > 0, let whole = label.font?.pointSize, whole > 0 else {
      return
    }
    label.minimumScaleFactor = min(1, size / whole)
  }

  private static let baselineAdjustments: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}

extension UILabel {
  /// Sets the label's own properties.
  func decodeLabel(_ coder: NSCoder) {
    guard let nib = coder.nib else { return }
    // If the attribute is missing, the alignment is left, whereas that of a new label is natural.
    if nib.object.element == "label", nib.object.properties["textAlignment"] == nil {
      textAlignment = .left
    }
    coder.decode(NibTables.label, of: self)
  }
}
