// Mirrors UILabel (iOS 17). Missing: shadows, the disabled look, baseline adjustment, tightening,
// dynamic type limits.
public import Foundation
import RasterText

/// A view that shows text, centred along y (fact H5).
///
/// Measuring and drawing break the same lines. All sizes go through
/// `textRect(forBounds:limitedToNumberOfLines:)` (fact H10).
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Makes a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(UILabel.self, get: { $0.textColor }, set: { $0.textColor = $1 }),
    StyledProperty(UILabel.self, get: { $0.font }, set: { $0.font = $1 }),
  ]

  var content = LabelContent() {
    didSet {
      measured = nil
      contentDidChange()
    }
  }
  /// The text that was measured last, and its traits.
  var measured: (traits: UITraitCollection, text: AttributedText)?

  /// The text; setting it removes all attributes.
  open var text: String? {
    get { content.string }
    set { content.setText(newValue) }
  }
  /// The text with its attributes; those that it does not set are the label's.
  open var attributedText: NSAttributedString? {
    get { content.text }
    set { content.setText(newValue) }
  }
  /// The font; default the system font at 17 points. Setting it changes the whole text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { content.font }
    set { content.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize)) }
  }
  /// The colour; default `label`. Setting it changes the whole text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { content.color }
    set { content.setColor(newValue ?? .label) }
  }
  /// The colour while highlighted.
  open var highlightedTextColor: UIColor? {
    get { content.highlightedColor }
    set { content.highlightedColor = newValue }
  }
  /// Whether `highlightedTextColor` shows.
  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set { content.isHighlighted = newValue }
  }
  /// The alignment of the lines; default natural.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { content.alignment = newValue }
  }
  /// The shortening of text that is too wide; default an ellipsis at the end.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { content.lineBreakMode = newValue }
  }
  /// The greatest number of lines, or 0 for as many as fit; default 1.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set {
      content.numberOfLines = newValue
      // A stack treats text that wraps in its own way (fact ST34).
      _superview?.wishesDidChange(of: self)
    }
  }
  /// Whether text that is too wide is shrunk; default false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.shrinks }
    set { content.shrinks = newValue }
  }
  /// The smallest scale of shrunk text; 0 sets no limit.
  open var minimumScaleFactor: CGFloat {
    get { content.minimumScale }
    set { content.minimumScale = newValue }
  }
  /// Whether the font follows the text size that the user chooses, if it is that of a text style.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which several lines break for `intrinsicContentSize`; 0 is none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Returns the rectangle of the text in bounds: from their upper left corner, rounded up to
  /// pixels.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    _textRect(in: bounds, lines: numberOfLines)
  }
  /// Draws the text in the current context, centred along y in a rectangle.
  open func drawText(in rect: CGRect) { _drawText(in: rect) }
  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The size of the text, on lines of `preferredMaxLayoutWidth` if there may be several.
  open override var intrinsicContentSize: CGSize {
    fittingSize(
      width: numberOfLines == 1
        ? 0 : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth)
  }
  /// The width that constraints gave the label, while it is measured again for it.
  private var wrappingWidth: CGFloat = 0
  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  override func contentSize(wrappedAt width: CGFloat) -> CGSize {
    wrappingWidth = width
    defer { wrappingWidth = 0 }
    return intrinsicContentSize
  }
  override var baselineOffsets: (first: CGFloat, last: CGFloat) { measuredBaselines }
  /// Returns the size of the text: of one line its own width, of several in a given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: numberOfLines == 1 ? 0 : size.width)
  }
  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    setNeedsDisplay()
  }
  /// Resizes the font for a new content size category.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if adjustsFontForContentSizeCategory { content.adjustFont(to: traitCollection) }
  }
}
