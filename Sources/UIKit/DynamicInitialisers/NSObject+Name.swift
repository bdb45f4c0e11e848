#if !canImport(ObjectiveC)
  public import Foundation

  extension NSObject {
    /// Returns the name of the class with its module, `Shelf.Cell`.
    public class func description() -> String { String(reflecting: self) }

    /// Returns the class itself, by which `Bundle(for:)` finds where it comes from.
    public class func classForCoder() -> AnyClass { self }
  }
#endif
