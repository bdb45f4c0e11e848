// Mirrors UIScene (iOS 17). Missing: activation conditions, user activities, state restoration.
// Mirrors UIOpenURLContext (iOS 17). Missing: options.
public import Foundation

/// An instance of a program's interface; here there is only one, a `UIWindowScene`.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Makes the scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The session of the scene; the session outlives the scene.
  open internal(set) var session: UISceneSession
  /// The delegate, which is called when the state of the scene changes.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene; the initial value is `foregroundActive`.
  open internal(set) var activationState = ActivationState.foregroundActive
  /// Inert: the title of the scene in the app switcher.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// The application, which is the scene's next responder.
  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// The state of a scene; `background` does not occur here.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The reasons why a scene is connected, such as a URL; here there are never any.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    override init() { super.init() }

    /// The URLs that the scene is to open: always none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The program that requested the scene: always nil.
    open var sourceApplication: String? { nil }
    /// The type of the activity handed off by another device: always nil.
    open var handoffUserActivityType: String? { nil }
  }
}

extension UIScene {
  /// Posted after a scene has been made.
  public nonisolated static let willConnectNotification = name("WillConnect")
  /// Inert: in UIKit posted after a scene has been closed.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let didDisconnectNotification = name("DidDisconnect")
  /// Posted before a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// Posted when a scene becomes active.
  public nonisolated static let didActivateNotification = name("DidActivate")
  /// Inert: in UIKit posted when a scene stops being active.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let willDeactivateNotification = name("WillDeactivate")
  /// Inert: in UIKit posted when a scene has entered the background.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIScene\(event)Notification")
  }
}

/// Inert: a URL that the system asks a scene to open.
open class UIOpenURLContext: NSObject {
  /// The URL to open.
  public let url: URL

  init(url: URL) { self.url = url }
}
