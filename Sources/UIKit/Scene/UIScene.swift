// Mirrors UIScene (iOS 17). Missing: activation conditions, user activities, state restoration.
public import Foundation

/// A part of a program that a person sees as one; here there is one, a `UIWindowScene`.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Makes a scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// What is known of the scene whether it is on the screen or not.
  open internal(set) var session: UISceneSession
  /// Is told what becomes of the scene.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is in use.
  open internal(set) var activationState = ActivationState.foregroundActive
  /// Is kept, and does nothing here: what the scene is called where scenes are listed.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// Whether a scene is in use.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why a scene comes on the screen; here it always does for no reason.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    override init() { super.init() }

    /// What the scene is to open: nothing.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The program that asked for the scene: none.
    open var sourceApplication: String? { nil }
    /// The kind of activity that goes on from another device: none.
    open var handoffUserActivityType: String? { nil }
  }
}

extension UIScene {
  /// Is posted after a scene has been made.
  public nonisolated static let willConnectNotification = name("WillConnect")
  /// Is posted on iOS after a scene has been closed, which none is here.
  public nonisolated static let didDisconnectNotification = name("DidDisconnect")
  /// Is posted when a scene comes on the screen.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// Is posted when a scene comes into use.
  public nonisolated static let didActivateNotification = name("DidActivate")
  /// Is posted on iOS when a scene goes out of use, which none does here.
  public nonisolated static let willDeactivateNotification = name("WillDeactivate")
  /// Is posted on iOS when a scene has left the screen, which none does here.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIScene\(event)Notification")
  }
}
