import CommandLineKit
import Foundation
import LayoutPreviews
import PreviewTool

extension Option {
  static let project = Option(
    "project", takes: "PATH",
    "an Xcode project, a workspace or an app's folder, of which the operands are views")
  static let launch = Option(
    "launch", "with --project, launch the app, or the one whose target the operand names")
}

/// The source that a command previews: files, or views of an app.
struct PreviewOrigin {
  private enum Kind {
    case files(PreviewSources)
    case project(ProjectPreviews)
  }

  private let kind: Kind
  /// The name of the only preview; nil for all.
  let name: String?
  /// The paths of documents of Interface Builder.
  let documents: [String]

  /// Reads the operands, and the option for a project.
  init(_ invocation: Invocation, command: String) throws {
    guard let path = try invocation.arguments.path(of: .project) else {
      let operands = try PreviewOperands(invocation.operands, command: command)
      (kind, name) = (.files(operands.sources), operands.name)
      documents = operands.documents.map { URL(fileURLWithPath: $0).path }
      return
    }
    let names = Set(invocation.arguments.choices.map(\.option.name))
    let explains = names.contains("explain-cut")
    (name, documents) = (nil, [])
    if names.contains("launch") {
      if invocation.operands.count > 1 {
        throw UsageError.extraOperand(
          invocation.operands[1], command: "\(command) --launch", takes: "one name")
      }
      kind = .project(
        ProjectPreviews(
          of: path, launching: invocation.operands.first, explainsCuts: explains))
      return
    }
    kind = .project(
      ProjectPreviews(of: path, named: invocation.operands, explainsCuts: explains))
  }

  /// Returns the paths of the files and folders that are watched for changes.
  ///
  /// - Throws: an error if a project cannot be read.
  func changingPaths() throws -> [String] {
    switch kind {
    case .files(let sources):
      sources.paths + documents + sources.packages.map { "\($0)/Package.swift" }
    case .project(let previews): try previews.paths()
    }
  }

  /// Whether the source contains packages, whose resources are watched for changes too.
  var hasResources: Bool {
    guard case .files(let sources) = kind else { return false }
    return !sources.packages.isEmpty
  }

  /// Compiles the source and runs a request.
  func run(
    _ build: PreviewBuild, _ request: PreviewRequest, on console: Console
  ) throws -> ExitStatus {
    switch kind {
    case .files(let sources): try build.run(sources, request, on: console)
    case .project(let previews): try previews.run(build, request, on: console)
    }
  }
}
