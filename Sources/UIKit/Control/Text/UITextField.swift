// Mirrors UITextField (iOS 17). Missing: editing by keys, attributes while typing.
public import Foundation

/// A control with one line of text, or a placeholder.
///
/// Differs from UIKit: there is no keyboard; a field can be the first responder, but nothing is
/// typed.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    label.lineBreakMode = .byTruncatingTail
    placeholderLabel.textColor = .placeholderText
    addSubview(placeholderLabel)
    addSubview(label)
  }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  let label = UILabel()
  let placeholderLabel = UILabel()
  /// The last selection; forgotten with the text.
  var selection: UITextRange?
  private var attributed: NSAttributedString?
  private var plain = ""

  /// The delegate that is called before the field is edited, and notified of it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text; empty if it is set to nil.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue ?? "", nil)
      textDidChange()
    }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { label.attributedText }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      plain = newValue?.string ?? ""
      textDidChange()
    }
  }
  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      textDidChange()
    }
  }
  /// The same with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.attributedText }
    set {
      placeholderLabel.attributedText = newValue
      textDidChange()
    }
  }
  /// The font; default the system font at 17 points.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      placeholderLabel.font = newValue
      textDidChange()
    }
  }
  /// The colour; default `label`.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  /// The alignment; default natural.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      label.textAlignment = newValue
      placeholderLabel.textAlignment = newValue
    }
  }
  /// Whether text that is too wide is shrunk; default false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { label.adjustsFontSizeToFitWidth }
    set { label.adjustsFontSizeToFitWidth = newValue }
  }
  /// Whether the font follows the text size that the user chooses, if it is that of a text style.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      placeholderLabel.adjustsFontForContentSizeCategory = newValue
    }
  }
  /// The smallest size of shrunk text.
  open var minimumFontSize: CGFloat = 0 {
    didSet { label.minimumScaleFactor = minimumFontSize / max(1, label.font.pointSize) }
  }

  /// The border; default none.
  open var borderStyle = BorderStyle.none { didSet { fieldDidChange() } }
  /// An image instead of the border.
  open var background: UIImage? { didSet { fieldDidChange() } }
  /// An image instead of the border while disabled.
  open var disabledBackground: UIImage? { didSet { fieldDidChange() } }
  /// A view at the beginning.
  open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  /// When that is shown; default never.
  open var leftViewMode = ViewMode.never { didSet { fieldDidChange() } }
  /// A view at the end.
  open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
  /// When that is shown; default never.
  open var rightViewMode = ViewMode.never { didSet { fieldDidChange() } }
  /// When a button that clears the text is shown; default never.
  open var clearButtonMode = ViewMode.never { didSet { fieldDidChange() } }
  /// Whether editing begins with an empty text.
  open var clearsOnBeginEditing = false
  /// Whether the field is edited: whether it is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Inert: the view that replaces the keyboard.
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

  /// Inert: the keys of the keyboard; default the usual ones.
  open var keyboardType = UIKeyboardType.default
  /// Inert: the text of the return key; default the usual one.
  open var returnKeyType = UIReturnKeyType.default
  /// Inert: the look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Inert: the letters that become capitals by themselves; default sentences.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Inert: whether typed text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Inert: whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Inert: whether the return key waits for a text; default false.
  open var enablesReturnKeyAutomatically = false
  /// Inert: the meaning of the text, for automatic filling.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// Whether dots are shown instead of the text; default false.
  open var isSecureTextEntry = false { didSet { textDidChange() } }

  /// Returns the rectangle of the border: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text, without border and side views (fact TX2).
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds) }
  /// Returns the rectangle of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds) }
  /// Returns the rectangle of the button that clears.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { _clearButtonRect(bounds) }
  /// Returns the rectangle of the view at the beginning.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, bounds, false) }
  /// Returns the rectangle of the view at the end.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, bounds, true) }

  /// The size of the text or the placeholder, with the border around it (fact TX1).
  open override var intrinsicContentSize: CGSize { naturalSize }
  /// Returns the size of the text or the placeholder, with the border around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  /// Lays out the text and the side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  /// Draws the border.
  open override func draw(_ rect: CGRect) { _draw() }
  override func stateDidChange() { fieldDidChange() }

  /// A field that is enabled can be the first responder.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Begins editing, if the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    _becomeFirstResponder { super.becomeFirstResponder() }
  }
  /// Ends editing, if the delegate lets it.
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
