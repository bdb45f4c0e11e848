import FigureSnapshots
import Foundation
import LayoutStage
import SnapshotCore
import UIKit

extension Benchmark {
  /// Screens made, laid out, drawn, described and compared with their decoded goldens, as tests do
  /// on a build server.
  static let deepCheck = [
    Benchmark("deep", "a table of 100 views") { try checking("table") { TableScreen() } },
    Benchmark("deep", "a screen of 2,000 views") { try checking("cards") { CardScreen() } },
  ]

  private static func checking(
    _ word: String, _ screen: @escaping @MainActor @Sendable () -> UIViewController
  ) throws -> () -> Int {
    let folder = Checkout.scratch("deep")
    let name = try GoldenName(path: "\(word).png")
    func verifier(_ mode: RecordMode) -> Verifier {
      Verifier(
        store: GoldenStore(root: folder), mode: mode, depth: .deep,
        ledger: RunLedger(base: folder), environment: [:])
    }
    let (recorder, checker) = (verifier(.all), verifier(.never))
    _ = try MainActor.assumeIsolated { try verdict(of: screen(), by: recorder, name) }
    return {
      MainActor.assumeIsolated {
        do {
          guard case .same = try verdict(of: screen(), by: checker, name)
          else { unequal(word) }
          return 1
        } catch { unequal("\(error)") }
      }
    }
  }

  /// Ends the program: the time of a failing comparison would not be the one to measure.
  private static func unequal(_ words: String) -> Never {
    FileHandle.standardError.write(Data("not as its golden: \(words)\n".utf8))
    exit(1)
  }

  @MainActor private static func verdict(
    of screen: UIViewController, by verifier: Verifier, _ name: GoldenName
  ) throws -> Verdict {
    try verifier.verify(
      screen, as: .image(on: DeviceConfiguration(.iPhone7)), named: name, owner: "deep")
  }
}
