import Foundation
import LayoutComparison
import PictureComparison
import RasterCore
import RasterPNG
import SnapshotCore

/// A run that records into a folder: the work of processes that are killed or meet a full disk.
struct Recording {
  let root: URL

  init(_ root: URL) { self.root = root }

  /// A picture for each number, of some kilobytes: nothing in it repeats.
  static func picture(_ number: Int) -> LayoutPicture {
    var grain = UInt32(truncatingIfNeeded: number) &* 2_654_435_761 &+ 1
    let bitmap = Bitmap(width: 48, height: 32) { pixels in
      for index in pixels.indices {
        grain = grain &* 1_664_525 &+ 1_013_904_223
        pixels[index] = 0xFF00_0000 | grain >> 8
      }
    }
    return LayoutPicture(bitmap, scale: 1, fingerprints: Fingerprints(rasteriser: "1"))
  }

  /// Verifies the picture of a number in a run of its own, or in that of a ledger.
  @discardableResult
  func verify(
    _ number: Int, _ mode: RecordMode, depth: VerificationLevel = .deep, as path: String,
    ledger: RunLedger? = nil
  ) throws -> Verdict {
    let verifier = Verifier(
      store: GoldenStore(root: root), mode: mode, depth: depth,
      ledger: ledger ?? RunLedger(base: root), environment: [:])
    return try verifier.verify(
      Self.picture(number), as: .picture(), named: try GoldenName(path: path), owner: "recording")
  }

  /// Begins to keep results.
  func recorder(inFolder name: String, run: String = "run") throws(FileError) -> RunRecorder {
    try RunRecorder(
      folder: ResultsFolder(root: root.appendingPathComponent(name)), base: root,
      identity: RunIdentity(run: run))
  }

  /// Takes the superuser's rights away from this process, if it has them.
  static func becomeNobody() {
    let nobody: uid_t = 65534
    if getuid() == 0 && (setgid(nobody) != 0 || setuid(nobody) != 0) {
      preconditionFailure("The superuser cannot become nobody.")
    }
  }
}
