import Foundation

/// The projects in `Projects.json`.
struct ProjectList {
  let projects: [Project]

  init(_ file: URL) throws(FidelityError) {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw .unreadable(file.path, expected: "the list of projects")
    }
    do { projects = try JSONDecoder().decode([Project].self, from: data) } catch {
      throw .unreadable(file.path, expected: "a list of projects: \(error)")
    }
  }

  /// A module: a target with its project.
  struct Module {
    let project: Project
    let target: Project.Target
  }

  /// Returns the module of a name, in a project or, if it has none, in another one.
  func module(_ name: String, for project: Project) -> Module? {
    for owner in [project] + projects {
      if let target = owner.targets.first(where: { $0.name == name && !($0.isTest ?? false) }) {
        return Module(project: owner, target: target)
      }
    }
    return nil
  }

  /// Returns the modules of a project with all that they need, each once, and the stand-ins among
  /// those.
  func modules(
    of project: Project, standIns: Set<String>
  ) throws(FidelityError) -> (modules: [Module], standIns: [String]) {
    var (modules, found, names) = ([Module](), [String](), Set<String>())
    var open = project.targets.map { Module(project: project, target: $0) }
    while let module = open.popLast() {
      guard names.insert(module.target.name).inserted else { continue }
      modules.append(module)
      for need in module.target.needs ?? [] where !names.contains(need) {
        if let needed = self.module(need, for: project) {
          open.append(needed)
        } else if standIns.contains(need) {
          names.insert(need)
          found.append(need)
        } else {
          throw .unknownModule(need, of: project.name)
        }
      }
    }
    return (modules, found)
  }
}
