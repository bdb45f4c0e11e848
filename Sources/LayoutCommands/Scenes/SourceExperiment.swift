import CommandLineKit
import Examples
import Foundation
import LayoutPreviews
import LayoutStage
import Porting
import PreviewTool

extension Option {
  static let sourceSeconds = Option(
    "seconds", takes: .number(1...3600),
    "for source, the time limit of a preview, 1 to 3600; 60 unless given")
}

/// An experiment on the previews of iOS source, run by a command that also takes scenes.
struct SourceExperiment {
  private let subject: PreviewOrigin
  private let request: PreviewRequest

  /// Reads the operands and options of a command; nil if the operands are scenes.
  ///
  /// If a gallery figure's name is also the path of a folder, the operand means the figure.
  init?(_ experiment: PreviewExperiment, _ invocation: Invocation) throws {
    let words = invocation.operands
    let isSource = {
      Gallery.figure(named: $0) == nil
        && (PreviewOperands.isSource($0) || PreviewOperands.isDocument($0))
    }
    let isOfProject = invocation.arguments.has(.project)
    // The tools of the MCP server that accept only scenes do not have the option for a project.
    let runsSource = isOfProject || words.contains(where: isSource) && !Self.takesScenesOnly
    guard runsSource else {
      if invocation.arguments.has(.sourceSeconds) {
        throw UsageError.inapplicableOption(
          .sourceSeconds, command: "\(invocation.command.name) of a scene")
      }
      return nil
    }
    let command = "\(invocation.command.name) of source"
    if !isOfProject, let scene = words.first(where: Self.isScene) {
      throw UsageError.unexpectedOperand(scene, command: command)
    }
    if invocation.arguments.has(.variant) {
      throw UsageError.inapplicableOption(.variant, command: command)
    }
    subject = try PreviewOrigin(invocation, command: command)
    var request = try Self.request(experiment, invocation.arguments, only: subject.name)
    request.documents = subject.documents
    self.request = request
  }

  /// Ports, compiles and runs the source.
  func run(on console: Console) throws -> ExitStatus {
    let build = try PreviewBuild(
      environment: console.environment, tools: PortTool.usualFolder)
    return try subject.run(build, request, on: console)
  }

  /// Whether this process runs as a server's tool for a client, for which operands are never
  /// source.
  private static var takesScenesOnly: Bool {
    Confinement.folder != nil
  }

  private static func isScene(_ operand: String) -> Bool {
    let isFile = FileManager.default.isFolder(operand) == false
    let isSource = operand.hasSuffix(".swift") || PreviewOperands.isDocument(operand)
    return Gallery.figure(named: operand) != nil || isFile && !isSource
  }

  private static func request(
    _ experiment: PreviewExperiment, _ arguments: Arguments, only name: String?
  ) throws -> PreviewRequest {
    let choices = try Choices(arguments)
    var request = PreviewRequest(output: try arguments.path(of: .output) ?? ".")
    request.experiment = experiment
    request.device = choices.device?.name
    request.isDark = choices.appearance == .dark
    request.only = name
    request.printsJSON = arguments.has(.json)
    request.seconds =
      try arguments.number(of: .sourceSeconds) ?? PreviewRequest.usualSeconds
    return request
  }
}
