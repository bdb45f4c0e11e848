import Foundation
import Porting

/// A call of the porting tool that compiles views of an app together with the declarations that
/// they use.
///
/// The *closure* of a view is its source file and every declaration of the app that it uses,
/// directly or not. Most of these declarations are replaced by stubs, which return sample values,
/// so that the view can be compiled without the rest of the app.
struct ClosureTool {
  /// The request, which the tool reads from a file.
  struct Request: Codable {
    /// The Swift files of all modules of the app.
    var files: [String]
    /// The groups of view files; each group is compiled into a program.
    var asked: [[String]]
    /// The folder that contains a subfolder for each group.
    var output: String
    /// The path of the compiler and its arguments, with the folders of modules.
    var compiler: [String]
    /// The arguments with which an object file is linked, without the path of the program.
    var linking: [String]
    /// The path of the programs; each group's number is appended.
    var program: String
    /// The paths of the project's nibs and storyboards.
    var documents: [String]
    /// The expressions that make objects of the app's classes, keyed by the name of the class.
    var makings: [String: String] = [:]
    /// The app that is launched; nil if views are shown.
    var launch: Launched?
    /// The time limit for checks and repairs of a group, in seconds.
    var seconds: Double
    /// The folder in which the repairs that made the files compile are stored for the next run; nil
    /// for none.
    var cache: String?
    /// The file that stores which names the modules declare, so that later runs do not have to
    /// search.
    var names: String
    /// The Swift files of the app's tests.
    var tests: [String] = []
    /// The JSON files with sample values of the app's models.
    var samples: [String] = []
    /// Whether each group's files are stored in its folder for a run after an edit.
    var keeps = false
    /// The files that have changed since the last run; nil to make all groups again.
    ///
    /// If a stored group cannot be updated for these edits, all groups are made again.
    var edited: [String]?
    /// The places at which the program ended; the statements at these places are left out.
    var endings: [EndingPlace]?
    /// The source with the names of images and colours, which is one of the compiler's arguments;
    /// nil without catalogues.
    var symbols: Symbols?
  }

  /// The source with the names of the images and colours that an app's files use.
  struct Symbols: Codable {
    /// The path of the source.
    var file: String
    /// The paths of the catalogues.
    var catalogues: [String]
  }

  /// An app that a program launches.
  struct Launched: Codable {
    var name: String
    /// The name of the app delegate's class; nil if there is none.
    var delegate: String?
  }

  let tool: PortTool
  /// The folder in which the request is written.
  let place: URL

  /// Runs the porting tool with a request.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - take: a Swift closure that is called with the report on each group of views, as soon as
  ///     the tool prints it.
  /// - Returns: the tool's messages.
  /// - Throws: an error if the request cannot be written, or the tool cannot be started; or the
  ///   first error thrown by `take`.
  @discardableResult
  func run(_ request: Request, take: (ClosureReport) throws -> Void) throws -> String {
    let file = place.appendingPathComponent("closures.json")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try JSONEncoder().encode(request).write(to: file)
    var (line, messages) = (Data(), Data())
    var failure: (any Error)?
    let run = try ChildRun(tool.program, ["--closures", file.path], variables: [:]) {
      stream, data in
      guard stream == .output else { return messages.append(data) }
      line.append(data)
      while let end = line.firstIndex(of: UInt8(ascii: "\n")) {
        let report = ClosureReport(line[..<end])
        line = Data(line[(end + 1)...])
        guard let report, failure == nil else { continue }
        do { try take(report) } catch { failure = error }
      }
    }
    if let failure { throw failure }
    let text = String(decoding: messages, as: UTF8.self)
    return run.status == 0 ? text : text + "the porting tool ended with exit status \(run.status)\n"
  }
}

/// A report of the porting tool on a view's closure (see `ClosureTool`): whether it compiles, and
/// which function bodies were replaced by stubs.
struct ClosureReport: Codable {
  /// Code that is left out because it does not compile, or because an earlier program ended at it.
  struct Cut: Codable, Hashable {
    var path: String
    var line: Int
    var name: String
    var why: String
    /// Whether the code is in one of the previewed files.
    var isAsked: Bool
  }

  var asked: [String]
  /// Whether the view's files were stored by an earlier run, so that only files that depend on
  /// edits were compiled.
  var isKept: Bool?
  /// Whether statements at which earlier programs ended are left out; set by `ClosureMending`.
  var leavesOutEndings: Bool?
  /// The folder with the files to compile.
  var folder: String
  var hasProgram: Bool
  /// The path of the program that shows the views; nil if none was made.
  var program: String?
  /// Whether the files compile with all bodies of the previewed files as written.
  var isAsWritten: Bool
  /// The classes that the program shows, or the name of the app that it launches.
  var views: [String]
  /// The names that no available module declares and for which declarations were generated.
  var missing: [String]
  var cuts: [Cut]
  /// The number of lines in the app's members that were replaced by stubs.
  var stubs: Int
  /// The number of lines in the app's members that are compiled as written.
  var written: Int
  /// The stubs that the previewed files use, such as `Store.herbs`.
  var stubbed: [String]?
  var rounds: Int
  var seconds: Double
  /// The errors of the last check.
  var errors: [String]

  /// Reads a line of the tool's output; nil if the line is not a report.
  init?(_ line: Data) {
    guard let report = try? JSONDecoder().decode(ClosureReport.self, from: line) else { return nil }
    self = report
  }

  /// The share of lines in the app's members that are stubs, from 0 to 1.
  var stubbedShare: Double {
    stubs + written == 0 ? 0 : Double(stubs) / Double(stubs + written)
  }
}
