import Foundation
import RasterCore
import RasterPNG
import SnapshotCore

/// The films of one entry as single frames: a page cannot play two films in step.
struct PageFilm {
  /// One frame of a side.
  struct Frame {
    /// When it is shown, in milliseconds.
    let time: Double
    /// The time that it is shown, in milliseconds.
    let hold: Double
    let phase: String?
    let bitmap: Bitmap
    /// Whether it differs from the other side's frame at its time.
    var isDifferent = false
  }

  private let sides: [(role: Artifact.Role, frames: [Frame])]
  private let scale: Double
  private let panes: Data?

  /// Reads the films of an entry; nil if it has none.
  init?(_ entry: ReportEntry) {
    let data = [Artifact.Role.expected, .actual].map { PageSide.data($0, of: entry) }
    // The bytes are looked at before a picture is decoded for nothing.
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
      // In whole microseconds, so that equal times of two films are equal in the page.
      return Frame(
        time: ((note?.time ?? elapsed) * 1e6).rounded() / 1e3, hold: frame.delay.seconds * 1e3,
        phase: note?.phase, bitmap: frame.bitmap)
    }
  }

  /// The frames of the difference, which is in step with the film now.
  private static func difference(_ data: Data?, times: [Frame]) -> [Frame] {
    guard let data, let film = try? PNG.decodeAnimation(data), film.frames.count == times.count
    else { return [] }
    return zip(film.frames, times).map { frame, time in
      Frame(time: time.time, hold: time.hold, phase: time.phase, bitmap: frame.bitmap)
    }
  }
}

extension PageFilm {
  /// The frame that is shown first: of the film now the first that differs, of others the one at
  /// its time.
  private var first: Frame? {
    let actual = sides.first { $0.role == .actual } ?? sides.first
    return actual?.frames.first(where: \.isDifferent) ?? actual?.frames.first
  }

  /// Returns the page's first data on the films; the frames are in a folder or in the page.
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

  /// One side as a picture: the frame that is shown first.
  func picture(_ role: Artifact.Role, in folder: String?) -> PageEntry.Picture? {
    guard let frames = sides.first(where: { $0.role == role })?.frames, let time = first?.time
    else { return nil }
    let index = frames.lastIndex { $0.time <= time } ?? 0
    return PageEntry.Picture(
      path: folder.map { Self.path(role, index, in: $0) }, width: frames[index].bitmap.width,
      height: frames[index].bitmap.height)
  }

  /// The frames as files in a folder beside the page, and the picture that is shown without script.
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

  /// The frames' bytes as JSON, for a page that is one file.
  var bytes: String {
    var bytes: [String: [String]] = [:]
    for (role, frames) in sides {
      bytes[role.rawValue] = frames.map { frame in
        (try? PNG.encode(frame.bitmap))?.base64EncodedString() ?? ""
      }
    }
    return PageJSON.text(bytes)
  }

  /// Returns the picture for readers without script: the first frame that differs.
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

  /// The size of the larger film, in pixels.
  var size: (width: Int, height: Int) {
    let bitmaps = sides.flatMap(\.frames).map(\.bitmap)
    return (bitmaps.map(\.width).max() ?? 0, bitmaps.map(\.height).max() ?? 0)
  }

  /// Pixels per point; 1 if the films do not have it.
  var pixelsPerPoint: Double { scale > 0 && scale < 100 ? scale : 1 }

  private static func path(_ role: Artifact.Role, _ index: Int, in folder: String) -> String {
    "\(folder)/\(role.rawValue)/\(index + 1).png"
  }
}
