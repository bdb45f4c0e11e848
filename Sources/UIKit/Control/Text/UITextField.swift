// Mirrors UITextField (iOS 17). Missing: editing with a keyboard, `typingAttributes`.
public import Foundation

/// A control with one line of text or a placeholder.
///
/// Differs from UIKit: there is no keyboard; `UIWindow.simulateTyping(_:)` types text into the
/// field that is the first responder.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    contentMode = .redraw
    label.lineBreakMode = .byTruncatingTail
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.recolor { $0.clipsWrappedText = true }
    addSubview(placeholderLabel)
    addSubview(label)
  }

  /// Makes a field from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeField(coder)
  }

  let label = UILabel()
  let placeholderLabel = UILabel()
  /// The selection that was set last; nil after a change of the text.
  var selection: UITextRange?
  private var attributed: NSAttributedString?
  private var plain = ""

  /// The delegate, which decides about editing and is notified of it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text, without attributes.
  ///
  /// If it is set to nil, it becomes empty.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue ?? "", nil)
      textDidChange()
    }
  }
  /// The text with its attributes, as the field shows it.
  open var attributedText: NSAttributedString? {
    get { label.attributedText }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      plain = newValue?.string ?? ""
      textDidChange()
    }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      textDidChange()
    }
  }
  /// The placeholder with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.attributedText }
    set {
      placeholderLabel.attributedText = newValue
      textDidChange()
    }
  }
  /// The font of the text and the placeholder.
  ///
  /// The default is the system font at 17 points.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      placeholderLabel.font = newValue
      textDidChange()
    }
  }
  /// The text colour.
  ///
  /// The default is `label`.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  /// The alignment of the text and the placeholder.
  ///
  /// The default is natural.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      label.textAlignment = newValue
      placeholderLabel.textAlignment = newValue
    }
  }
  /// Whether text that is too wide is shrunk.
  ///
  /// The default is false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { label.adjustsFontSizeToFitWidth }
    set {
      label.adjustsFontSizeToFitWidth = newValue
      limitShrinking()
    }
  }
  /// Whether the font follows the user's text size.
  ///
  /// This affects only fonts made for a text style or by `UIFontMetrics`.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      placeholderLabel.adjustsFontForContentSizeCategory = newValue
    }
  }
  /// The minimum size of shrunk text, in points; 0 means no minimum.
  open var minimumFontSize: CGFloat = 0 { didSet { limitShrinking() } }
  private func limitShrinking() {
    // For a text field, a minimum size of 0 means no limit. A label does not shrink text with a
    // minimum of 0, so it gets a tiny one.
    let scale = minimumFontSize / max(1, label.font.pointSize)
    label.minimumScaleFactor = max(scale, .ulpOfOne)
  }

  /// The style of the border.
  ///
  /// The default is none.
  open var borderStyle = BorderStyle.none { didSet { fieldDidChange() } }
  /// The image drawn instead of the border, unless the border is rounded.
  open var background: UIImage? { didSet { fieldDidChange() } }
  /// The image drawn instead of the border while the field is disabled, unless the border is
  /// rounded.
  ///
  /// If nil, `background` is drawn.
  open var disabledBackground: UIImage? { didSet { fieldDidChange() } }
  /// The overlay view on the left.
  open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  /// The times at which the left view is shown.
  ///
  /// The default is never.
  open var leftViewMode = ViewMode.never { didSet { fieldDidChange() } }
  /// The overlay view on the right.
  open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
  /// The times at which the right view is shown.
  ///
  /// The default is never.
  open var rightViewMode = ViewMode.never { didSet { fieldDidChange() } }
  /// The times at which the clear button is shown, if there is text and no right view is shown.
  ///
  /// The default is never.
  open var clearButtonMode = ViewMode.never { didSet { fieldDidChange() } }
  /// Whether the text is cleared when editing begins.
  ///
  /// The default is false.
  open var clearsOnBeginEditing = false
  /// Whether the field is being edited, that is, whether it is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Inert: the view shown instead of the keyboard.
  open override var inputView: UIView? {
    get { inputViews.view }
    set { inputViews.view = newValue }
  }
  /// Inert: the view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  private var inputViews: (view: UIView?, accessory: UIView?) = (nil, nil)

  /// Inert: the type of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Inert: the title of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Inert: the appearance of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Inert: the automatic capitalisation of typed text.
  ///
  /// The default is sentences.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Inert: whether typed text is corrected automatically.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Inert: whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Inert: whether straight quotation marks are replaced by curly ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Inert: whether hyphens are replaced by dashes.
  open var smartDashesType = UITextSmartDashesType.default
  /// Inert: whether spaces are added and removed when text is pasted or cut.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Inert: whether the return key is disabled while the text is empty.
  ///
  /// The default is false.
  open var enablesReturnKeyAutomatically = false
  /// Inert: the semantic content of the text, used for automatic filling.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// Whether the text is shown as dots.
  ///
  /// The default is false.
  open var isSecureTextEntry = false { didSet { textDidChange() } }

  /// Returns the rectangle of the border.
  ///
  /// The default is the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text, inside the border and beside the overlay views or the clear
  /// button (fact TX2).
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds) }
  /// Returns the rectangle of the placeholder.
  ///
  /// The default is that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the text during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds) }
  /// Returns the rectangle of the clear button: 19 points wide and high, 5 points from the right
  /// side.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { _clearButtonRect(bounds) }
  /// Returns the rectangle of the left view: its own size, centred vertically at the left side.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, bounds, false) }
  /// Returns the rectangle of the right view: its own size, centred vertically at the right side.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, bounds, true) }

  /// Returns the rectangle of the insertion point at a position: 2 points wide, and as high as a
  /// line.
  open func caretRect(for position: UITextPosition) -> CGRect { _caretRect(at: position.offset) }
  /// Returns the rectangle of a range of the text.
  open func firstRect(for range: UITextRange) -> CGRect {
    _firstRect(from: range.start.offset, to: range.end.offset)
  }
  /// Returns the rectangles around a range of the text: one, as the text is on one line, or none
  /// for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    if range.isEmpty { return [] }
    return [UITextSelectionRect(firstRect(for: range), containsStart: true, containsEnd: true)]
  }
  /// Returns the position nearest to a point; only the x coordinate counts.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(nearestOffset(to: point.x))
  }

  /// The size of the text or the placeholder, including the border and the overlay views (fact
  /// TX1).
  open override var intrinsicContentSize: CGSize { naturalSize }
  /// Returns the size of the text or the placeholder, including the border and the overlay views.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  /// Lays out the text and the overlay views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  /// Draws the border or the background image, and the clear button.
  open override func draw(_ rect: CGRect) { _draw() }
  override func stateDidChange() { fieldDidChange() }

  /// Whether the field can become the first responder, which it can while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Begins editing if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    _becomeFirstResponder { super.becomeFirstResponder() }
  }
  /// Ends editing if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    _resignFirstResponder { super.resignFirstResponder() }
  }

  private func textDidChange() {
    selection = nil
    if let attributed, !isSecureTextEntry {
      label.attributedText = attributed
    } else {
      let shown = text ?? ""
      label.text = isSecureTextEntry ? String(repeating: "•", count: shown.count) : shown
    }
    invalidateIntrinsicContentSize()
    fieldDidChange()
  }
}
