import Foundation
import LayoutComparison
import LayoutCore
import LayoutFixtures
import PictureComparison
import RasterCore
import RasterPNG
import SnapshotCore
import TestSupport
import Testing

/// A store in a folder of its own, and pictures to put there.
struct SnapshotFixture {
  let folder: TemporaryFolder
  let store: GoldenStore
  let name: GoldenName

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder.url)
    name = try GoldenName(chapter: "plants", figure: "markers", variant: "after")
  }

  /// The path of the store, as the records of runs contain it.
  var place: String { RunLedger(base: folder.url).path(of: store) }

  /// The file of the golden.
  var file: URL { store.location(of: name).url }

  /// A verifier with a ledger of its own: another run.
  func verifier(
    _ mode: RecordMode = .never, depth: VerificationLevel = .fast,
    environment: [String: String] = [:]
  ) -> Verifier {
    Verifier(
      store: store, mode: mode, depth: depth, ledger: RunLedger(base: folder.url),
      environment: environment)
  }

  /// Records a picture as the golden.
  func record(_ picture: LayoutPicture) throws {
    _ = try verifier(.all).verify(picture, as: .picture(), named: name, owner: "recording")
  }

  /// Verifies a picture in a run of its own.
  func verify(
    _ picture: LayoutPicture, _ mode: RecordMode = .never, depth: VerificationLevel = .fast,
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) throws -> Verdict {
    try verifier(mode, depth: depth).verify(
      picture, as: .picture(tolerance: tolerance, policy: policy), named: name, owner: "test")
  }
}

extension LayoutPicture {
  /// A picture of a flow layout: white, with a grey square for every cell.
  static func of(
    _ flow: FlowFixture, font: String = "4.0", rasteriser: String = "1",
    paint: (inout Bitmap) -> Void = { _ in }
  ) -> LayoutPicture {
    let layout = flow.layout
    let size = layout.pixels(of: layout.layout.viewport).size
    var bitmap = Bitmap.page(width: Int(size.width), height: Int(size.height))
    for element in layout.layout.elements { bitmap.fill(layout.pixels(of: element.frame)) }
    paint(&bitmap)
    let fonts = [Fingerprints.Font(name: "Inter", version: font, digest: "digest of \(font)")]
    return LayoutPicture(
      bitmap, scale: layout.scale, panes: [layout],
      fingerprints: Fingerprints(rasteriser: rasteriser, fonts: fonts))
  }

  /// A picture of a drawing, with the layout of a small flow: white, a grey square for every cell.
  static func drawn(
    _ flow: FlowFixture = FlowFixture(width: 90, height: 60),
    besides draw: (Canvas) -> Void = { _ in }
  ) -> LayoutPicture {
    let pane = flow.layout
    let size = pane.layout.viewport.size
    let drawing = Drawing { canvas in
      canvas.fill(CGRect(origin: .zero, size: size), with: .color(.white))
      for element in pane.layout.elements {
        canvas.fill(element.frame, with: .color(Color(white: 0.5)))
      }
      draw(canvas)
    }
    return LayoutPicture(
      drawing, size: size,
      metadata: GoldenMetadata(
        fingerprints: Fingerprints(rasteriser: Rasteriser.version), scale: pane.scale,
        panes: [pane]))
  }

  /// A small picture without a layout.
  static func small(_ rows: String...) -> LayoutPicture {
    var bitmap = Bitmap(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() {
        let level: UInt8 = character == "#" ? 0 : 255
        bitmap[x, y] = Pixel(red: level, green: level, blue: level)
      }
    }
    return LayoutPicture(bitmap, scale: 1, fingerprints: Fingerprints(rasteriser: "1"))
  }
}

extension Bitmap {
  fileprivate mutating func fill(_ rect: CGRect) {
    let rows = (Int(rect.minY)..<Int(rect.maxY)).clamped(to: 0..<height)
    let columns = (Int(rect.minX)..<Int(rect.maxX)).clamped(to: 0..<width)
    for y in rows {
      for x in columns { self[x, y] = Pixel(red: 128, green: 128, blue: 128) }
    }
  }
}

extension Verdict {
  /// The statements of a verdict that are not ignored, with their class.
  var words: [String] {
    statements.filter { $0.reaction != .ignore }.map { "\($0.changeClass): \($0.headline)" }
  }

  /// The verdict as text, without files.
  func message(acceptCommand: String? = nil, recordCommand: String? = nil) -> VerdictMessage {
    VerdictMessage(
      VerdictRecord(
        self, store: "", owner: "test", acceptCommand: acceptCommand,
        recordCommand: recordCommand))
  }
}
