// Mirrors UINib (iOS 17). Missing: nibs in memory.
public import Foundation

/// A nib, which is a file of archived views, identified by its name.
///
/// Only Xcode's tools make such files, and no bundle contains any. As on iOS, a nib can be
/// registered without reading its file, which happens when the first view is needed. Then the file
/// is missing, and the program terminates with UIKit's message and a note that nibs are not read. A
/// test may register a subclass that makes the views itself.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String
  private let bundle: Bundle

  /// Makes a nib from its name in a bundle; nil means the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// Returns the top-level objects of the file.
  ///
  /// Differs from UIKit: there is no such file, so the program terminates.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    UIKitLog.raise(
      """
      Could not load NIB in bundle: '\(bundle)' with name '\(name)': nibs and storyboards are not \
      read here, even if \(name).xib is beside the source; make its views in code
      """)
  }

  /// A key of the options with which a nib is instantiated.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects that replace the nib's placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Returns the top-level objects of a nib of the bundle.
  ///
  /// Differs from UIKit: there is no such file, so the program terminates.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
