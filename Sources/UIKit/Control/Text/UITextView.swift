// Mirrors UITextView (iOS 17). Missing: editing with a keyboard, selection, taps on links, layout
// managers, `typingAttributes`, TextKit 2.
public import Foundation
import RasterCore
import RasterText

/// A scroll view with text on several lines (fact TX3).
///
/// Differs from UIKit: there is no keyboard. A text view can become the first responder, but
/// nothing can be typed.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
  /// Makes an empty text view.
  ///
  /// The given container is ignored; the view uses its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addLabel()
  }

  /// Makes an empty text view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  private func addLabel() {
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    // A label avoids a second line with only one word; a text view does not (fact SF14).
    label.lineBreakStrategy = .hangulWordPriority
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
    label.recolor { $0.linkAttributes = linkTextAttributes }
    textContainer.didChange = { [weak self] in MainActor.assumeIsolated { self?.textDidChange() } }
  }

  /// Makes a text view from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLabel()
    decodeText(coder)
  }

  let label = UILabel()
  /// The text storage, created when it is first read.
  private var storage: NSTextStorage?

  /// The delegate, which decides about editing and is notified of editing and scrolling.
  open weak var delegate: (any UITextViewDelegate)? { didSet { _delegate = delegate } }
  /// The text.
  ///
  /// Setting it to nil makes it empty.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      textDidChange()
    }
  }
  /// The text with its attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      textDidChange()
    }
  }
  /// The text as a mutable string, whose changes the view shows (fact TX7).
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(attributedString: attributedText)
    made.didProcess = { [weak self] in MainActor.assumeIsolated { self?.storageDidChange() } }
    storage = made
    return made
  }
  /// The attributes of links, which override those of the text (fact TX6).
  ///
  /// The default is the tint colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { linkAttributes ?? tintColor.map { [.foregroundColor: $0] } ?? [:] }
    set {
      linkAttributes = newValue
      label.recolor { $0.linkAttributes = linkTextAttributes }
    }
  }
  private var linkAttributes: [NSAttributedString.Key: Any]?
  /// Updates the colour of links.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    label.recolor { $0.linkAttributes = linkTextAttributes }
  }
  /// Updates the colour of links, as the inherited tint colour may have changed.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    label.recolor { $0.linkAttributes = linkTextAttributes }
  }
  /// The font of the text.
  ///
  /// The default is the system font at 12 points.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: 12)
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
  /// The alignment of the text.
  ///
  /// The default is natural.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  /// Whether the font follows the user's text size.
  ///
  /// This affects only fonts made for a text style or by `UIFontMetrics`.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
  /// Whether the text can be edited.
  ///
  /// The default is true.
  open var isEditable = true
  /// Inert: whether the text can be selected.
  ///
  /// The default is true.
  open var isSelectable = true
  /// Inert: the selected range.
  ///
  /// The default is an empty range at the start.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The insets between the bounds and the text container.
  ///
  /// The default is 8 points above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }
  /// The area in which the lines are laid out.
  public let textContainer = NSTextContainer()
  /// Whether the text scrolls.
  ///
  /// If it does not, the view's intrinsic size is that of the text with the insets.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textDidChange() } }
  }
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
  /// Inert: whether the text is shown as dots.
  ///
  /// The default is false.
  open var isSecureTextEntry = false

  /// The size of the text with the insets if scrolling is disabled; otherwise no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return super.intrinsicContentSize }
    return fittingSize(width: wrappingWidth > 0 ? wrappingWidth : .infinity)
  }
  /// Returns the size of the text wrapped at a width, including the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }
  private var wrappingWidth: CGFloat = 0
  override var wrapsContent: Bool { !isScrollEnabled }
  override func contentSize(wrappedAt width: CGFloat) -> CGSize {
    wrappingWidth = width
    defer { wrappingWidth = 0 }
    return intrinsicContentSize
  }

  /// Scrolls to a range of the text.
  ///
  /// Differs from UIKit: the vertical position is estimated from the number of characters before
  /// the range's end.
  open func scrollRangeToVisible(_ range: NSRange) { _scrollRangeToVisible(to: range) }
  /// Lays out the lines.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeText()
  }

  /// Whether the view can become the first responder, which it can while its text is editable.
  open override var canBecomeFirstResponder: Bool { isEditable }
  /// Begins editing if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }
  /// Ends editing if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }
}

extension UITextView {
  private var insets: UIEdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return textContainerInset + UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
  }

  private func storageDidChange() {
    guard let storage else { return }
    label.attributedText = storage
    layOutChangedText()
  }

  private func textDidChange() {
    storage?.follow(attributedText)
    layOutChangedText()
  }

  private func layOutChangedText() {
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.lineBreakMode = textContainer.lineBreakMode
    let padding = textContainer.lineFragmentPadding
    let paths = textContainer.exclusionPaths.map { path in
      var moved = Path()
      moved.addPath(path.path, transform: CGAffineTransform(translationX: -padding, y: 0))
      return moved
    }
    label.recolor { $0.exclusions = TextExclusions(paths, padding: padding) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func linesSize(width: CGFloat) -> CGSize {
    let free = max(1, width - insets.left - insets.right)
    let text = label.sizeThatFits(CGSize(width: free, height: 0))
    // An empty text view is as high as one line.
    let line = PixelGrid(scale: traitCollection.displayScale).ceiling(label.font.lineHeight)
    return CGSize(width: text.width, height: max(text.height, line))
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    let lines = linesSize(width: width)
    return CGSize(
      width: lines.width + insets.left + insets.right,
      height: lines.height + insets.top + insets.bottom)
  }

  private func placeText() {
    let size = linesSize(width: bounds.width)
    let frame = CGRect(
      x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
      height: size.height)
    if label.frame != frame { label.frame = frame }
    let content = CGSize(width: bounds.width, height: size.height + insets.top + insets.bottom)
    if contentSize != content { contentSize = content }
  }

  private func _scrollRangeToVisible(to range: NSRange) {
    layoutIfNeeded()
    let length = max(1, text.utf16.count)
    let end = CGFloat(min(length, range.location + range.length)) / CGFloat(length)
    let place = CGRect(x: 0, y: contentSize.height * end - 1, width: 1, height: 1)
    setContentOffset(offset(showing: place), animated: false)
  }
}

extension UITextView {
  /// The name of the notification posted after editing has begun.
  ///
  /// Its object is the text view (fact TX5).
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The name of the notification posted after editing has ended.
  ///
  /// Its object is the text view (fact TX5).
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Inert: the name of the notification posted after the user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}
