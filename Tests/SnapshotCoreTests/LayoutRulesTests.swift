import Foundation
import LayoutCore
import LayoutFixtures
import Testing

@testable import LayoutComparison
@testable import SnapshotCore

@Suite struct LayoutRulesTests {
  private let sound = FlowFixture(width: 320, height: 200)

  /// Returns the message about a flow layout that agrees with its golden.
  private func message(_ flow: FlowFixture, _ rules: LayoutRules) throws -> [String] {
    let fixture = try SnapshotFixture()
    try fixture.record(.of(flow))
    do throws(SnapshotError) {
      _ = try fixture.verifier().verify(
        .of(flow), as: .picture().requiring(rules), named: fixture.name, owner: "test")
      return []
    } catch {
      return error.description.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
    }
  }

  private func objections(_ rules: LayoutRules, _ frames: CGRect...) throws -> [String] {
    let layout = RecordedLayout(
      device: "iPhone", orientation: .portrait, scale: 2,
      layout: LayoutRecord(
        scrollAxis: .vertical, contentSize: CGSize(width: 320, height: 200),
        viewport: CGRect(x: 0, y: 0, width: 320, height: 200),
        elements: frames.enumerated().map {
          LayoutRecord.Element(indexPath: .init(0, $0.offset), frame: $0.element)
        }))
    let fixture = try SnapshotFixture()
    do throws(SnapshotError) {
      _ = try fixture.verifier(.all).verify(
        [layout], as: .layouts().requiring(rules), named: fixture.name, owner: "test")
      return []
    } catch {
      return error.description.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
    }
  }

  @Test func `a flow layout keeps all rules`() throws {
    #expect(try message(sound, .all).isEmpty)
  }

  @Test func `cells that overlap are an error though the golden agrees`() throws {
    var flow = sound
    flow.interitemSpacing = -4
    flow.sections = [[FlowFixture.Item](repeating: .init(), count: 3)]
    #expect(
      try message(flow, .separateCells) == [
        "cell [0,0] and cell [0,1] overlap by 4×40", "cell [0,1] and cell [0,2] overlap by 4×40",
      ])
    #expect(try message(flow, []).isEmpty)
  }

  @Test func `cells of ten thousand in one row are compared with their neighbours only`() throws {
    let cells = (0..<10_000).map { number in
      LayoutRecord.Element(
        indexPath: .init(0, number),
        frame: CGRect(x: Double(number) * 10, y: 0, width: number == 5000 ? 12 : 8, height: 8))
    }
    let layout = RecordedLayout(
      device: "iPhone", orientation: .portrait, scale: 2,
      layout: LayoutRecord(
        scrollAxis: .horizontal, contentSize: CGSize(width: 100_000, height: 8), viewport: .zero,
        elements: cells))
    var words: [String] = []
    let time = ContinuousClock().measure { words = layout.objections(by: .separateCells) }
    #expect(words == ["cell [0,5000] and cell [0,5001] overlap by 2×8"])
    // Work proportional to the square of the number took twelve seconds.
    #expect(time < .seconds(4))
  }

  @Test func `cells that touch do not overlap`() throws {
    let words = try objections(
      .separateCells, CGRect(x: 0, y: 0, width: 10, height: 10),
      CGRect(x: 10, y: 0, width: 10, height: 10), CGRect(x: 0, y: 10, width: 20, height: 10))
    #expect(words.isEmpty)
  }

  @Test func `a cell beyond the content is an error`() throws {
    #expect(
      try objections(.insideContent, CGRect(x: -8, y: 190, width: 20, height: 20)) == [
        "cell [0,0] is outside the content: 8 left, 10 bottom"
      ])
  }

  @Test func `a frame that is no number is an error`() throws {
    #expect(
      try objections(.all, CGRect(x: CGFloat.nan, y: 0, width: 20, height: 20)) == [
        "cell [0,0] has the frame nan,0 20×20"
      ])
  }

  @Test func `a frame between pixels is an error`() throws {
    #expect(
      try objections(.wholePixels, CGRect(x: 0.25, y: 0, width: 20, height: 20)) == [
        "cell [0,0] is between pixels: 0.25,0 20×20 at scale 2"
      ])
    #expect(
      try objections(.wholePixels, CGRect(x: 0.5, y: 0, width: 20, height: 20)).isEmpty)
  }

  @Test func `a pile of cells is told in ten lines`() throws {
    var flow = sound
    flow.lineSpacing = -40
    flow.sections = [[FlowFixture.Item](repeating: .init(), count: 15)]
    let message = try message(flow, .separateCells)
    #expect(message.count == 11)
    #expect(message.last == "and 20 more lines")
  }

  @Test func `what breaks a rule is not recorded`() throws {
    let fixture = try SnapshotFixture()
    var flow = sound
    flow.interitemSpacing = -4
    #expect(throws: SnapshotError.self) {
      try fixture.verifier(.all).verify(
        .of(flow), as: .picture().requiring(.separateCells), named: fixture.name, owner: "test")
    }
    #expect(fixture.store.names().isEmpty)
  }
}
