public import UIKit

/// The launch of an app of which only the declarations for its first screen were compiled.
///
/// ```
/// AppDelegate         application(_:didFinishLaunchingWithOptions:)
/// SceneDelegate       scene(_:willConnectTo:options:)
/// Info.plist          UIMainStoryboardFile, UISceneStoryboardFile
///                                             └── the window's root controller
/// ```
///
/// The generated main file of a program that launches an app calls `rootController(of:)`.
@MainActor public enum PreviewLaunch {
  /// The delegate, to which the application has only a weak reference.
  private static var delegate: (any UIApplicationDelegate)?
  /// The window that was shown, retained here because the delegate may not retain it.
  private static var window: UIWindow?
  /// The root controller of the window, stored because an app is launched only once in a process.
  private static var controller: UIViewController?

  /// Launches an app and returns the root controller of its window.
  ///
  /// If there is no delegate, or if it crashed in an earlier run or shows no window, the initial
  /// controller of the main storyboard is made without a delegate.
  ///
  /// - Parameter type: the class of the app delegate; nil for an app without one.
  /// - Returns: the controller; an empty one if neither the delegate nor the main storyboard
  ///   provides any.
  public static func rootController(of type: (any UIApplicationDelegate.Type)?) -> UIViewController
  {
    if let controller { return controller }
    if let type { PreviewContent.step("the launch by \(type)") { launch(type) } }
    if controller == nil {
      PreviewContent.step("the main storyboard without delegates") {
        controller = Launch.mainController(module: SourcePaths.module)
      }
    }
    let shown = controller ?? UIViewController()
    controller = shown
    return shown
  }

  private static func launch(_ type: any UIApplicationDelegate.Type) {
    guard let made = (type as? NSObject.Type)?.makeObject() as? any UIApplicationDelegate else {
      return
    }
    delegate = made
    Launch(made).run()
    window = UIApplication.shared.keyWindow ?? made.window
    controller = window?.rootViewController
    // The view is loaded as part of this step. If loading crashes, the next run leaves out the step
    // and shows the storyboard's initial controller.
    window?.layoutIfNeeded()
  }
}
