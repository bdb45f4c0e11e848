import Foundation
import LayoutComparison
import PictureComparison
import SnapshotCore

/// The pictures of one snapshot in the report.
struct PagePictures {
  private(set) var expected: PageSide?
  private(set) var actual: PageSide?
  private(set) var difference: Data?

  init() {}

  init(_ entry: ReportEntry) {
    expected = PageSide(picture: .expected, of: entry)
    actual = PageSide(picture: .actual, of: entry)
    difference = PageSide.data(.difference, of: entry)
  }

  var isEmpty: Bool { sides.isEmpty }
  /// The width of the wider picture, in pixels.
  var width: Int { sides.map(\.width).max() ?? 0 }
  /// The height of the taller picture, in pixels.
  var height: Int { sides.map(\.height).max() ?? 0 }
  var hasLayout: Bool { sides.contains { $0.metadata?.panes.isEmpty == false } }

  /// The number of pixels per point; 1 if the pictures record none between 0 and 100.
  var scale: Double {
    let scale = (actual ?? expected)?.metadata?.scale ?? 1
    return scale > 0 && scale < 100 ? scale : 1
  }

  var details: PageDetails {
    PageDetails(expected: expected?.metadata, actual: actual?.metadata)
  }

  /// Returns the bytes of the pictures as JSON.
  ///
  /// The difference is left out unless the page is a single file, because the page shows it from
  /// its file and does not read its pixels.
  func bytes(isInline: Bool) -> String {
    var bytes: [String: String] = [:]
    for file in named where isInline || file.role != .difference {
      bytes[file.role.rawValue] = file.data.base64EncodedString()
    }
    return PageJSON.text(bytes)
  }

  func files(in folder: String) -> [PagePart.File] {
    named.map { .init(path: "\(folder)/\($0.role.rawValue).png", data: $0.data) }
  }

  /// Returns the page's data on a picture; nil if the snapshot has no picture with this role.
  func picture(_ role: Artifact.Role, in folder: String?) -> PageEntry.Picture? {
    guard named.contains(where: { $0.role == role }) else { return nil }
    let side = role == .expected ? expected : role == .actual ? actual : nil
    return PageEntry.Picture(
      path: folder.map { "\($0)/\(role.rawValue).png" }, width: side?.width ?? width,
      height: side?.height ?? height)
  }

  private var sides: [PageSide] { [expected, actual].compactMap(\.self) }

  private var named: [(role: Artifact.Role, data: Data)] {
    let all: [(Artifact.Role, Data?)] = [
      (.expected, expected?.data), (.actual, actual?.data), (.difference, difference),
    ]
    return all.compactMap { role, data in data.map { (role, $0) } }
  }
}

extension PageEntry {
  /// Makes the page's data on pictures; `folder` is nil if they are embedded in the page.
  init(
    _ entry: ReportEntry, id: Int, kind: Kind, pictures: PagePictures, folder: String? = nil
  ) {
    self.init(
      entry, id: id, kind: kind, size: (pictures.width, pictures.height), scale: pictures.scale,
      hasLayout: pictures.hasLayout
    ) { pictures.picture($0, in: folder) }
  }

  /// Makes the page's data on films; `folder` is nil if their frames are embedded in the page.
  init(_ entry: ReportEntry, id: Int, film: PageFilm, folder: String?) {
    self.init(
      entry, id: id, kind: .film, size: film.size, scale: film.pixelsPerPoint, hasLayout: false
    ) { film.picture($0, in: folder) }
    self.film = film.films(in: folder)
  }

  private init(
    _ entry: ReportEntry, id: Int, kind: Kind, size: (width: Int, height: Int), scale: Double,
    hasLayout: Bool, picture: (Artifact.Role) -> Picture?
  ) {
    let record = entry.record
    let message = VerdictMessage(record, in: entry.results)
    let differs = !record.passes && record.pixels?.differingPixels != 0
    self.init(
      id: id, store: record.store, name: record.name.path, owner: record.owner,
      source: record.source, outcome: record.outcome, classes: record.classes,
      statements: record.statements.filter { $0.reaction != .ignore }.map(Words.init),
      message: message.lines,
      advice: message.advice, pixels: differs ? record.pixels : nil, digest: record.digest?.short,
      files: record.files, kind: kind,
      hasLayout: hasLayout, width: size.width, height: size.height,
      scale: scale, expected: picture(.expected),
      actual: picture(.actual), difference: picture(.difference))
  }
}
