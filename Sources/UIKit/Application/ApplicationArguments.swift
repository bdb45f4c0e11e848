import Foundation

/// The command-line arguments of a UIKit program run by this package.
struct ApplicationArguments: Equatable {
  /// The path of the PNG file for the window's picture; nil if no picture is requested.
  var output: String?
  /// Whether the device is rotated to landscape after the launch.
  var isLandscape = false

  /// The environment variable that sets `output` if no argument does.
  static let variable = "QUARTERTURN_OUTPUT"

  /// Parses the arguments after the program's name.
  ///
  /// - Throws: `ApplicationProblem` if an argument is unknown or the name of the file is missing,
  ///   or if the output is a folder or is in a folder that does not exist.
  init(_ words: [String], environment: [String: String] = [:]) throws(ApplicationProblem) {
    output = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
    var rest = words[...]
    while let word = rest.popFirst() { try read(word, &rest) }
    if let output { try Self.check(output) }
  }

  private mutating func read(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(ApplicationProblem) {
    switch word {
    case "--landscape": isLandscape = true
    case "--output":
      guard let file = rest.popFirst(), !file.isEmpty else { throw .missingFile }
      output = file
    case _ where word.hasPrefix("--output="):
      output = String(word.dropFirst("--output=".count))
      if output == "" { throw .missingFile }
    default: throw .unknown(word)
    }
  }

  private static func check(_ output: String) throws(ApplicationProblem) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: output, isDirectory: &isFolder), isFolder.boolValue {
      throw .isFolder(output)
    }
    let folder = URL(fileURLWithPath: output).deletingLastPathComponent().path
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { throw .noFolder(folder) }
  }
}

/// The reason why a program cannot run with its arguments.
enum ApplicationProblem: Error, Equatable, CustomStringConvertible {
  case unknown(String)
  case missingFile
  case isFolder(String)
  case noFolder(String)
  case unwritable(String)
  case notMade(String)

  /// The message for the user: the problem and its remedy.
  var description: String {
    switch self {
    case .unknown(let word):
      "there is no argument \"\(word)\"; the arguments are --output FILE and --landscape"
    case .missingFile: "--output needs the name of a PNG file"
    case .isFolder(let path): "cannot write \(path): it is a folder; name a PNG file in it"
    case .noFolder(let path): "cannot write into \(path): there is no such folder; make it first"
    case .unwritable(let reason): reason
    case .notMade(let name):
      "\(name) cannot be made: a delegate has to be an NSObject with an init() of its own"
    }
  }
}
