// Mirrors UISceneSession (iOS 17). Missing: state restoration.
public import Foundation

/// The persistent part of a scene: its role and its configuration.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An interactive scene on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on an external display.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  override init() {
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    super.init()
  }

  /// The scene; nil until it has been made.
  open internal(set) weak var scene: UIScene?
  /// The role of the scene.
  open var role: Role { configuration.role }
  /// The configuration from which the scene is made.
  open internal(set) var configuration: UISceneConfiguration
  /// The identifier of the session.
  ///
  /// Differs from UIKit: it is all zeros, so that it is the same in every run.
  open var persistentIdentifier: String { "00000000-0000-0000-0000-000000000000" }
  /// Inert: values that the program stores with the session.
  open var userInfo: [String: Any]?
}
