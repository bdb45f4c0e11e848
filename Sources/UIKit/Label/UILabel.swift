// Mirrors UILabel (iOS 17). Missing: limits of Dynamic Type, expansion of truncated text.
public import Foundation
import RasterText

/// A view that shows text, centred vertically (fact H5).
///
/// Measuring and drawing break the text into the same lines. All measured sizes come from
/// `textRect(forBounds:limitedToNumberOfLines:)` (fact H10).
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Makes a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Makes a label from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeLabel(coder)
  }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(UILabel.self, get: { $0.textColor }, set: { $0.textColor = $1 }),
    StyledProperty(UILabel.self, get: { $0.font }, set: { $0.font = $1 }),
  ]

  private(set) var content = LabelContent()
  /// The text measured last, and the traits used for it.
  var measured: (traits: UITraitCollection, text: AttributedText)?

  /// Changes the content, and with it the label's size.
  private func change(_ change: (inout LabelContent) -> Void) {
    change(&content)
    measured = nil
    contentDidChange()
  }
  /// Changes colours, or positions within the bounds, which do not affect the size (fact H31).
  func recolor(_ change: (inout LabelContent) -> Void) {
    change(&content)
    measured = nil
    setNeedsDisplay()
  }

  /// The text as a plain string.
  ///
  /// Setting it removes all attributes.
  open var text: String? {
    get { content.string }
    set {
      // Setting the same text again does not request a layout (fact H31).
      if newValue != content.string || content.hasAttributes {
        change { $0.setText(newValue) }
      }
    }
  }
  /// The text with its attributes.
  ///
  /// The label's settings replace missing attributes.
  open var attributedText: NSAttributedString? {
    get { content.text }
    set { change { $0.setText(newValue) } }
  }
  /// Shows the title of a button, without changing the label's font and colour.
  func showTitle(_ title: NSAttributedString) {
    change { $0.setText(title, adoptsStyle: false) }
  }
  /// The font of the text.
  ///
  /// The default is the system font at 17 points. Setting it changes the whole text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { content.font }
    set {
      let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      // An equal font is set too, because its size may follow the user's text size in a different
      // way; the label then keeps its current size.
      let keepsSize = font == content.font && !content.hasAttributes
      if keepsSize { recolor { $0.setFont(font) } } else { change { $0.setFont(font) } }
    }
  }
  /// The colour of the text.
  ///
  /// The default is `label`. Setting it changes the whole text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { content.color }
    set { recolor { $0.setColor(newValue ?? .label) } }
  }
  /// The text colour while the label is highlighted; nil leaves `textColor` unchanged.
  open var highlightedTextColor: UIColor? {
    get { content.highlightedColor }
    set { recolor { $0.highlightedColor = newValue } }
  }
  /// Whether the label is highlighted, so that `highlightedTextColor` is used.
  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set { recolor { $0.isHighlighted = newValue } }
  }
  /// Whether the label looks enabled; a disabled label is drawn in grey, whatever the colour of its
  /// text.
  ///
  /// The default is true. The grey is `tertiaryLabel`, as for titles of buttons; it was chosen for
  /// this package.
  open var isEnabled: Bool {
    get { content.isEnabled }
    set { recolor { $0.isEnabled = newValue } }
  }
  /// The colour of the text's shadow, which has no blur; nil for no shadow.
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set { recolor { $0.shadowColor = newValue } }
  }
  /// The distance of the shadow from the text, in points.
  ///
  /// The default is one point up.
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set { recolor { $0.shadowOffset = newValue } }
  }
  /// The alignment of the lines.
  ///
  /// The default is natural. Setting it changes the whole text (fact H35).
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { recolor { $0.setAlignment(newValue) } }
  }
  /// The way in which text that is too long is wrapped or truncated.
  ///
  /// The default is an ellipsis at the end.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { if newValue != content.lineBreakMode { change { $0.lineBreakMode = newValue } } }
  }
  /// The maximum number of lines; 0 means no limit.
  ///
  /// The default is 1.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set {
      guard newValue != content.numberOfLines else { return }
      change { $0.numberOfLines = newValue }
      // Stack views treat labels with several lines differently (fact ST34).
      _superview?.wishesDidChange(of: self)
    }
  }
  /// Whether text that does not fit is shrunk.
  ///
  /// The default is false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.shrinks }
    set { if newValue != content.shrinks { change { $0.shrinks = newValue } } }
  }
  /// The minimum scale of shrunk text; 0, the default, means that text is not shrunk (fact SF15).
  open var minimumScaleFactor: CGFloat {
    get { content.minimumScale }
    set { if newValue != content.minimumScale { change { $0.minimumScale = newValue } } }
  }
  /// Whether a single line that is at most 5 % too wide is tightened before it is truncated or
  /// shrunk (fact SF16).
  ///
  /// The default is false.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { content.tightens }
    set { if newValue != content.tightens { change { $0.tightens = newValue } } }
  }
  /// The additional rules for the ends of lines.
  ///
  /// The default is `standard`; a text with a paragraph style has its own rules.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.strategy }
    set { if newValue != content.strategy { change { $0.strategy = newValue } } }
  }
  /// The vertical position of a single line that was shrunk (fact H25).
  ///
  /// The default is `alignBaselines`.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { content.baselineAdjustment }
    set { recolor { $0.baselineAdjustment = newValue } }
  }
  /// Whether the font's size changes with the user's text size.
  ///
  /// This affects only fonts made for a text style or by `UIFontMetrics` (fact SF10).
  open var adjustsFontForContentSizeCategory: Bool {
    get { content.followsTextSize }
    set { if newValue != content.followsTextSize { change { $0.followsTextSize = newValue } } }
  }
  /// The width at which `intrinsicContentSize` breaks lines, in points.
  ///
  /// The default of 0 means that no width is preferred.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Returns the rectangle of the text in bounds.
  ///
  /// It begins at the upper left corner of the bounds, and its size is rounded up to pixels.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    _textRect(in: bounds, lines: numberOfLines)
  }
  /// Draws the text in the current context, centred vertically in a rectangle.
  open func drawText(in rect: CGRect) { _drawText(in: rect) }
  /// Draws the text in the bounds.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The size of the text.
  ///
  /// Unless the label has one line, the text is broken at `preferredMaxLayoutWidth` or, if that is
  /// 0, at the width from constraints.
  open override var intrinsicContentSize: CGSize {
    fittingSize(
      width: numberOfLines == 1
        ? 0 : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth)
  }
  /// The available width while the constraint engine measures the label; otherwise 0.
  private var wrappingWidth: CGFloat = 0
  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  override func contentSize(wrappedAt width: CGFloat) -> CGSize {
    wrappingWidth = width
    defer { wrappingWidth = 0 }
    return intrinsicContentSize
  }
  override var baselineOffsets: (first: CGFloat, last: CGFloat) { measuredBaselines }
  /// Returns the size of the text: on one line its natural width, on several lines broken at a
  /// given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: numberOfLines == 1 ? 0 : size.width)
  }
  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    setNeedsDisplay()
  }
  /// Updates the font for the new traits if `adjustsFontForContentSizeCategory` is true.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard adjustsFontForContentSizeCategory else { return }
    change { $0.adjustFont(to: traitCollection) }
  }
}
