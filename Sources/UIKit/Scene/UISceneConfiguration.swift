// Mirrors UISceneConfiguration (iOS 17). Missing: storyboards, archives.
public import Foundation

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Makes a configuration by the name under which `Info.plist` describes it.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }

  /// The name under which `Info.plist` describes the configuration.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; `UIWindowScene` without one.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  ///
  /// Without one it is the class that `Info.plist` names, and where there is no such file the class
  /// `SceneDelegate` beside the application's delegate, which is what projects begin with.
  open var delegateClass: AnyClass?
}
