import Foundation
import SnapshotCore

/// Everything that the page shows of one snapshot.
struct PagePart: Sendable {
  /// Data that the page loads on demand: its key, and its contents as JSON.
  struct Payload: Sendable {
    let key: String
    let json: String
  }

  /// A picture in a separate file.
  struct File: Sendable {
    let path: String
    let data: Data
  }

  let entry: PageEntry
  private(set) var payloads: [Payload]
  private(set) var files: [File]
  /// The picture shown if scripts are disabled, as HTML; nil if there is none.
  private(set) var still: String?

  /// Reads the files of a snapshot, whose number on the page is `id`.
  init(_ entry: ReportEntry, id: Int, isInline: Bool) {
    let isText = entry.record.name.pathExtension != "png"
    if isText {
      self = .text(entry, id: id)
    } else if let film = PageFilm(entry) {
      self = .film(film, of: entry, id: id, isInline: isInline)
    } else {
      self = .picture(entry, id: id, isInline: isInline)
    }
  }

  /// A copy without the data and pictures that were written to files.
  var withoutPayloads: PagePart {
    var part = self
    part.payloads = []
    part.files = []
    return part
  }

  private init(entry: PageEntry, payloads: [Payload], files: [File] = []) {
    self.entry = entry
    self.payloads = payloads
    self.files = files
  }

  private static func text(_ entry: ReportEntry, id: Int) -> PagePart {
    let text = PageText(
      expected: PageSide.data(.expected, of: entry), actual: PageSide.data(.actual, of: entry))
    return PagePart(
      entry: PageEntry(entry, id: id, kind: .text, pictures: .init()),
      payloads: [Payload(key: "details/\(id)", json: PageDetails(text: text).json)])
  }

  private static func film(
    _ film: PageFilm, of entry: ReportEntry, id: Int, isInline: Bool
  ) -> PagePart {
    let folder = isInline ? nil : "report-files/pictures/\(id)"
    var part = PagePart(
      entry: PageEntry(entry, id: id, film: film, folder: folder),
      payloads: isInline ? [Payload(key: "pixels/\(id)", json: film.bytes)] : [],
      files: folder.map { film.files(in: $0) } ?? [])
    part.still = film.still(of: entry, in: folder)
    return part
  }

  private static func picture(_ entry: ReportEntry, id: Int, isInline: Bool) -> PagePart {
    let pictures = PagePictures(entry)
    let payloads = [
      Payload(key: "details/\(id)", json: pictures.details.json),
      Payload(key: "pixels/\(id)", json: pictures.bytes(isInline: isInline)),
    ]
    let folder = isInline ? nil : "report-files/pictures/\(id)"
    return PagePart(
      entry: PageEntry(
        entry, id: id, kind: .picture, pictures: pictures, folder: folder),
      payloads: pictures.isEmpty ? [] : payloads,
      files: folder.map { pictures.files(in: $0) } ?? [])
  }
}
