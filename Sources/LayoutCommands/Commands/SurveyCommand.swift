package import CommandLineKit
import Foundation
import Porting
import PreviewTool

extension Option {
  fileprivate static let views = Option(
    "views", takes: .number(1...100_000),
    "the number of view files of each app, evenly spread; all unless given")
  fileprivate static let sampleSeed = Option(
    "seed", takes: .number(0...1_000_000_000),
    "a number by which the view files are chosen at random instead")
  fileprivate static let closureSeconds = Option(
    "seconds", takes: .number(1...3600), "the time limit of a view file, 1 to 3600; 60 unless given"
  )
  fileprivate static let surveyOutput = Option.output.described(
    "the folder for pictures and results, from which an interrupted survey goes on; \"survey\" unless given"
  )
}

extension Command {
  package static let survey = Command(
    "survey", "FOLDER…",
    summary: "count the views of apps that can be compiled and drawn here",
    explanation: """
      FOLDER is an app's folder, as preview --project takes it. A view file declares a class below UIKit's
      views and controllers, and is no test. Of each file the closure is made; it is compiled if all of its
      own bodies are compiled as they are written, and drawn if a class of it has text, an image, a control
      or a drawing of its own: backgrounds and labelled boxes do not count. The table has a line for each
      app, the reasons for the other files, and the share of lines in sight that are stubs.
      """,
    options: [.views, .sampleSeed, .closureSeconds, .json, .surveyOutput],
    examples: [
      "quarterturn survey ../shop ../herbs",
      "quarterturn survey ../shop --views 20 --seed 7 --json",
    ]
  ) { invocation, console in
    let arguments = invocation.arguments
    if invocation.operands.isEmpty {
      throw UsageError.missingOperand("the folder of an app", command: "survey")
    }
    let output = try arguments.path(of: .surveyOutput) ?? "survey"
    var survey = Survey(output: URL(fileURLWithPath: output))
    survey.limit = try arguments.number(of: .views)
    survey.seed = try arguments.number(of: .sampleSeed)
    survey.seconds = try arguments.number(of: .closureSeconds) ?? 60
    let build = try PreviewBuild(
      environment: console.environment, tools: PortTool.usualFolder)
    let table = try survey.run(invocation.operands, build, on: console)
    console.print(arguments.has(.json) ? table.json : table.text)
    return .good
  }
}
