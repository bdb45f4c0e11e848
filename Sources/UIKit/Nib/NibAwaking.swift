/// An object of a nib or a storyboard that is neither a view nor a controller, and is notified when
/// the document is loaded.
///
/// The porting tool adds the conformance to subclasses of `NSObject` that override
/// `awakeFromNib()`.
///
/// Differs from UIKit, in which `NSObject` itself has the method.
public protocol NibAwaking: AnyObject {
  /// Called after the object was made from a document, when all outlets and actions of the document
  /// are connected (fact IB118).
  @MainActor func awakeFromNib()
}
