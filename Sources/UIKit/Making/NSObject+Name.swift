#if !canImport(ObjectiveC)
  public import Foundation

  extension NSObject {
    /// Returns the name of the class with its module, `Shelf.Cell`.
    public class func description() -> String { String(reflecting: self) }
  }
#endif
