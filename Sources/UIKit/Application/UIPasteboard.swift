// Mirrors UIPasteboard (iOS 17). Missing: item providers, colours, several items, other
// pasteboards.
public import Foundation

/// A pasteboard, which stores copied content until it is pasted.
///
/// Differs from UIKit: it belongs to the process, and nothing else reads or writes it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Makes a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the general pasteboard.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  private static let shared = UIPasteboard(named: .general)
  private var content: Any?

  /// The name of the pasteboard.
  public let name: Name
  /// The number of times that the content has been set.
  open private(set) var changeCount = 0

  private init(named name: Name) {
    self.name = name
    super.init()
  }

  /// The pasteboard for content that a user copies.
  open class var general: UIPasteboard { shared }

  /// The copied text; nil if nothing or something else was copied.
  open var string: String? {
    get { content as? String }
    set { copy(newValue) }
  }
  /// The copied URL; nil if nothing or something else was copied.
  open var url: URL? {
    get { content as? URL }
    set { copy(newValue) }
  }
  /// The copied image; nil if nothing or something else was copied.
  open var image: UIImage? {
    get { content as? UIImage }
    set { copy(newValue) }
  }
  /// Whether a text was copied.
  open var hasStrings: Bool { content is String }
  /// Whether a URL was copied.
  open var hasURLs: Bool { content is URL }
  /// Whether an image was copied.
  open var hasImages: Bool { content is UIImage }

  /// The name of the notification posted after the content has changed.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  private func copy(_ value: Any?) {
    content = value
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
