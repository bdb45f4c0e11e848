import CommandLineKit
import FigureSnapshots
import Foundation
import LayoutComparison
import LayoutCore
import LayoutScenes
import LayoutStage
import PictureComparison
import RasterPNG
import SnapshotCore

/// A comparison of a folder's figures with new drawings, and of its articles with its figures.
@MainActor struct FigureReview {
  /// The problems that were not fixed.
  private(set) var findings: [FigureFinding] = []
  /// The paths of the written files, for messages.
  private(set) var written: [String] = []

  private let folder: FigureFolder
  private let plans: [PlannedFigure?]
  /// Whether missing or stale figures are written.
  ///
  /// Otherwise they are reported as findings.
  private let writes: Bool
  /// The alternative texts of figures, keyed by the figures' names.
  private var words: [String: String] = [:]
  /// The paths of the figures' files, relative to the folder.
  private var files: Set<String> = []
  /// The alternative texts that figures' files contained before they were drawn again, keyed by the
  /// figures' names.
  private var formerWords: [String: String] = [:]

  /// Plans all figures, so that a mistake in one is reported before anything is written.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - writes: whether missing and stale files are written.
  ///   - drawings: figures in addition to those of the gallery, keyed by their names.
  /// - Throws: `SceneError` if a figure in the manifest is not valid.
  init(
    _ folder: FigureFolder, writes: Bool, drawings: [String: PlannedFigure.Drawing] = [:]
  ) throws {
    (self.folder, self.writes) = (folder, writes)
    plans = try folder.manifest.figures.map {
      try PlannedFigure($0, in: folder, drawings: drawings)
    }
  }

  /// Reviews all figures, and then the articles, which need the alternative texts of the figures.
  mutating func run() throws {
    for plan in plans { try plan?.checkConstraints() }
    for (entry, plan) in zip(folder.manifest.figures, plans) {
      words[entry.name] = entry.alternativeText
      if let golden = entry.golden {
        try reviewGolden("\(golden)", of: entry, plan)
        if folder.isCatalogue { try reviewCopies(of: "\(golden)", entry) }
      } else if let plan {
        for look in Appearance.allCases { try reviewFiles(of: plan, in: look) }
      }
      if folder.isCatalogue { findLeftovers(of: entry) }
    }
    for article in folder.articles { try review(article) }
  }

  private func advice(_ words: String) -> String {
    "\(CalledName.current.text) figures \(folder.path) \(words)"
  }

  private mutating func find(
    _ kind: FigureFinding.Kind, _ entry: FigureEntry, _ problem: String, _ advice: String
  ) {
    findings.append(
      FigureFinding(
        kind: kind, file: folder.manifestPath, position: entry.position, figure: entry.name,
        problem: problem, advice: advice))
  }

  private mutating func learn(_ shown: NamedPicture, of entry: FigureEntry) {
    if words[entry.name] == nil { words[entry.name] = shown.alternativeText }
  }
}

extension FigureReview {
  /// Whether a picture's file exists and has the pixels of the current drawing.
  private enum State { case fresh, absent, stale }

  /// Returns the state of a file.
  ///
  /// The file is fresh if its stamp matches the picture. Otherwise the pixels are compared, since
  /// another program may have compressed the file again.
  private static func state(of path: String, showing picture: LayoutPicture) throws -> State {
    guard let data = try WholeFile(URL(fileURLWithPath: path)).read() else { return .absent }
    if GoldenFile.claims(data, toBe: picture) { return .fresh }
    let file = try? GoldenFile(data, name: path)
    return file?.bitmap == picture.bitmap ? .fresh : .stale
  }

  /// Reviews the files of a figure in one appearance, all of which are drawn from one layout.
  private mutating func reviewFiles(of plan: PlannedFigure, in look: Appearance) throws {
    let shown = try plan.picture(in: look)
    if look == .light { learn(shown, of: plan.entry) }
    for file in FigureFile.files(of: plan.entry.name) where file.appearance == look {
      let path = folder.output.path(to: folder.file(file.name))
      files.insert(folder.file(file.name))
      let picture = try Self.picture(shown, at: path, scale: CGFloat(file.scale))
      let state = try Self.state(of: path, showing: picture)
      guard state != .fresh else { continue }
      if writes {
        try remember(path, of: plan.entry)
        try write(try GoldenFile.encode(picture, name: path), to: folder.file(file.name))
      } else {
        find(
          state == .absent ? .absent : .stale, plan.entry,
          "\(file.name) is "
            + (state == .absent ? "missing" : "stale: a new drawing of it is different"),
          advice("draws it"))
      }
    }
  }

  private static func picture(
    _ shown: NamedPicture, at path: String, scale: CGFloat
  ) throws(OutputError) -> LayoutPicture {
    do throws(PictureTooLarge) {
      return try LayoutPicture(shown.picture, scale: scale)
    } catch {
      throw .tooLarge(path, reason: "\(error)")
    }
  }

  /// Stores the alternative text of a file before the file is replaced.
  private mutating func remember(_ path: String, of entry: FigureEntry) throws {
    guard formerWords[entry.name] == nil,
      let data = try WholeFile(URL(fileURLWithPath: path)).read()
    else { return }
    let panes = (try? GoldenFile(data, name: path))?.metadata?.panes
    formerWords[entry.name] = panes.flatMap { AlternativeText(of: $0).words }
  }

  private mutating func write(_ data: Data, to file: String) throws {
    let path = folder.output.path(to: file)
    try folder.output.makeFolders(for: file)
    try folder.output.checkIsNoLink(path)
    try WholeFile(URL(fileURLWithPath: path)).write(data, makingFolder: false, isLasting: false)
    written.append(path)
  }
}

extension FigureReview {
  /// Reviews a golden and its dark version, if it has one.
  private mutating func reviewGolden(
    _ golden: String, of entry: FigureEntry, _ plan: PlannedFigure?
  ) throws {
    guard let plan else { return try reviewRecorded(golden, of: entry) }
    for look in Appearance.allCases {
      let path = folder.golden(FigureFile.goldenName(golden, in: look))
      if look == .dark, !FileManager.default.fileExists(atPath: path) { continue }
      let shown = try plan.picture(in: look)
      if look == .light { learn(shown, of: entry) }
      let picture = try Self.picture(shown, at: path, scale: shown.scale)
      switch try Self.state(of: path, showing: picture) {
      case .fresh: continue
      case .absent: findNoGolden(path, of: entry)
      case .stale:
        find(
          .stale, entry, "\(path) is stale: a new drawing of it is different",
          "run the test that compares it: it reports the change")
      }
    }
  }

  /// Reviews a golden that a test draws, and its dark version.
  ///
  /// Only the stamps in the files can be checked, since this command does not run the test.
  private mutating func reviewRecorded(_ golden: String, of entry: FigureEntry) throws {
    for look in Appearance.allCases {
      let path = folder.golden(FigureFile.goldenName(golden, in: look))
      if let data = try WholeFile(URL(fileURLWithPath: path)).read() {
        try reviewStamp(of: data, path, of: entry)
      } else if look == .light {
        findNoGolden(path, of: entry)
      }
    }
  }

  private mutating func reviewStamp(of data: Data, _ path: String, of entry: FigureEntry) throws {
    let file = try GoldenFile(data, name: path)
    if file.stamp != .genuine {
      find(
        .stale, entry, "\(path) is not as it was recorded: its stamp is \(file.stamp.rawValue)",
        "run the test that compares it, and record it again")
    }
    if words[entry.name] == nil, let panes = file.metadata?.panes {
      words[entry.name] = AlternativeText(of: panes).words
    }
  }

  /// Reviews the copies of a golden and its dark version.
  ///
  /// A catalogue needs copies, since it cannot refer to files outside it.
  private mutating func reviewCopies(of golden: String, _ entry: FigureEntry) throws {
    for look in Appearance.allCases {
      let path = folder.golden(FigureFile.goldenName(golden, in: look))
      guard let data = try WholeFile(URL(fileURLWithPath: path)).read() else { continue }
      let scale = try GoldenFile(data, name: path).metadata?.scale ?? 1
      guard let named = Int(exactly: scale), FigureFile.scales.contains(named) else {
        find(
          .absent, entry, "\(path) has \(scale) pixels per point; a catalogue knows 1, 2 and 3",
          "record it at one of these scales, or name another")
        continue
      }
      let file = FigureFile(figure: entry.name, appearance: look, scale: named)
      files.insert(folder.file(file.name))
      let copy = folder.output.path(to: folder.file(file.name))
      let former = try WholeFile(URL(fileURLWithPath: copy)).read()
      guard former != data else { continue }
      if writes {
        try remember(copy, of: entry)
        try write(data, to: folder.file(file.name))
      } else {
        find(
          former == nil ? .absent : .stale, entry,
          "\(file.name) is " + (former == nil ? "missing" : "stale: it differs from \(path)"),
          advice("copies it"))
      }
    }
  }

  /// Finds files with a figure's name that no longer belong to the figure, since a catalogue would
  /// still show them.
  private mutating func findLeftovers(of entry: FigureEntry) {
    for look in Appearance.allCases {
      for scale in FigureFile.scales {
        let file = FigureFile(figure: entry.name, appearance: look, scale: scale)
        let path = folder.output.path(to: folder.file(file.name))
        guard !files.contains(folder.file(file.name)), FileManager.default.fileExists(atPath: path)
        else { continue }
        find(.stale, entry, "\(file.name) is left over: the figure no longer uses it", "delete it")
      }
    }
  }

  private mutating func findNoGolden(_ path: String, of entry: FigureEntry) {
    find(.absent, entry, "the golden \(path) is missing", "record it, or name another")
  }
}

extension FigureReview {
  private mutating func review(_ article: Article) throws {
    var fills: [(picture: ArticlePicture, words: String)] = []
    for picture in article.pictures {
      if let words = reviewPlace(of: picture, in: article) { fills.append((picture, words)) }
    }
    guard !fills.isEmpty else { return }
    try article.write(fills)
    written.append(article.path)
  }

  /// Returns whether a description in an article may be replaced, because its author did not write
  /// it: the description is empty, or equal to the one that the file contained before the figure
  /// was drawn again.
  private func isOurs(_ picture: ArticlePicture, of entry: FigureEntry) -> Bool {
    picture.isMute || formerWords[entry.name].map(picture.escaped) == picture.words
  }

  /// Reviews a picture in an article, and returns the description to write if it needs one.
  private mutating func reviewPlace(
    of picture: ArticlePicture, in article: Article
  ) -> String? {
    switch picture.isElsewhere ? .file : folder.shown(by: picture, in: article) {
    case .figure(let entry):
      if writes, picture.needsWords, let words = words[entry.name],
        picture.escaped(words) != picture.words,
        isOurs(picture, of: entry)
      {
        return words
      }
      reviewWords(of: picture, in: article, words[entry.name])
    case .file: reviewWords(of: picture, in: article, nil)
    case .unnamedGolden:
      find(
        .unnamed, picture, article, "\(picture.place) is a golden that no figure names",
        "name it in \(folder.manifestPath), so that it is checked")
      reviewWords(of: picture, in: article, nil)
    case .unreachable(let name):
      find(
        .unreachable, picture, article,
        "\"\(picture.place)\" is a path, and a catalogue finds pictures by their names alone",
        name.map { "write \($0)" }
          ?? "put the file into \(folder.path), or name it as a golden in \(folder.manifestPath)")
    case .nothing(let suggestion):
      find(
        .unknown, picture, article,
        "no figure \"\(picture.place)\"" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? ""),
        "name it in \(folder.manifestPath), or put its file there")
    }
    return nil
  }

  private mutating func reviewWords(
    of picture: ArticlePicture, in article: Article, _ known: String?
  ) {
    guard picture.isMute else { return }
    find(
      .mute, picture, article, "\"\(picture.place)\" has no alternative text",
      known.map { advice("writes: \($0)") }
        ?? "write a description \(picture.form.placeOfWords); no layout gives one")
  }

  private mutating func find(
    _ kind: FigureFinding.Kind, _ picture: ArticlePicture, _ article: Article, _ problem: String,
    _ advice: String
  ) {
    findings.append(
      FigureFinding(
        kind: kind, file: article.path, position: picture.position, figure: picture.place,
        problem: problem, advice: advice))
  }
}
