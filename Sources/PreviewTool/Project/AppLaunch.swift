import Basics
import Foundation
import LayoutPreviews
import XcodeProject

/// The app of a project that is launched, with the files whose code runs for its first screen.
///
/// ```
/// Info.plist ─┬─ SceneDelegate ──── ListCoordinator   the controllers that the delegates make
///             └─ Main.storyboard ── ListController    the classes of the first scenes
///                                   HerbCell          … and of the views in them
/// ```
///
/// Most other code is replaced by stubs, as in the preview of a single view.
struct AppLaunch {
  let target: AppTarget
  /// The name of the app delegate's class; nil if there is none.
  let delegate: String?
  /// The files that declare the delegates and the first screen's classes, in the order in which the
  /// launch uses them.
  private(set) var files: [String] = []
  /// The number of files, from the start of `files`, that are compiled without the others if all
  /// files together do not compile.
  private(set) var near = 0

  /// The number of rounds after that of the delegates; each round adds the files of the classes
  /// that the code of the last round instantiates.
  private static let steps = 2
  /// The maximum number of files that are compiled as written.
  private static let most = 12

  /// Finds the app whose target has a name; if the name is nil, the first app with a main
  /// storyboard or, if there is none, the first app.
  ///
  /// - Throws: `AppLaunchError` if there is no such app, or if it has neither a delegate nor a
  ///   storyboard.
  init(of scope: ProjectScope, named name: String?) throws(AppLaunchError) {
    target = try Self.target(of: scope, named: name)
    let classes = AppClasses(in: scope.files(for: target))
    let delegates = AppDelegates(of: target, among: classes)
    let storyboards = StoryboardClasses(scope.resources(for: target).documents)
    delegate = delegates.application
    let shown = delegates.storyboards.flatMap { storyboards.first(of: $0) }
    guard delegate != nil || !shown.isEmpty else { throw .nothing(target.name) }
    let controllers = Set(scope.views.views.filter { $0.root.hasSuffix("Controller") }.map(\.name))
    var (open, step) = ([delegates.application].compactMap(\.self) + delegates.scenes + shown, 0)
    var called: Set<String> = []
    while step <= Self.steps, !open.isEmpty {
      let paths = open.compactMap { classes.path(of: $0) }.filter { !files.contains($0) }
      for path in paths where !files.contains(path) && files.count < Self.most {
        files.append(path)
      }
      open = paths.flatMap { path in
        // A coordinator's function runs at launch only if another class calls it; a controller's
        // functions are called by UIKit.
        let isCalled = AppClasses.isCoordinator(ProjectPath.baseName(of: path))
        let code = LaunchedCode(
          of: classes.text(of: path), calledBefore: isCalled ? called : [])
        called.formUnion(code.called)
        let text = code.text
        // A coordinator may load a controller from a storyboard. Then only the result type of the
        // coordinator's function contains the controller's class.
        let results = isCalled ? AppClasses.returned(in: text) : []
        let made = (AppClasses.made(in: text) + results).filter {
          controllers.contains($0) || AppClasses.isCoordinator($0)
        }
        return made + made.flatMap(storyboards.inside)
          + StoryboardClasses.named(in: text).flatMap { storyboards.first(of: $0) }
      }
      if step == 0 { near = files.count }
      step += 1
    }
  }

  private static func target(
    of scope: ProjectScope, named name: String?
  ) throws(AppLaunchError) -> AppTarget {
    let apps = scope.project.targets.filter { $0.kind == .application }
    guard let name else {
      let shown = apps.first { !AppDelegates.storyboards(of: $0).isEmpty } ?? apps.first
      guard let shown else { throw .none(scope.project.path) }
      return shown
    }
    guard let found = apps.first(where: { $0.name == name }) else {
      let names = apps.map(\.name)
      throw .unknown(name, nearest: NearestName.of(name, in: names), names: names)
    }
    return found
  }
}

/// The reason why a project has no app to launch.
package enum AppLaunchError: Error, Equatable, CustomStringConvertible {
  /// No target is an app.
  case none(String)
  /// No app has this name; with the most similar name, and the names of all apps.
  case unknown(String, nearest: String?, names: [String])
  /// The app has no delegate and no storyboard.
  case nothing(String)

  package var description: String {
    switch self {
    case .none(let path): "\(path): no target is an app"
    case .unknown(let name, let nearest, let names):
      "the project has no app called \(name.debugDescription)"
        + (nearest.map { "; did you mean \($0)?" } ?? "; the apps are: ")
        + (nearest == nil ? names.joined(separator: ", ") : "")
    case .nothing(let name):
      """
      \(name) has no class that adopts UIApplicationDelegate, and its Info.plist names no storyboard, \
      so --launch has nothing to launch; leave it out and name views
      """
    }
  }
}
