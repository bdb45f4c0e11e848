// Mirrors SafariServices. Nothing is loaded, settings have no effect, and no delegate or completion
// handler is called.
public import Foundation
public import UIKit

/// A controller with a web page, drawn as a box with the page's address.
open class SFSafariViewController: UIViewController, StandInMembers {
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  open class Configuration: NSObject, StandInMembers {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }

  private let url: URL
  public let configuration: Configuration
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  public var preferredBarTintColor: UIColor?
  public var preferredControlTintColor: UIColor?
  public var dismissButtonStyle = DismissButtonStyle.done

  public init(url: URL, configuration: Configuration) {
    (self.url, self.configuration) = (url, configuration)
    super.init(nibName: nil, bundle: nil)
  }
  public init(url: URL) {
    (self.url, configuration) = (url, Configuration())
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
  public required init?(coder: NSCoder) { nil }
  open override func loadView() { view = StandInBox(url.absoluteString) }
}

public protocol SFSafariViewControllerDelegate: NSObjectProtocol {}

open class SFContentBlockerManager: NSObject, StandInMembers {
  public class func reloadContentBlocker(
    withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
}
