// Mirrors UISearchTextField (iOS 17). Missing: selected tokens, drags of tokens.
public import Foundation

/// The text field of a search bar: a grey rounded rectangle with a magnifying glass (fact LI81).
///
///     ╭────────────────────────╮
///     │ ⌕ Search             ⊗ │   36 points high in a search bar, corners of 10 points
///     ╰────────────────────────╯
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Makes an empty field with a magnifying glass.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  private func prepare() {
    borderStyle = .roundedRect
    leftView = SearchGlyph(frame: CGRect(origin: .zero, size: SearchGlyph.size))
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    placeholderLabel.textColor = .secondaryLabel
  }

  /// Makes a field from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// The radius of the corners in points.
  static let radius: CGFloat = 10
  /// The distance by which the magnifying glass is moved to the right, in points.
  static let glyphMargin: CGFloat = 6

  /// The tokens before the text.
  open var tokens: [UISearchToken] = [] { didSet { tokensDidChange() } }
  /// The colour behind a token; nil means grey.
  open var tokenBackgroundColor: UIColor? {
    didSet { for view in tokenViews { view.fill = tokenBackgroundColor } }
  }
  /// Inert: whether the delete key removes tokens.
  ///
  /// The default is true.
  open var allowsDeletingTokens = true
  /// Inert: whether tokens can be copied.
  ///
  /// The default is true.
  open var allowsCopyingTokens = true
  /// The image drawn instead of the grey rectangle; nil if the app has set none.
  var ownBackground: UIImage? { didSet { setNeedsDisplay() } }
  private(set) var tokenViews: [TokenView] = []
  /// The distance by which the text is moved, in points.
  var textOffset = UIOffset.zero { didSet { if textOffset != oldValue { fieldDidChange() } } }
  /// The distance by which the magnifying glass is moved, in points.
  var iconOffset = UIOffset.zero { didSet { if iconOffset != oldValue { setNeedsLayout() } } }
  /// Inert: the suggestions below the field; those of the search controller are shown instead.
  open var searchSuggestions: [any UISearchSuggestion]?

  /// Inserts a token before the token at an index; an index beyond the last token means the end.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: max(0, min(tokenIndex, tokens.count)))
  }
  /// Removes the token at an index; does nothing if there is none.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Returns the rectangle of the magnifying glass, moved by 6 points and by the app's offset.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(
      dx: Self.glyphMargin + iconOffset.horizontal, dy: iconOffset.vertical)
  }
  /// Returns the rectangle of the text, after the tokens.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var insets = UIEdgeInsets.zero
    insets.left = tokenViews.reduce(0) { $0 + $1.sizeThatFits(.zero).width + TokenView.gap }
    return super.textRect(forBounds: bounds).inset(by: insets).standing.offsetBy(
      dx: textOffset.horizontal, dy: textOffset.vertical)
  }
  /// Returns the rectangle of the text during editing, after the tokens.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  /// Lays out the tokens and the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var x = super.textRect(forBounds: bounds).minX
    for view in tokenViews {
      let size = view.sizeThatFits(.zero)
      view.frame = CGRect(
        x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
      x += size.width + TokenView.gap
    }
    placeholderLabel.isHidden = placeholderLabel.isHidden || !tokens.isEmpty
  }
  /// Draws the grey rectangle or the background image, and the clear button.
  ///
  /// The rectangle is translucent, so the background colour shows through (fact LI97).
  open override func draw(_ rect: CGRect) {
    if let ownBackground {
      ownBackground.draw(in: bounds)
    } else if borderStyle == .roundedRect || backgroundColor == nil {
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius).fill()
    }
    drawClearButtonIfShown()
  }

  /// Begins editing, or clears the text if the point is inside the clear button.
  override func tapped(at point: CGPoint, with event: UIEvent?) {
    if showsClear, clearButtonRect(forBounds: bounds).contains(point) { return clear() }
    becomeFirstResponder()
  }

  private func tokensDidChange() {
    for view in tokenViews { view.removeFromSuperview() }
    tokenViews = tokens.map { TokenView($0, fill: tokenBackgroundColor) }
    for view in tokenViews { addSubview(view) }
    fieldDidChange()
  }
}

/// The view of a token in a search field: its icon and its text on a rounded rectangle.
final class TokenView: UIView {
  static let gap: CGFloat = 4
  private static let height: CGFloat = 24
  private static let padding: CGFloat = 6
  private static let iconSide: CGFloat = 16
  private let label = UILabel()
  private let icon: UIImageView?
  var fill: UIColor? { didSet { backgroundColor = fill ?? .systemGray } }

  init(_ token: UISearchToken, fill: UIColor?) {
    icon = token.icon.map { UIImageView(image: $0.withRenderingMode(.alwaysTemplate)) }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 5
    label.text = token.text
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    icon?.contentMode = .scaleAspectFit
    icon?.tintColor = .white
    icon.map { addSubview($0) }
    addSubview(label)
    self.fill = fill
    backgroundColor = fill ?? .systemGray
  }

  required init?(coder: NSCoder) { nil }

  private var start: CGFloat { Self.padding + (icon == nil ? 0 : Self.iconSide + 4) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: start + label.intrinsicContentSize.width + Self.padding, height: Self.height)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    icon?.frame = CGRect(
      x: Self.padding, y: (bounds.height - Self.iconSide) / 2, width: Self.iconSide,
      height: Self.iconSide)
    label.frame = CGRect(
      x: start, y: 0, width: max(0, bounds.width - start - Self.padding), height: bounds.height)
  }
}
