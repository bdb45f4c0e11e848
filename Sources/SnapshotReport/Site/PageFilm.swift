import Foundation
import RasterCore
import RasterPNG
import SnapshotCore

/// The films (sequences of pictures) of a snapshot as single frames, because a page cannot play two
/// animations synchronously.
struct PageFilm {
  /// One frame of the expected film, the actual film or the difference.
  struct Frame {
    /// The time at which the frame is shown, in milliseconds.
    let time: Double
    /// The duration for which the frame is shown, in milliseconds.
    let hold: Double
    let phase: String?
    let bitmap: Bitmap
    /// Whether the frame differs from the golden's frame at the same time.
    var isDifferent = false
  }

  private let sides: [(role: Artifact.Role, frames: [Frame])]
  private let scale: Double
  private let panes: Data?

  /// Reads the films of a snapshot; nil if the snapshot has none, or none can be read.
  init?(_ entry: ReportEntry) {
    let data = [Artifact.Role.expected, .actual].map { PageSide.data($0, of: entry) }
    // The bytes are checked first, so that still pictures are not decoded unnecessarily.
    guard data.contains(where: { $0.map(FilmFile.isFilm) == true }) else { return nil }
    let files = data.map { $0.flatMap { try? FilmFile($0, name: "film") } }
    let expected = files[0].map(Self.frames) ?? []
    var actual = files[1].map(Self.frames) ?? []
    for index in actual.indices {
      let golden = expected.last { $0.time <= actual[index].time + 1e-3 }
      actual[index].isDifferent = golden.map { $0.bitmap != actual[index].bitmap } ?? false
    }
    let sides = [(Artifact.Role.expected, expected), (.actual, actual)].filter { !$1.isEmpty }
    guard !sides.isEmpty else { return nil }
    let difference = Self.difference(PageSide.data(.difference, of: entry), times: actual)
    self.sides = sides + (difference.isEmpty ? [] : [(.difference, difference)])
    scale = (files[1] ?? files[0])?.metadata?.scale ?? 1
    panes = PageSide.data(.panes, of: entry)
  }

  private static func frames(_ file: FilmFile) -> [Frame] {
    var elapsed = 0.0
    return file.animation.frames.enumerated().map { index, frame in
      let note = file.metadata?.notes[index]
      defer { elapsed += frame.delay.seconds }
      // Times are rounded to whole microseconds, so that equal times of two films are equal on the
      // page.
      return Frame(
        time: ((note?.time ?? elapsed) * 1e6).rounded() / 1e3, hold: frame.delay.seconds * 1e3,
        phase: note?.phase, bitmap: frame.bitmap)
    }
  }

  /// Returns the frames of the difference; empty unless it can be read and has a frame for each
  /// frame of the actual film.
  private static func difference(_ data: Data?, times: [Frame]) -> [Frame] {
    guard let data, let film = try? PNG.decodeAnimation(data), film.frames.count == times.count
    else { return [] }
    return zip(film.frames, times).map { frame, time in
      Frame(time: time.time, hold: time.hold, phase: time.phase, bitmap: frame.bitmap)
    }
  }
}

extension PageFilm {
  /// The frame that is shown first: the actual film's first different frame, or its first frame if
  /// none differs.
  private var first: Frame? {
    let actual = sides.first { $0.role == .actual } ?? sides.first
    return actual?.frames.first(where: \.isDifferent) ?? actual?.frames.first
  }

  /// Returns the page's data on the films; `folder` is nil if the frames are embedded in the page.
  func films(in folder: String?) -> PageEntry.Film {
    let frames = sides.map { role, frames in
      (
        role.rawValue,
        frames.enumerated().map { index, frame in
          PageEntry.Film.Frame(
            time: frame.time, hold: frame.hold, phase: frame.phase,
            isDifferent: frame.isDifferent,
            path: folder.map { Self.path(role, index, in: $0) })
        }
      )
    }
    return PageEntry.Film(
      first: first?.time ?? 0, frames: Dictionary(frames) { first, _ in first })
  }

  /// Returns the frame of the expected film, the actual film or the difference at the time that is
  /// shown first; nil if there is no such film.
  func picture(_ role: Artifact.Role, in folder: String?) -> PageEntry.Picture? {
    guard let frames = sides.first(where: { $0.role == role })?.frames, let time = first?.time
    else { return nil }
    let index = frames.lastIndex { $0.time <= time } ?? 0
    return PageEntry.Picture(
      path: folder.map { Self.path(role, index, in: $0) }, width: frames[index].bitmap.width,
      height: frames[index].bitmap.height)
  }

  /// Returns the frames as files in a folder, and the picture that is shown if scripts are
  /// disabled.
  func files(in folder: String) -> [PagePart.File] {
    let frames = sides.flatMap { role, frames in
      frames.enumerated().compactMap { index, frame in
        (try? PNG.encode(frame.bitmap)).map {
          PagePart.File(path: Self.path(role, index, in: folder), data: $0)
        }
      }
    }
    return frames + (panes.map { [.init(path: "\(folder)/panes.png", data: $0)] } ?? [])
  }

  /// The bytes of the frames as JSON, for a page that is a single file.
  var bytes: String {
    var bytes: [String: [String]] = [:]
    for (role, frames) in sides {
      bytes[role.rawValue] = frames.map { frame in
        (try? PNG.encode(frame.bitmap))?.base64EncodedString() ?? ""
      }
    }
    return PageJSON.text(bytes)
  }

  /// Returns the picture shown if scripts are disabled, as HTML; nil if there is no picture with
  /// expected, difference and actual side by side.
  func still(of entry: ReportEntry, in folder: String?) -> String? {
    guard let panes else { return nil }
    let source =
      folder.map { "\($0)/panes.png" }
      ?? "data:image/png;base64,\(panes.base64EncodedString())"
    let words = VerdictMessage(entry.record, in: entry.results).lines.prefix(2)
      .joined(separator: ": ")
    return """
      <figure class="still"><figcaption>\(PageDocument.escaped(words))</figcaption>\
      <img src="\(PageDocument.escaped(source))" alt="Expected, difference and actual"></figure>
      """
  }

  /// The size that contains the frames of both films, in pixels.
  var size: (width: Int, height: Int) {
    let bitmaps = sides.flatMap(\.frames).map(\.bitmap)
    return (bitmaps.map(\.width).max() ?? 0, bitmaps.map(\.height).max() ?? 0)
  }

  /// The number of pixels per point; 1 if the films record none between 0 and 100.
  var pixelsPerPoint: Double { scale > 0 && scale < 100 ? scale : 1 }

  private static func path(_ role: Artifact.Role, _ index: Int, in folder: String) -> String {
    "\(folder)/\(role.rawValue)/\(index + 1).png"
  }
}
