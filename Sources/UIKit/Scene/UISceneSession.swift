// Mirrors UISceneSession (iOS 17). Missing: state restoration.
public import Foundation

/// What is known of a scene whether it is on the screen or not.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The person works with the scene on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The scene is on a screen beside the device.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  override init() {
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    super.init()
  }

  /// The scene, once it is there.
  open internal(set) weak var scene: UIScene?
  /// What the scene is for.
  open var role: Role { configuration.role }
  /// How the scene is made.
  open internal(set) var configuration: UISceneConfiguration
  /// A name that stays the same.
  ///
  /// Differs from UIKit: it is the same in every program, for the same text in every run.
  open var persistentIdentifier: String { "00000000-0000-0000-0000-000000000000" }
  /// Is kept, and does nothing here: what the program wants to know of the session again.
  open var userInfo: [String: Any]?
}
