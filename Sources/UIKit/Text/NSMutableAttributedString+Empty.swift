#if !canImport(ObjectiveC)
  public import Foundation

  extension NSMutableAttributedString {
    /// Makes an empty text, as on iOS.
    public convenience init() { self.init(string: "") }
  }
#endif
