package import CommandLineKit
import Examples
import FigureSnapshots
import Foundation
import LayoutCore
import LayoutPreviews
import LayoutScenes
import LayoutStage
import RasterPNG
import SnapshotCore

extension Option {
  fileprivate static let frames = Option(
    "frames", takes: .number(3...99), "the number of frames in the strip, 3 to 99; 9 unless given")
  fileprivate static let fps = Option(
    "fps", takes: .number(1...120),
    "frames per second of the film, 1 to 120; 30 unless given")
  fileprivate static let scale = Option(
    "scale", takes: .number(1...4), "pixels per point, 1 to 4; 2 unless given")
  fileprivate static let filmOutput = Option.output.described(
    "the folder to write strips and films to; \".\" unless given")
}

extension Command {
  package static let film = Command(
    "film", "SCENE… | FILE…",
    summary: "turn the device and draw the turn: a strip and an animation",
    explanation: """
      NAME.strip.png has the device at even times of the turn, with the time of each frame, the views
      that were hidden or shown, and the calls since the frame before. Elements that flicker, as they
      are in sight during the turn and neither before nor after it, are named. NAME.film.png is the
      same turn as an animated PNG. Both carry the layouts that they show, for inspect and compare.
      SCENE is a scene file or a figure of the gallery; each of its controllers is filmed: its turn from
      the orientation at the start, or the last of those that "rotate" in the scene file lists.
      FILE is iOS source, as preview takes it, optionally with the name of one
      preview to film: each preview is filmed on a device, which a view fills.
      """,
    options: [
      .device, .variant, .appearance, .frames, .fps, .scale, .project, .sourceSeconds, .filmOutput,
    ],
    examples: [
      "quarterturn film carousel/smooth --variant \"iPhone 7\" --output films",
      "quarterturn film herbs.json --variant after --frames 5 --appearance dark",
      "quarterturn film swatches/rotate --fps 60 --scale 1",
      "quarterturn film GalleryViewController.swift Gallery --output films",
    ]
  ) { @MainActor invocation, console in
    let settings = try FilmSettings(invocation.arguments)
    if let source = try SourceExperiment(settings.experiment, invocation) {
      return try source.run(on: console)
    }
    return try FilmCommand(invocation, settings).run(on: console)
  }
}

/// The `film` command: films every variant of a figure on its device during a rotation.
@MainActor struct FilmCommand {
  private let films: [Film]
  private let output: OutputFolder
  private let scale: CGFloat

  /// Reads all scenes and options, so that mistakes are reported before anything is recorded.
  init(_ invocation: Invocation, _ settings: FilmSettings) throws {
    let arguments = invocation.arguments
    guard !invocation.operands.isEmpty else {
      throw UsageError.missingOperand(
        "a scene file (.json) \(SceneSource.nameOfFigure)", command: "film")
    }
    let choices = try Choices(arguments)
    scale = CGFloat(settings.scale)
    output = OutputFolder(path: try arguments.path(of: .output) ?? ".")
    films = try invocation.operands.flatMap { operand in
      try Self.films(of: operand, choices).map { film in
        var film = film
        (film.frames, film.framesPerSecond) = (settings.frames, settings.framesPerSecond)
        return film
      }
    }
  }

  /// Plans a film for each controller of a figure.
  ///
  /// The film shows the last rotation that the figure itself makes or, if it makes none, a rotation
  /// from the device's orientation at the start.
  private static func films(of operand: String, _ choices: Choices) throws -> [Film] {
    let figure = try SceneSource.figure(operand)
    let look = choices.appearance ?? figure.scene?.appearance ?? .light
    if case .scene(let scene) = figure { try choices.applied(to: scene).checkConstraints() }
    return try choices.applied(to: figure.controllers(in: look)).map { shown in
      var film = Film(lastTurnOf: shown, title: figure.title)
      // UIKit's warnings are suppressed, because the title of a carousel already describes its
      // problem.
      if case .carousel = figure { film.isQuiet = true }
      return film
    }
  }

  /// Records and draws all films, and prints the paths of the written files.
  func run(on console: Console) throws -> ExitStatus {
    try checkPathsDiffer()
    for film in films {
      try output.makeFolders(for: film.name)
      try output.checkIsNoLink(output.path(to: film.stripName))
      try output.checkIsNoLink(output.path(to: film.reelName))
    }
    let progress = ProgressLine(isShown: console.isWatched, console: console)
    var paths: [String] = []
    for (index, film) in films.enumerated() {
      progress.show("[\(index + 1)/\(films.count)] \(film.name)")
      paths += [try writeStrip(of: film), try writeReel(of: film)]
    }
    progress.clear()
    for path in paths { console.print(path) }
    return .good
  }

  private func writeStrip(of film: Film) throws -> String {
    let path = output.path(to: film.stripName)
    let picture = NamedPicture(film.stripName, film.strip().picture(), scale: scale)
    try PictureFile(picture, at: path, as: .png(isPlain: false)).write()
    return path
  }

  private func writeReel(of film: Film) throws -> String {
    let path = output.path(to: film.reelName)
    let frames = try LayoutFilm(film.reel(scale: scale), scale: scale)
    let data = try FilmFile.encode(frames, name: path)
    try WholeFile(URL(fileURLWithPath: path)).write(data, makingFolder: false, isLasting: false)
    return path
  }

  /// Throws an error if two films would be written to one file, even on a file system that ignores
  /// case.
  private func checkPathsDiffer() throws(OutputError) {
    var claimed: Set<String> = []
    for film in films where !claimed.insert(film.name.lowercased()).inserted {
      throw .claimedTwice(output.path(to: "\(film.name).…"))
    }
  }
}

/// The settings of a film: the number of frames in its strip, the frame rate of its animation, and
/// the scale of both.
struct FilmSettings {
  /// The number of frames in the strip.
  let frames: Int
  /// The number of frames per second of the animation.
  let framesPerSecond: Int
  /// The scale in pixels per point.
  let scale: Int

  /// Reads the options for frames, frame rate and scale.
  init(_ arguments: Arguments) throws(UsageError) {
    frames = try arguments.number(of: .frames) ?? 9
    framesPerSecond = try arguments.number(of: .fps) ?? 30
    scale = try arguments.number(of: .scale) ?? 2
  }

  /// The experiment that records a film of each preview with these settings.
  var experiment: PreviewExperiment {
    .film(frames: frames, framesPerSecond: framesPerSecond, scale: scale)
  }
}
