import Foundation

/// A finder of the scene configuration in a program's `Info.plist`, of the class of the scene's
/// delegate, and of the name of the scene's storyboard.
@MainActor struct SceneDelegateFinder {
  /// The module of the application's delegate.
  private let module: String
  private let manifest: [String: Any]

  init(_ delegate: any UIApplicationDelegate, in information: [String: Any]? = nil) {
    let name = String(reflecting: type(of: delegate))
    self.init(in: information, module: String(name.prefix { $0 != "." }))
  }

  /// Makes the finder of a program without a delegate, whose classes are in a module.
  init(in information: [String: Any]?, module: String) {
    self.module = module
    let all = information ?? Bundle.main.infoDictionary
    manifest = all?["UIApplicationSceneManifest"] as? [String: Any] ?? [:]
  }

  /// The first scene configuration in `Info.plist`; nil if there is none.
  var manifestConfiguration: UISceneConfiguration? {
    guard let entry = entries(of: .windowApplication).first else { return nil }
    return UISceneConfiguration(
      name: entry["UISceneConfigurationName"] as? String, sessionRole: .windowApplication)
  }

  /// Returns the delegate's class: the configuration's, or else the one named in `Info.plist`, or
  /// else `SceneDelegate`, as in Xcode's templates; nil if the program contains no such class.
  func delegateClass(for configuration: UISceneConfiguration) -> NSObject.Type? {
    if let named = configuration.delegateClass { return named as? NSObject.Type }
    let name = className(for: configuration) ?? "\(module).SceneDelegate"
    if let named = NSClassFromString(name) as? NSObject.Type { return named }
    // The module may have a different name from the one in `Info.plist`, for example if only some
    // files of an app are compiled.
    let last = name.split(separator: ".").last ?? ""
    return NSClassFromString("\(module).\(last)") as? NSObject.Type
  }

  /// Returns the name of the storyboard in `Info.plist` for a configuration; nil if there is none.
  func storyboardName(for configuration: UISceneConfiguration) -> String? {
    entry(for: configuration)?["UISceneStoryboardFile"] as? String
  }

  private func entry(for configuration: UISceneConfiguration) -> [String: Any]? {
    let entries = entries(of: configuration.role)
    // If no entry has the configuration's name, the first entry of the same role is used.
    return entries.first { $0["UISceneConfigurationName"] as? String == configuration.name }
      ?? entries.first
  }

  private func className(for configuration: UISceneConfiguration) -> String? {
    let name = entry(for: configuration)?["UISceneDelegateClassName"] as? String
    return name?.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
  }

  private func entries(of role: UISceneSession.Role) -> [[String: Any]] {
    let all = manifest["UISceneConfigurations"] as? [String: Any]
    return all?[role.rawValue] as? [[String: Any]] ?? []
  }
}
