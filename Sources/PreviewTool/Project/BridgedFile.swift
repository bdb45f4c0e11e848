import Foundation
import XcodeProject

/// The file with stubs for the Objective-C declarations that a bridging header makes available to
/// an app's Swift files.
///
/// The porting tool reads the file like any other file of the app: the closure of a view (see
/// `ClosureTool`) contains the stubs that the view uses.
struct BridgedFile {
  let path: String
  private let source: String
  private let all: [BridgedDeclarations.Place]

  private static let name = "Objective-C"

  /// Makes the file, in a folder, with stubs for declarations; nil if there are no declarations.
  init?(_ declarations: BridgedDeclarations?, in folder: URL) {
    guard let declarations, let source = declarations.source else { return nil }
    (self.source, all) = (source, declarations.places)
    path = folder.appendingPathComponent("\(Self.name).swift").path
  }

  func write() throws { try Data(source.utf8).write(to: URL(fileURLWithPath: path)) }

  /// The stubs in the file, each at the header's line that declares it.
  var stubs: Stubs {
    let cuts = all.map {
      ClosureReport.Cut(
        path: $0.path, line: $0.line, name: $0.name,
        why: "Objective-C is not compiled; a stub replaces it", isAsked: false)
    }
    return Stubs(path: path, cuts: cuts)
  }

  /// The stubs of a file, stored with a `KeptProject`, so that later reports list them without
  /// reading the headers again.
  struct Stubs: Codable {
    /// The path of the file with the stubs.
    let path: String
    /// The stub of each declaration, at the line of the header that declares it.
    let cuts: [ClosureReport.Cut]

    /// Returns a report to which the Objective-C stubs that a view's closure (see `ClosureTool`)
    /// uses are added, as code that is not compiled as written.
    func named(in report: ClosureReport) -> ClosureReport {
      let used = BridgedFile.identifiers(in: report.folder)
      var report = report
      report.cuts.removeAll { $0.path == path }
      report.cuts += cuts.filter { used.contains($0.name) }
      return report
    }
  }

  /// Returns the identifiers in the file with the Objective-C stubs that a view uses, which is in
  /// the folder of the view's files; empty if there is no such file.
  fileprivate static func identifiers(in folder: String) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let file = names.first { $0.contains("-\(name).") && $0.hasSuffix(".swift") }
    guard let data = file.flatMap({ FileManager.default.contents(atPath: "\(folder)/\($0)") })
    else { return [] }
    let text = String(decoding: data, as: UTF8.self)
    return Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
