#if !canImport(ObjectiveC)
  public import Foundation

  extension NSObject {
    /// Returns the name of the class with its module, such as `Shelf.Cell`.
    public class func description() -> String { String(reflecting: self) }

    /// Returns the class itself, from which `Bundle(for:)` finds its bundle.
    public class func classForCoder() -> AnyClass { self }
  }
#endif
