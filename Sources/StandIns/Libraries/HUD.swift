public import Foundation
public import UIKit

/// A message over a window, which is gone in a picture at rest.
public enum SVProgressHUDMaskType: UInt, Sendable {
  case none = 1
  case clear, black, gradient, custom
}
/// See SVProgressHUD.
public enum SVProgressHUDStyle: Int, Sendable { case light, dark, custom, automatic }
/// See SVProgressHUD.
public enum SVProgressHUDAnimationType: UInt, Sendable { case flat, native }
/// See SVProgressHUD.
open class SVProgressHUD: UIView {
  /// Inert: see SVProgressHUD.
  public class func show() {}
  /// Inert: see SVProgressHUD.
  public class func show(withStatus status: String?) {}
  /// Inert: see SVProgressHUD.
  public class func show(_ image: UIImage, status: String?) {}
  /// Inert: see SVProgressHUD.
  public class func showProgress(_ progress: Float) {}
  /// Inert: see SVProgressHUD.
  public class func showProgress(_ progress: Float, status: String?) {}
  /// Inert: see SVProgressHUD.
  public class func showInfo(withStatus status: String?) {}
  /// Inert: see SVProgressHUD.
  public class func showSuccess(withStatus status: String?) {}
  /// Inert: see SVProgressHUD.
  public class func showError(withStatus status: String?) {}
  /// Inert: see SVProgressHUD.
  public class func dismiss() {}
  /// Inert: see SVProgressHUD.
  public class func dismiss(withDelay delay: TimeInterval) {}
  /// Inert: see SVProgressHUD.
  public class func dismiss(completion: (() -> Void)?) {}
  /// See SVProgressHUD.
  public class func isVisible() -> Bool { false }
  /// Inert: see SVProgressHUD.
  public class func setStatus(_ status: String?) {}
  /// Inert: see SVProgressHUD.
  public class func setDefaultMaskType(_ type: SVProgressHUDMaskType) {}
  /// Inert: see SVProgressHUD.
  public class func setDefaultStyle(_ style: SVProgressHUDStyle) {}
  /// Inert: see SVProgressHUD.
  public class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {}
  /// Inert: see SVProgressHUD.
  public class func setMinimumDismissTimeInterval(_ interval: TimeInterval) {}
  /// Inert: see SVProgressHUD.
  public class func setMaximumDismissTimeInterval(_ interval: TimeInterval) {}
  /// Inert: see SVProgressHUD.
  public class func setForegroundColor(_ color: UIColor) {}
  /// Inert: see SVProgressHUD.
  public class func setBackgroundColor(_ color: UIColor) {}
  /// Inert: see SVProgressHUD.
  public class func setFont(_ font: UIFont) {}
}

/// See MBProgressHUD.
public enum MBProgressHUDMode: Int, Sendable {
  case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
}
/// A message over a view, which is hidden in a picture at rest.
open class MBProgressHUD: UIView, StandInMembers {
  /// See MBProgressHUD.
  public let label = UILabel()
  /// See MBProgressHUD.
  public let detailsLabel = UILabel()
  /// See MBProgressHUD.
  public let bezelView = UIView()
  /// See MBProgressHUD.
  public let backgroundView = UIView()
  /// See MBProgressHUD.
  public let button = UIButton()
  /// See MBProgressHUD.
  public var mode = MBProgressHUDMode.indeterminate
  /// See MBProgressHUD.
  public var progress: Float = 0
  /// See MBProgressHUD.
  public var customView: UIView?
  /// See MBProgressHUD.
  public var contentColor: UIColor?
  /// See MBProgressHUD.
  public var margin: CGFloat = 20
  /// See MBProgressHUD.
  public var minShowTime: TimeInterval = 0
  /// See MBProgressHUD.
  public var graceTime: TimeInterval = 0
  /// See MBProgressHUD.
  public var removeFromSuperViewOnHide = false
  /// See MBProgressHUD.
  public var completionBlock: (() -> Void)?
  /// See MBProgressHUD.
  public convenience init(view: UIView) { self.init(frame: view.bounds) }
  /// See MBProgressHUD.
  @discardableResult public class func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD {
    MBProgressHUD(frame: view.bounds)
  }
  /// See MBProgressHUD.
  @discardableResult public class func hide(for view: UIView, animated: Bool) -> Bool { false }
  /// See MBProgressHUD.
  public class func forView(_ view: UIView) -> MBProgressHUD? { nil }
  /// Inert: see MBProgressHUD.
  open func show(animated: Bool) {}
  /// Inert: see MBProgressHUD.
  open func hide(animated: Bool) {}
  /// Inert: see MBProgressHUD.
  open func hide(animated: Bool, afterDelay delay: TimeInterval) {}
}
