package import CommandLineKit
import Foundation
import LayoutLaboratory
import LayoutPreviews
import LayoutStage
import LocalizedStrings
import Porting
import PreviewTool

extension Option {
  fileprivate static let explainCut = Option(
    "explain-cut", "with --project, print each body that is cut: file, line and reason")
  fileprivate static let turn = Option(
    "turn", "also draw it turned: the same instance, as when the device is rotated")
  fileprivate static let textSize = Option(
    "text-size", takes: .one(of: PreviewTextSize.allCases.map(\.rawValue), shownAs: "NAME"),
    "the text size that a person has chosen, such as extraLarge; large unless given")
  fileprivate static let direction = Option(
    "direction", takes: .one(of: PreviewDirection.allCases.map(\.rawValue)),
    "the reading direction; the language's unless given")
  fileprivate static let language = Option(
    "language", takes: "CODE", "the language of texts and direction, such as ar, pt-BR or bounded")
  fileprivate static let region = Option(
    "region", takes: "CODE",
    "the region of dates and numbers, such as BR; the language's unless given")
  fileprivate static let matrix = Option(
    "matrix", takes: "AXES",
    "one sheet with the problems in combinations of settings, such as language=de/ar,text,device")
  fileprivate static let watch = Option("watch", "draw again whenever a file changes")
  fileprivate static let seconds = Option(
    "seconds", takes: .number(1...3600), "the time limit of a preview, 1 to 3600; 60 unless given")
}

extension Command {
  package static let preview = Command(
    "preview", "FILE… | PACKAGE | DOCUMENT… | VIEW…",
    summary: "draw iOS source, nibs and storyboards",
    explanation: """
      FILE is a Swift file or a folder of them. PACKAGE is a folder with a Package.swift, whose targets
      are compiled as one, without its tests. DOCUMENT is a .xib or a .storyboard. Any other operand is
      the name of the only preview to draw.

      The source is ported, compiled against this build, and run. #Preview blocks are drawn; without one,
      every view, cell, controller and layout that can be made without arguments. A view with a size of
      its own is drawn alone, everything else on a device: an iPhone 16 unless another is named. A setting of one
      preview for its whole program, such as appearance(), does not reach the next. It prints each
      picture's path, the frames of everything in it, and the findings of lint. SwiftUI's previews and
      main.swift are left out, with a note. The name of a preview names its file.

      A package's sources find the resources of its targets by UIImage(named:) and in the bundle called module;
      with --language those of this language, which also sets the reading direction and Locale.current. Texts
      are found in .strings, .stringsdict and .xcstrings files. A pseudo-language changes the texts of another
      language (--language de+bounded) or of the development region: accented, longer, doubled, bounded,
      right-to-left, right-to-left-strings, and uppercase, which shows texts that are in no table in capitals.
      Files and folders find the resources of the project around them, such as asset catalogues, nibs and
      storyboards. A class that a document describes is drawn as the document describes it.

      With --matrix each preview is laid out with every combination of settings, and one sheet shows only
      what is clipped, overlaps, leaves the window or conflicts, each with the constraint to blame. AXES are
      separated by commas: language, text, direction, appearance, contrast, device. An axis may have values,
      of which the first is the usual one: --matrix language=de/ar/bounded,text=large/accessibilityLarge. Without
      values a language axis has the package's languages, longer and right-to-left.

      Of a document each view at its top level is drawn, or each scene on the device of its canvas. Its
      classes are compiled from the files of the project around it; UIKit's are drawn in place of those
      that do not compile.

      With --project the operands are views of an app: classes, or Swift files in it; the first few if there
      are none. Each is compiled as it is written, with what it draws with; other code of the app becomes
      stubs, and modules that are not here are stood in for. Nothing of the project is changed. With
      --launch the app itself is launched, to its first screen: its delegates run, and the main
      storyboard or scene of its Info.plist is shown, with the app's own controllers.

      Errors are the compiler's, at the file's own lines and columns, after a list of missing names. The
      files that compile without the others are drawn, and it ends with 1. If a preview stops itself, ends
      the process, or takes too long, the others are drawn, and it ends with 2; with --project only if
      no other way to make and fill the class is drawn. The source's own output goes to standard error.
      """,
    options: [
      .project, .launch, .explainCut,
      .device.described(
        "the device; an iPhone 16 unless given, a view with its own size is drawn alone"),
      .turn, .appearance, .contrast,
      .textSize, .direction, .language, .region, .matrix, .overlay,
      .sheet.described("all pictures on one, with their names"), .json, .watch, .seconds,
      .output.described("the folder for the pictures; \"previews\" unless given"),
    ],
    examples: [
      "quarterturn preview HerbCell.swift", "quarterturn preview Sources/Herbs Basil --turn",
      "quarterturn preview HerbCell.swift --appearance dark --json",
      "quarterturn preview ../herbs --sheet", "quarterturn preview Main.storyboard --sheet",
      "quarterturn preview ../herbs --matrix language,text,appearance",
      "quarterturn preview ../herbs --language ar --text-size accessibilityLarge",
      "quarterturn preview --project Shop.xcworkspace BasketCell --appearance dark",
      "quarterturn preview --project Shop.xcworkspace --launch",
    ]
  ) { try PreviewCommand($0, environment: $1.environment).run(on: $1) }
}

/// The `preview` command: draws the previews in a user's source.
struct PreviewCommand {
  private let subject: PreviewOrigin
  private let request: PreviewRequest
  private let environment: [String: String]
  private let tools: URL
  private let watches: Bool

  /// Reads the options, and separates the files from the name of a preview.
  init(
    _ invocation: Invocation, environment: [String: String], tools: URL = PortTool.usualFolder
  ) throws {
    let arguments = invocation.arguments
    let choices = try Choices(arguments)
    subject = try PreviewOrigin(invocation, command: "preview")
    let output = try arguments.path(of: .output) ?? "previews"
    var request = PreviewRequest(output: URL(fileURLWithPath: output).path)
    request.device = choices.device?.name
    request.turns = arguments.has(.turn)
    request.makesSheet = arguments.has(.sheet)
    request.isDark = choices.appearance == .dark
    request.hasHighContrast = choices.contrast == .high
    let (sizes, directions) = (PreviewTextSize.self, PreviewDirection.self)
    request.textSize = try Choices.values(of: .textSize, in: arguments, as: sizes).last
    request.direction = try Choices.values(of: .direction, in: arguments, as: directions).last
    request.language = try Self.language(arguments)
    request.matrix = try Self.matrix(arguments)
    request.overlays = arguments.values(of: .overlay).filter { $0 != "none" }
    request.only = subject.name
    request.documents = subject.documents
    request.printsJSON = arguments.has(.json)
    request.seconds =
      try arguments.number(of: .seconds) ?? PreviewRequest.usualSeconds
    self.request = request
    (self.environment, self.tools) = (environment, tools)
    watches = arguments.has(.watch)
  }

  private static func matrix(_ arguments: Arguments) throws(UsageError) -> String? {
    guard let text = arguments.value(of: .matrix) else { return nil }
    do throws(SettingAxesError) {
      _ = try SettingAxes(reading: text).combinations(on: Device.usual.configuration)
    } catch {
      throw .unknownValue(error.value ?? text, .matrix, choices: [error.expected], suggestion: nil)
    }
    return text
  }

  private static func language(_ arguments: Arguments) throws(UsageError) -> InterfaceLanguage? {
    let region = arguments.value(of: .region)
    if let region, InterfaceLanguage.region(region) == nil {
      throw .unknownValue(
        region, .region, choices: ["the code of a region, such as DE or BR"], suggestion: nil)
    }
    guard let code = arguments.value(of: .language) else {
      guard let region else { return nil }
      var language = InterfaceLanguage()
      language.region = InterfaceLanguage.region(region)
      return language
    }
    guard let language = InterfaceLanguage(code, region: region.flatMap(InterfaceLanguage.region))
    else {
      let names = PseudoLanguage.allCases.map(\.rawValue)
      throw .unknownValue(
        code, .language,
        choices: ["the code of a language, such as ar, de, pt-BR or zh-Hans"] + names,
        suggestion: NearestName.of(code, in: names))
    }
    return language
  }

  /// Draws once, or with `--watch` after each change until the process is ended.
  ///
  /// - Parameters:
  ///   - console: the console for progress notes, and for errors while the command watches.
  ///   - isOver: a closure that gets the number of drawings so far and returns whether to stop
  ///     watching. The closure is called only while the command watches.
  /// - Returns: the exit status of the last drawing; `unusable` if it threw an error.
  /// - Throws: an error such as `PreviewError` if nothing can be drawn.
  func run(
    on console: Console, until isOver: (Int) throws -> Bool = { _ in false }
  ) throws -> ExitStatus {
    let build = try PreviewBuild(environment: environment, tools: tools)
    var files = ChangingFiles(
      watches ? try subject.changingPaths() : [], hasResources: subject.hasResources,
      excluding: request.output)
    var status = ExitStatus.unusable
    do { status = try show(build, on: console) } catch let error as PreviewError {
      // While the command watches, the user can fix source that crashes, but not a missing build or
      // library.
      guard watches, error.isOfSource else { throw error }
      console.complain("\(error)")
    }
    var drawings = 1
    while watches, try !isOver(drawings) {
      Thread.sleep(forTimeInterval: 0.1)
      guard files.haveChanged() else { continue }
      // A file that is being saved may be missing for a moment.
      do { status = try show(build, on: console) } catch {
        status = .unusable
        console.complain("\(error)")
      }
      drawings += 1
    }
    return status
  }

  private func show(_ build: PreviewBuild, on console: Console) throws -> ExitStatus {
    try subject.run(build, request, on: console)
  }
}
