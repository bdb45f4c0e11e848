package import LayoutCore

extension UIWindow {
  /// A record of the root controller's view; the presented views and the open menu over it are its
  /// last subviews.
  ///
  /// It is nil if there is no root controller.
  package var screenRecord: LayoutRecord.View? {
    guard let root = rootViewController?.view else { return nil }
    var record = root.viewRecord
    // A view that covers the whole screen may have replaced the root view.
    for view in subviews where view !== root && !view.isHidden {
      var over = view.viewRecord
      over.frame = view.frame
      // The container of a presentation is as large as the window, and has no settings.
      record.views += view is PresentationContainer ? over.views : [over]
    }
    return record
  }
}
