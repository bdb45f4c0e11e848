// Mirrors UIOpenURLContext (iOS 17). Missing: options.
public import Foundation

/// Something that a scene is asked to open, which never happens here.
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(url: URL) { self.url = url }
}
