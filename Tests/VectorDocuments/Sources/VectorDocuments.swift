import Foundation

/// A judge of PDF and SVG files: see README.md.
@main struct VectorDocuments {
  static func main() throws {
    let options = Options(Array(CommandLine.arguments.dropFirst()))
    guard !options.folder.isEmpty else { return print(Options.help) }
    let list = try DocumentList(options)
    let judge = DocumentJudge(
      folder: options.folder, levels: list.levels,
      pdf: PeerRenderer(isPDF: true, scale: options.scale, folder: options.peers),
      svg: PeerRenderer(isPDF: false, scale: options.scale, folder: options.peers))
    printMissing(judge)
    let collected = Collected(count: list.paths.count)
    DispatchQueue.concurrentPerform(iterations: list.paths.count) { index in
      let result = judge.judge(list.paths[index], keepsPictures: false)
      collected.store(result, at: index)
    }
    let report = JudgeReport(results: collected.results, worst: options.worst)
    report.write()
    if options.counts {
      let sources = options.sources ?? options.folder
      let apps = try AppList(options.apps, in: sources)
      let others =
        SymbolReport(apps).lines + CatalogueCount(apps).lines + TemplateCount(apps).lines
        + StringsCount(apps).lines
      print((["All counts:"] + report.summary + others).joined(separator: "\n"))
    }
    guard let folder = options.pictures else { return }
    // Pictures are drawn again for the few that are shown, because all would fill the memory.
    let worst = report.ordered.prefix(options.worst).map {
      judge.judge($0.path, keepsPictures: true)
    }
    for sheet in try ContactSheet.write(worst, to: folder) { print(sheet) }
  }

  private static func printMissing(_ judge: DocumentJudge) {
    if judge.pdf.program == nil { print("pdftocairo is not installed: PDF files are not compared") }
    if judge.svg.program == nil {
      print("rsvg-convert is not installed: SVG files are not compared")
    }
  }
}

/// The results that threads store.
private final class Collected: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [DocumentResult?]

  init(count: Int) { stored = Array(repeating: nil, count: count) }

  var results: [DocumentResult] { lock.withLock { stored.compactMap { $0 } } }

  func store(_ result: DocumentResult, at index: Int) { lock.withLock { stored[index] = result } }
}
