// Mirrors NSStringDrawingContext (iOS 17). Missing: scale factors.
public import Foundation

/// Stands where iOS reports how text was shrunk to fit; `totalBounds` is what was measured last.
open class NSStringDrawingContext: NSObject {
  /// The rectangle around the text that was measured or drawn last.
  open internal(set) var totalBounds = CGRect.zero
}
