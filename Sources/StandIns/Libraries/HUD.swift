// Mirrors SVProgressHUD and MBProgressHUD. Neither is shown, so all methods return at once.
public import Foundation
public import UIKit

/// The user interaction and dimming behind a progress message; not drawn.
public enum SVProgressHUDMaskType: UInt, Sendable {
  case none = 1
  case clear, black, gradient, custom
}

public enum SVProgressHUDStyle: Int, Sendable { case light, dark, custom, automatic }
public enum SVProgressHUDAnimationType: UInt, Sendable { case flat, native }

/// A progress message in front of a window; it is not shown.
open class SVProgressHUD: UIView {
  public class func show() {}
  public class func show(withStatus status: String?) {}
  public class func show(_ image: UIImage, status: String?) {}
  public class func showProgress(_ progress: Float) {}
  public class func showProgress(_ progress: Float, status: String?) {}
  public class func showInfo(withStatus status: String?) {}
  public class func showSuccess(withStatus status: String?) {}
  public class func showError(withStatus status: String?) {}
  public class func dismiss() {}
  public class func dismiss(withDelay delay: TimeInterval) {}
  public class func dismiss(completion: (() -> Void)?) {}
  public class func isVisible() -> Bool { false }
  public class func setStatus(_ status: String?) {}
  public class func setDefaultMaskType(_ type: SVProgressHUDMaskType) {}
  public class func setDefaultStyle(_ style: SVProgressHUDStyle) {}
  public class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {}
  public class func setMinimumDismissTimeInterval(_ interval: TimeInterval) {}
  public class func setMaximumDismissTimeInterval(_ interval: TimeInterval) {}
  public class func setForegroundColor(_ color: UIColor) {}
  public class func setBackgroundColor(_ color: UIColor) {}
  public class func setFont(_ font: UIFont) {}
}

public enum MBProgressHUDMode: Int, Sendable {
  case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
}

/// A progress message in front of a view; it is not shown, because it is never added to the view.
open class MBProgressHUD: UIView, StandInMembers {
  public let label = UILabel()
  public let detailsLabel = UILabel()
  public let bezelView = UIView()
  public let backgroundView = UIView()
  public let button = UIButton()
  public var mode = MBProgressHUDMode.indeterminate
  public var progress: Float = 0
  public var customView: UIView?
  public var contentColor: UIColor?
  public var margin: CGFloat = 20
  public var minShowTime: TimeInterval = 0
  public var graceTime: TimeInterval = 0
  public var removeFromSuperViewOnHide = false
  public var completionBlock: (() -> Void)?
  public convenience init(view: UIView) { self.init(frame: view.bounds) }
  @discardableResult public class func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD {
    MBProgressHUD(frame: view.bounds)
  }
  @discardableResult public class func hide(for view: UIView, animated: Bool) -> Bool { false }
  public class func forView(_ view: UIView) -> MBProgressHUD? { nil }
  open func show(animated: Bool) {}
  open func hide(animated: Bool) {}
  open func hide(animated: Bool, afterDelay delay: TimeInterval) {}
}
