import Foundation
import RasterCore
import RasterText
import TestSupport
import Testing

/// Only the bundled fonts are ever used: a machine with other fonts, or none, draws the same bytes.
@Suite struct OtherFontsTests {
  @Test func `a machine with other fonts draws the same bytes`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let machine = try OtherMachine(fonts: ["Inter-Regular.otf", "DejaVuSans.ttf", "Inter.ttc"])
      machine.draw { print("drawn \(Specimen.digest)") }
    }
    #expect(try words(of: result) == "drawn \(Specimen.digest)")
  }

  @Test func `a machine without fonts draws the same bytes`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let machine = try OtherMachine(fonts: [])
      machine.draw { print("drawn \(Specimen.digest)") }
    }
    #expect(try words(of: result) == "drawn \(Specimen.digest)")
  }

  private func words(of result: ExitTest.Result?) throws -> String {
    let output = try #require(result).standardOutputContent
    let text = String(decoding: output, as: UTF8.self)
    return text.split(separator: "\n").last { $0.hasPrefix("drawn ") }.map(String.init) ?? text
  }
}
