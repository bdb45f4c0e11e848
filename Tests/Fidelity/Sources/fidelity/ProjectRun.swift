import Foundation
import Measures

/// One project: its sources ported and built, its tests run on each host, and their results read.
struct ProjectRun {
  let project: Project
  let places: Places
  let list: ProjectList
  let options: Options

  /// The results of a host's pictures.
  struct HostResults {
    let host: Project.Host
    var results: [PictureResult] = []
    /// The tests in which the program ended.
    var crashes: [String] = []
  }

  /// Draws and compares all pictures.
  func run(with tool: PortingTool) throws(FidelityError) -> [HostResults] {
    let standIns = Set(Self.folders(in: places.standIns))
    let (modules, found) = try list.modules(of: project, standIns: standIns)
    try write(modules, with: tool)
    let package = WorkPackage(places: places, modules: modules, standIns: found)
    try package.linkStandIns()
    try package.writeManifest()
    var all = project.hosts.map { HostResults(host: $0) }
    for target in project.targets where target.isTest ?? false {
      let program = try package.build(target.name)
      for index in all.indices {
        try draw(with: program, target: target, into: &all[index])
      }
    }
    return all
  }

  private static func folders(in url: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
  }

  private func write(_ modules: [ProjectList.Module], with tool: PortingTool) throws(FidelityError)
  {
    var used: Set<Int> = []
    for module in modules {
      let sources = ModuleSources(places: places, module: module)
      var found: Set<Int> = []
      try sources.write(with: tool, used: &found)
      if module.project.name == project.name { used.formUnion(found) }
      if module.target.isTest ?? false {
        let tests = try TestList(in: sources.ported)
        try Folder.write(
          tests.program(), to: sources.ported.appendingPathComponent(TestList.file))
      }
    }
    for (index, edit) in (project.edits ?? []).enumerated() where !used.contains(index) {
      throw .idleEdit(edit.file, lines: edit.lines ?? edit.block ?? edit.replace ?? "the file")
    }
  }

  /// Runs a program that draws; after a crash it runs again, from the test after the one that
  /// crashed.
  private func draw(
    with program: String, target: Project.Target, into results: inout HostResults
  ) throws(FidelityError) {
    let folder = places.work.appendingPathComponent("Results/\(project.folder)")
    let (log, lines) = (
      folder.appendingPathComponent("log"), folder.appendingPathComponent("lines")
    )
    try Folder(folder).create()
    for file in [log, lines] { try Folder.write("", to: file) }
    let host = results.host
    let title =
      [project.folder, target.name, "\(host.system)", host.device]
      .joined(separator: "-") + (host.isDark ?? false ? "-dark" : "")
    var request = DrawingRequest(
      device: results.host.device, system: results.host.system,
      isDark: results.host.isDark ?? false,
      sources: places.edited(project).path, checkout: places.checkout(of: project).path,
      pictures: project.pictures.map { places.checkout(of: project).path + "/" + $0 },
      results: lines.path, log: log.path, sheets: options.sheets, drawings: options.drawings,
      outlines: options.outlines,
      title: title.replacingOccurrences(of: " ", with: ""), largeText: Self.largeText,
      host: HostPictures(mark: host.pictures, marks: project.hosts.compactMap(\.pictures)),
      only: options.picture)
    var output = ""
    while true {
      let file = folder.appendingPathComponent("request.json")
      let data = (try? JSONEncoder().encode(request)) ?? Data()
      try Folder.write(String(decoding: data, as: UTF8.self), to: file)
      let run = try Program(program, [], variables: [DrawingRequest.variable: file.path])
      output += run.output
      let last = try Folder.text(of: log, expected: "names of tests")
        .split(separator: "\n").last.map(String.init)
      if last == "finished" { break }
      guard let last, last != request.after else {
        throw .failed(program, output: run.output)
      }
      results.crashes.append(last)
      request.after = last
    }
    try Folder.write(output, to: folder.appendingPathComponent("output"))
    results.results += try Self.results(in: lines)
  }

  /// Parts of the names of pictures with text of an accessibility size.
  private static let largeText = ["accessibility", "Accessibility"]

  private static func results(in file: URL) throws(FidelityError) -> [PictureResult] {
    let text = try Folder.text(of: file, expected: "results of pictures")
    var results: [PictureResult] = []
    for line in text.split(separator: "\n") {
      do {
        results.append(try JSONDecoder().decode(PictureResult.self, from: Data(line.utf8)))
      } catch {
        throw .unreadable(file.path, expected: "a result of a picture, not \(line)")
      }
    }
    return each(once: results)
  }

  /// Returns each picture once, although some tests compare several drawings with one file: the
  /// first drawing that is not identical, or the first.
  private static func each(once results: [PictureResult]) -> [PictureResult] {
    func isIdentical(_ result: PictureResult) -> Bool { result.comparison?.isIdentical ?? false }
    var places: [String: Int] = [:]
    var once: [PictureResult] = []
    for result in results {
      if let place = places[result.picture] {
        if isIdentical(once[place]) { once[place] = result }
      } else {
        places[result.picture] = once.count
        once.append(result)
      }
    }
    return once
  }
}
