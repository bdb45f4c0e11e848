// Mirrors UISceneConfiguration (iOS 17). Missing: storyboards, archives.
public import Foundation

/// The classes from which a scene and its delegate are made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Makes a configuration by the name under which `Info.plist` describes it.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  /// The name under which `Info.plist` describes the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; `UIWindowScene` without one.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  ///
  /// Without one it is the class that `Info.plist` names, and without such a file the class
  /// `SceneDelegate` in the module of the application's delegate, as in Xcode's templates.
  open var delegateClass: AnyClass?
}
