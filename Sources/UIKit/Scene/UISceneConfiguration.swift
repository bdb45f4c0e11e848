// Mirrors UISceneConfiguration (iOS 17). Missing: `NSCoding`.
public import Foundation

/// The configuration of a scene: its name, its role, and the classes of the scene and its delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Makes a configuration from its name in `Info.plist` and its role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  /// The name of the configuration in `Info.plist`.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; nil means `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  ///
  /// If nil, the class named in `Info.plist` is used, or if none is named the class `SceneDelegate`
  /// in the module of the application's delegate, as in Xcode's templates.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller the scene shows.
  ///
  /// If nil, the storyboard named in `Info.plist` is used, if there is one.
  open var storyboard: UIStoryboard?
}
