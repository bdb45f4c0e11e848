// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UIApplicationDelegate {
  /// A callable that forwards to the optional methods named `application`; see `OptionalCalls`.
  @_disfavoredOverload
  public var application: OptionalCalls<any UIApplicationDelegate>? {
    OptionalCalls(target: self)
  }

  /// A closure that calls `applicationDidFinishLaunching(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var applicationDidFinishLaunching: ((UIApplication) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.applicationDidFinishLaunching(view) } }
  }

  /// A closure that calls `applicationDidBecomeActive(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var applicationDidBecomeActive: ((UIApplication) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.applicationDidBecomeActive(view) } }
  }

  /// A closure that calls `applicationWillResignActive(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var applicationWillResignActive: ((UIApplication) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.applicationWillResignActive(view) } }
  }

  /// A closure that calls `applicationDidEnterBackground(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var applicationDidEnterBackground: ((UIApplication) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.applicationDidEnterBackground(view) } }
  }

  /// A closure that calls `applicationWillEnterForeground(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var applicationWillEnterForeground: ((UIApplication) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.applicationWillEnterForeground(view) } }
  }

  /// A closure that calls `applicationWillTerminate(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var applicationWillTerminate: ((UIApplication) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.applicationWillTerminate(view) } }
  }

  /// A closure that calls `applicationDidReceiveMemoryWarning(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var applicationDidReceiveMemoryWarning: ((UIApplication) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.applicationDidReceiveMemoryWarning(view) } }
  }

  /// A closure that calls `applicationSignificantTimeChange(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var applicationSignificantTimeChange: ((UIApplication) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.applicationSignificantTimeChange(view) } }
  }
}

extension OptionalCalls where Target == any UIApplicationDelegate {
  /// Calls `application(_:willFinishLaunchingWithOptions:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UIApplication>(
    _ application: Object,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool? {
    OptionalMethodCall.result {
      target.application(application, willFinishLaunchingWithOptions: launchOptions)
    }
  }

  /// Calls `application(_:willFinishLaunchingWithOptions:)` and returns its result, or the default
  /// if the method is not implemented.
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.application(application, willFinishLaunchingWithOptions: launchOptions)
    }
  }

  /// Calls `application(_:didFinishLaunchingWithOptions:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UIApplication>(
    _ application: Object,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool? {
    OptionalMethodCall.result {
      target.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
  }

  /// Calls `application(_:didFinishLaunchingWithOptions:)` and returns its result, or the default
  /// if the method is not implemented.
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
  }

  /// Calls `application(_:open:options:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction<Object: UIApplication>(
    _ app: Object, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool? {
    OptionalMethodCall.result { target.application(app, open: url, options: options) }
  }

  /// Calls `application(_:open:options:)` and returns its result, or the default if the method is
  /// not implemented.
  public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    OptionalMethodCall.resultOrDefault { target.application(app, open: url, options: options) }
  }

  /// Calls `application(_:supportedInterfaceOrientationsFor:)` and returns its result, or nil if
  /// the method is not implemented.
  public func callAsFunction<Object: UIApplication>(
    _ application: Object, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask? {
    OptionalMethodCall.result {
      target.application(application, supportedInterfaceOrientationsFor: window)
    }
  }

  /// Calls `application(_:supportedInterfaceOrientationsFor:)` and returns its result, or the
  /// default if the method is not implemented.
  public func callAsFunction(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    OptionalMethodCall.resultOrDefault {
      target.application(application, supportedInterfaceOrientationsFor: window)
    }
  }

  /// Calls `application(_:configurationForConnecting:options:)` and returns its result, or nil if
  /// the method is not implemented.
  public func callAsFunction<Object: UIApplication>(
    _ application: Object, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    OptionalMethodCall.result {
      target.application(
        application, configurationForConnecting: connectingSceneSession, options: options)
    }
  }

  /// Calls `application(_:configurationForConnecting:options:)` and returns its result, or the
  /// default if the method is not implemented.
  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    OptionalMethodCall.resultOrDefault {
      target.application(
        application, configurationForConnecting: connectingSceneSession, options: options)
    }
  }

  /// Calls `application(_:didDiscardSceneSessions:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) -> Void? {
    OptionalMethodCall.result {
      target.application(application, didDiscardSceneSessions: sceneSessions)
    }
  }
}
