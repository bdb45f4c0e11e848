import Foundation
import Porting

/// A call of the porting tool that makes closures of an app's views.
///
/// A closure is the part of the app that views need, with stubs for the rest, so that it compiles
/// alone.
struct ClosureTool {
  /// The request, which the tool reads from a file.
  struct Request: Codable {
    /// The Swift files of all modules of the app, nearest first.
    var files: [String]
    /// The groups of files whose views are shown, each as one program.
    var asked: [[String]]
    /// The folder in which each group gets a folder.
    var output: String
    /// The compiler, with the flags for finding modules.
    var compiler: [String]
    /// The arguments with which an object file is linked, before the program's path.
    var linking: [String]
    /// The path of the programs; each group's number is appended.
    var program: String
    /// The documents of Interface Builder.
    var documents: [String]
    /// The expressions that make objects of the app's classes, by the classes' names.
    var makings: [String: String] = [:]
    /// The app that is launched; nil if views are shown.
    var launch: Launched?
    /// The largest number of seconds for one group.
    var seconds: Double
    /// The folder in which the repairs of closures are kept for the next run; nil for none.
    var cache: String?
    /// The file that caches which names the modules declare or do not declare.
    var names: String
    /// The Swift files of the app's tests.
    var tests: [String] = []
    /// The JSON files with sample values of the app's models.
    var samples: [String] = []
    /// Whether the closures are kept in their folders.
    var keeps = false
    /// The files that have changed since the closures were kept; nil to make new closures.
    ///
    /// If a kept closure cannot be updated for these edits, there is no report on it.
    var edited: [String]?
  }

  /// An app that a program launches.
  struct Launched: Codable {
    var name: String
    /// The class of the delegate; nil if there is none.
    var delegate: String?
  }

  let tool: PortTool
  /// The folder for the request.
  let place: URL

  /// Makes the closures of a request.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - take: a closure called with each report as it arrives.
  /// - Returns: the tool's messages.
  /// - Throws: an error if the request cannot be written, or the tool cannot be started.
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

/// A report of the porting tool on one closure: whether it compiles, and which parts of it are
/// stubs.
struct ClosureReport: Codable {
  /// A function body that is not compiled as written.
  struct Cut: Codable, Hashable {
    var path: String
    var line: Int
    var name: String
    var why: String
    /// Whether the body is in one of the requested files.
    var isAsked: Bool
  }

  var asked: [String]
  /// The folder with the files to compile.
  var folder: String
  /// Whether the files compile.
  var hasProgram: Bool
  /// The path of the program that shows the closure's views; nil if none was made.
  var program: String?
  /// Whether the files compile with all bodies of the requested files as written.
  var isAsWritten: Bool
  /// The classes that the program shows.
  var views: [String]
  /// The names for which declarations were generated.
  var missing: [String]
  var cuts: [Cut]
  /// The number of lines in members of the app that were replaced by stubs (`stubs`), and of those
  /// that are as written (`written`).
  var stubs: Int
  var written: Int
  /// The stubs that the requested files name.
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

  /// The share of lines in the closure that are stubs, from 0 to 1.
  var stubbedShare: Double {
    stubs + written == 0 ? 0 : Double(stubs) / Double(stubs + written)
  }
}
