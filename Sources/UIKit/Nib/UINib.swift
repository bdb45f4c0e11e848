// Mirrors UINib (iOS 17). Missing: nibs in memory.
public import Foundation

/// A file of archived views, by its name.
///
/// Only the tools that build apps for iOS make such files, and no bundle here has any. Registering
/// one works as on iOS, where the file is looked for when the first view is needed; then it is
/// missing, and the program ends with UIKit's words. A test may register a subclass that makes the
/// views itself.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String
  private let bundle: Bundle

  /// Names a nib in a bundle; nil is the main one.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// Returns the top views of the file; ends the program when there is no such file.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    UIKitLog.raise("Could not load NIB in bundle: '\(bundle)' with name '\(name)'")
  }

  /// Names what the objects of a file are told when they are made.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects that stand for those that a nib only names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}
