package import LayoutCore

extension UIWindow {
  /// A record of the root controller's view, to which the presented views and the open menu are
  /// added as last subviews.
  ///
  /// The record is nil if there is no root controller.
  package var screenRecord: LayoutRecord.View? {
    guard let root = rootViewController?.view else { return nil }
    var record = root.viewRecord
    // A presented view that covers the whole screen may have taken the place of the root view in
    // the window.
    for view in subviews where view !== root && !view.isHidden {
      var over = view.viewRecord
      over.frame = view.frame
      // A presentation's container is as large as the window and has nothing to record, so only its
      // subviews are added.
      record.views += view is PresentationContainer ? over.views : [over]
    }
    return record
  }
}
