import Foundation
import TestSupport
import Testing

@testable import LayoutPreviews

@Suite(.programs) struct OptimisedPreviewTests {
  /// A ported file to which the rest of the program does not refer.
  private static let ported = """
    internal import UIKit

    final class HerbView: UIView {}

    private enum QuarterturnPreview0: UIKit.PreviewRegistry { static let fileID = #fileID; \
    static let filePath: StaticString = #filePath; static let line = 5; static let column = 1; \
    @MainActor static func makePreview() -> UIKit.Preview { UIKit.Preview("Basil") {
      HerbView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    } } }; public func quarterturnPreview0_Herb() -> Any.Type { QuarterturnPreview0.self }
    """

  private static let main = """
    import LayoutPreviews

    MainActor.assumeIsolated { PreviewProgram.run() }
    """

  @Test func `blocks are found in an optimised program, in which nobody names them`() throws {
    let folder = try TemporaryFolder()
    let files = [("Herb.swift", Self.ported), ("main.swift", Self.main)]
    for (name, text) in files { try Data(text.utf8).write(to: folder.file(name)) }
    let program = try ClientProgram(
      files.map { folder.file($0.0) }, to: folder.file("previews"),
      flags: ["-O", "-Xlinker", "--gc-sections"])
    var request = PreviewRequest(output: folder.url.path)
    request.printsJSON = true
    let words = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    let run = try program.run([words], environment: [:])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.isEmpty)
    let report = try #require(PreviewReport(of: folder.file("previews")))
    #expect(report.text.contains("\"Basil\"") && report.errors.isEmpty)
    #expect(folder.names.contains("Basil.portrait.png"))
  }
}
