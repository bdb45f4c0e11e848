import XcodeProject

/// The delegates of an app and of its scenes, and the storyboards of its `Info.plist`.
struct AppDelegates {
  /// The name of the app delegate's class; nil if there is none.
  let application: String?
  /// The names of the scene delegates' classes.
  let scenes: [String]
  /// The names of the storyboards that are shown at launch.
  let storyboards: [String]

  /// Finds the delegates of a target among the classes that it may use.
  init(of target: AppTarget, among classes: AppClasses) {
    let own = Set(target.sources)
    let delegates = classes.all.filter {
      own.contains($0.path) && $0.inherited.contains("UIApplicationDelegate")
    }
    let named = delegates.first { $0.isMain } ?? delegates.first { $0.name == "AppDelegate" }
    application = (named ?? delegates.first)?.name
    let entries = Self.configurations(of: target)
    let listed = entries.compactMap { $0["UISceneDelegateClassName"]?.text }
      .compactMap { $0.split(separator: ".").last.map(String.init) }
    let adopting = classes.all.filter {
      own.contains($0.path) && $0.inherited.contains("UIWindowSceneDelegate")
    }.map(\.name)
    scenes = listed.isEmpty ? Array(adopting.prefix(1)) : listed
    storyboards = Self.storyboards(of: target)
  }

  /// Returns the names of the storyboards that a target shows at launch.
  static func storyboards(of target: AppTarget) -> [String] {
    let main = ["", "~iphone"].compactMap { target.information["UIMainStoryboardFile\($0)"]?.text }
    let scenes = configurations(of: target).compactMap { $0["UISceneStoryboardFile"]?.text }
    var known: Set<String> = []
    return (scenes + main).filter { !$0.isEmpty && known.insert($0).inserted }
  }

  /// Returns the first scene configuration of a target for the device's main screen; an empty array
  /// if there is none.
  private static func configurations(of target: AppTarget) -> [PropertyListValue] {
    let manifest = target.information["UIApplicationSceneManifest"]
    let all = manifest?["UISceneConfigurations"]?["UIWindowSceneSessionRoleApplication"]
    return Array((all?.list ?? []).prefix(1))
  }
}
