import Foundation
import Measures

/// The command: draws the pictures of each project, prints the table, and compares its numbers with
/// the recorded ones.
@main struct Fidelity {
  private let options: Options
  private let places: Places
  private let list: ProjectList
  private var counts: Counts
  private var table = Table()
  private var falls: [String] = []

  static func main() {
    do throws(FidelityError) {
      var fidelity = try Fidelity(Options(Array(CommandLine.arguments.dropFirst())))
      exit(try fidelity.run() ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  private init(_ options: Options) throws(FidelityError) {
    self.options = options
    places = Places(sources: options.sources)
    list = try ProjectList(places.list)
    counts = try Counts(places.counts)
  }

  /// Runs all projects, and returns whether no number fell.
  private mutating func run() throws(FidelityError) -> Bool {
    let tool = try PortingTool(of: places.quarterturn, in: places.work)
    // Libraries that other projects need have no tests of their own here.
    let projects = list.projects.filter { !$0.hosts.isEmpty }
    for project in projects where options.only.map(project.name.contains) ?? true {
      if let absent = try absent(for: project) {
        table.add(project, notRun: "absent: \(absent)")
      } else {
        do throws(FidelityError) { try run(project, with: tool) } catch {
          print("\(project.name): \(error)\n")
          table.add(project, notRun: "see above")
          falls += counts.falls(of: project.name, to: [:])
        }
      }
    }
    print(table.text)
    if options.checks || options.records { falls.forEach { print($0) } }
    if options.records && falls.isEmpty { try counts.write() }
    return falls.isEmpty || !(options.checks || options.records)
  }

  /// Returns the first checkout that a project needs and that is not there.
  private func absent(for project: Project) throws(FidelityError) -> String? {
    let owners = project.targets.flatMap { $0.needs ?? [] }
      .compactMap { list.module($0, for: project)?.project }
    return ([project] + owners).first { !Folder(places.checkout(of: $0)).exists }?.name
  }

  private mutating func run(_ project: Project, with tool: PortingTool) throws(FidelityError) {
    let hosts = try ProjectRun(project: project, places: places, list: list, options: options)
      .run(with: tool)
    let recorded = project.pictures.flatMap { folder in
      Folder(places.checkout(of: project).appendingPathComponent(folder))
        .files(withExtension: "png")
    }.filter { project.isJudged($0.path) }
    table.add(project, recorded: recorded.count, hosts)
    report(hosts, of: project)
    let judged = hosts.flatMap(\.results).filter { project.isJudged($0.picture) }
    let numbers = Tally(judged).numbers
    falls += counts.falls(of: project.name, to: numbers)
    counts.take(numbers, of: project.name)
  }

  /// Prints the tests that crashed, and the pictures that were not compared.
  private func report(_ hosts: [ProjectRun.HostResults], of project: Project) {
    for host in hosts {
      for crash in host.crashes { print("\(project.name): the program ended in \(crash)") }
      let failures = Dictionary(grouping: host.results.filter { $0.failure != nil }) {
        $0.failure ?? ""
      }
      for (failure, results) in failures.sorted(by: { $0.key < $1.key }) {
        print("\(project.name): \(results.count) × \(failure), first \(results[0].picture)")
      }
    }
  }
}
