import Foundation

/// The list of an active search controller's suggestions, over the results.
///
///     │ ⌕  tea leaves        │ 44 points each
///     │    ──────────────────│
///     │ ⌕  tea pot           │
///
/// The sizes are those of a plain list; they were chosen for this package, as no picture of
/// suggestions was measured.
final class SearchSuggestionsView: UIScrollView {
  private let choose: (Int) -> Void
  private var rows: [SearchSuggestionRow] = []

  init(_ choose: @escaping (Int) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    // The list extends under the bar, and its rows must begin below the bar even if they do not
    // scroll, so `layoutSubviews` adds the safe area to the rows' frames instead.
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the suggestions in the list.
  func show(_ suggestions: [any UISearchSuggestion]) {
    for row in rows { row.removeFromSuperview() }
    rows = suggestions.enumerated().map { index, suggestion in
      let row = SearchSuggestionRow(suggestion)
      row.addAction(UIAction { [choose] _ in choose(index) }, for: .touchUpInside)
      addSubview(row)
      return row
    }
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = SearchSuggestionRow.height
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: safeAreaInsets.top + CGFloat(index) * height, width: bounds.width, height: height)
    }
    contentSize = CGSize(
      width: bounds.width,
      height: safeAreaInsets.top + CGFloat(rows.count) * height + safeAreaInsets.bottom)
  }
}

/// The row of a suggestion: its image or a magnifying glass, its text, and a separator.
final class SearchSuggestionRow: UIControl {
  static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let textStart: CGFloat = 52

  private let icon: UIView
  private let label = UILabel()
  private let separator = UIView()

  init(_ suggestion: any UISearchSuggestion) {
    icon = suggestion.iconImage.map { UIImageView(image: $0) } ?? SearchGlyph(frame: .zero)
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 17)
    label.text = suggestion.localizedSuggestion
    if let text = suggestion.localizedAttributedSuggestion { label.attributedText = text }
    accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    separator.backgroundColor = .separator
    icon.tintColor = .secondaryLabel
    for view in [icon, label, separator] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let size = (icon as? UIImageView)?.image?.size ?? SearchGlyph.size
    // The image is centred between the middle of the margin and the beginning of the text.
    let space = Self.textStart - Self.margin
    icon.frame = mirrored(
      CGRect(
        x: grid.round((space - size.width) / 2 + Self.margin / 2 + 4),
        y: grid.round((bounds.height - size.height) / 2), width: size.width, height: size.height))
    let width = max(bounds.width - Self.textStart - Self.margin, 0)
    label.frame = mirrored(
      CGRect(x: Self.textStart, y: 0, width: width, height: bounds.height))
    let thickness = 1 / grid.scale
    separator.frame = mirrored(
      CGRect(
        x: Self.textStart, y: bounds.height - thickness,
        width: max(bounds.width - Self.textStart, 0), height: thickness))
  }
}
