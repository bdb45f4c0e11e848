// Mirrors NSTextStorage (iOS 17). Missing: layout managers, changes through `mutableString`.
public import Foundation

/// An attributed string that notifies its delegate and its text view of changes (fact TX7).
///
/// Changes between `beginEditing()` and `endEditing()` are reported together.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes to a text, of which one edit may contain both.
  public struct EditActions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters have changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The delegate, which is notified of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of the changes that have not been processed yet.
  open private(set) var editedMask: EditActions = []
  /// The range of the changes, in the text after them; `NSNotFound` if there are none.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change of the length.
  open private(set) var changeInLength = 0

  /// Called after changes have been processed.
  var didProcess: (() -> Void)?
  private var depth = 0
  private var isProcessing = false

  /// The name of the notification posted before changes are processed.
  public static let willProcessEditingNotification = NSNotification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// The name of the notification posted after changes have been processed.
  public static let didProcessEditingNotification = NSNotification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// Records a change; subclasses call it after changing their text.
  ///
  /// - Parameters:
  ///   - editedMask: the kinds of the change.
  ///   - editedRange: the changed range before the change.
  ///   - delta: the change of the length.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    // Both ranges refer to the text before this change. The end of their union is therefore moved
    // by the change of the length.
    var changed = editedRange
    if self.editedRange.location != NSNotFound {
      changed = NSUnionRange(self.editedRange, editedRange)
    }
    changed.length = max(0, changed.length + delta)
    self.editedRange = changed
    if depth == 0 { process() }
  }

  /// Processes the changes.
  ///
  /// Changes that a delegate or an observer makes during the processing do not start it again.
  private func process() {
    // If an override or a delegate adds attributes, this method is called again; without the check
    // it would recurse endlessly.
    guard !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Reports the changes to observers and the delegate, and then to the text view.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    didProcess?()
  }

  /// Begins a group of changes that are reported together.
  open override func beginEditing() { depth += 1 }
  /// Ends a group of changes; at the end of the outermost group, the changes are reported.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { process() }
  }

  /// Replaces characters with plain text, and reports the change.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    noteReplaced(range, by: str.utf16.count)
  }
  /// Replaces characters together with their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    noteReplaced(range, by: attrString.length)
  }
  /// Removes characters.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  /// Sets the attributes of a range, and reports the change.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  /// Adds an attribute to a range, and reports the change.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  /// Adds attributes to a range, and reports the change.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  /// Removes an attribute from a range, and reports the change.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  private func noteReplaced(_ range: NSRange, by count: Int) {
    edited(
      [.editedCharacters, .editedAttributes], range: range, changeInLength: count - range.length)
  }

  /// Replaces the whole text without reporting the change to the text view.
  func follow(_ text: NSAttributedString) {
    let report = didProcess
    didProcess = nil
    setAttributedString(text)
    didProcess = report
  }
}

/// The delegate of a text storage, which is notified of changes.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before changes are processed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called after changes have been processed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing; this default implementation makes the method optional.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing; this default implementation makes the method optional.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
