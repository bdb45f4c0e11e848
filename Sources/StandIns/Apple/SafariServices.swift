public import Foundation
public import UIKit

/// A web page in a controller, drawn as a box with its address.
open class SFSafariViewController: UIViewController, StandInMembers {
  /// See SafariServices.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  /// See SafariServices.
  open class Configuration: NSObject, StandInMembers {
    /// See SafariServices.
    public var entersReaderIfAvailable = false
    /// See SafariServices.
    public var barCollapsingEnabled = true
  }

  private let url: URL
  /// See SafariServices.
  public let configuration: Configuration
  /// See SafariServices.
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  /// See SafariServices.
  public var preferredBarTintColor: UIColor?
  /// See SafariServices.
  public var preferredControlTintColor: UIColor?
  /// See SafariServices.
  public var dismissButtonStyle = DismissButtonStyle.done

  /// See SafariServices.
  public init(url: URL, configuration: Configuration) {
    (self.url, self.configuration) = (url, configuration)
    super.init(nibName: nil, bundle: nil)
  }
  /// See SafariServices.
  public init(url: URL) {
    (self.url, configuration) = (url, Configuration())
    super.init(nibName: nil, bundle: nil)
  }
  /// See SafariServices.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
  /// See SafariServices.
  public required init?(coder: NSCoder) { nil }
  /// See SafariServices.
  open override func loadView() { view = StandInBox(url.absoluteString) }
}

/// See SafariServices.
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {}

/// See SafariServices.
open class SFContentBlockerManager: NSObject, StandInMembers {
  /// See SafariServices.
  public class func reloadContentBlocker(
    withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
}
