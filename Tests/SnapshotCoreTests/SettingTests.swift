import Foundation
import LayoutComparison
import LayoutCore
import LayoutFixtures
import PictureComparison
import SnapshotCore
import Testing

/// The golden's record of the settings around a layout.
@Suite struct SettingTests {
  @Test func `settings read back as they were written, in one order`() throws {
    let pane = Self.pane([
      .overlays: "none", .appearance: "dark", .textSize: "extra large",
      .direction: "right to left", .bars: "navigation bar “Books”", .safeArea: "top 64",
      .contentInset: "top 64, bottom 8",
    ])
    let json = pane.canonicalJSON
    #expect(
      json.contains(
        #""settings":{"appearance":"dark","textSize":"extra large","direction":"right to left","#
          + #""bars":"navigation bar “Books”","safeArea":"top 64","#
          + #""contentInset":"top 64, bottom 8","overlays":"none"},"#))
    #expect(try Self.read(json) == pane)
  }

  @Test func `a golden without settings knows of none`() throws {
    let json = Self.pane(nil).canonicalJSON
    #expect(!json.contains("settings"))
    #expect(try Self.read(json).layout.settings == nil)
  }

  @Test func `no setting that matters is not the same as nothing known`() throws {
    #expect(try Self.read(Self.pane([:]).canonicalJSON).layout.settings == [:])
  }

  @Test func `settings of a later version are passed over`() throws {
    let json = Self.pane([.bars: "none"]).canonicalJSON
      .replacing(#"{"bars""#, with: #"{"weather":[2],"bars""#)
    #expect(json.contains("weather"))
    #expect(try Self.read(json).layout.settings == [.bars: "none"])
  }

  @Test func `a setting that is no text is an error`() {
    let json = Self.pane([.bars: "none"]).canonicalJSON.replacing(#""none"}"#, with: "1}")
    #expect(throws: DecodingError.self) { try Self.read(json) }
  }

  @Test func `settings are told on one line, in their order`() {
    let settings: [LayoutRecord.Setting: String] = [.bars: "none", .textSize: "extra small"]
    #expect(settings.line == "text size extra small; bars none")
    #expect([LayoutRecord.Setting: String]().line.isEmpty)
  }

  @Test(arguments: LayoutRecord.Setting.allCases)
  func `the name of a setting in messages is in words`(_ setting: LayoutRecord.Setting) {
    #expect(setting.words == setting.words.lowercased())
    #expect(setting.words.replacing(" ", with: "") == setting.rawValue.lowercased())
  }

  private static func pane(_ settings: [LayoutRecord.Setting: String]?) -> RecordedLayout {
    var layout = LayoutRecord(
      contentSize: CGSize(width: 320, height: 480),
      viewport: CGRect(x: 0, y: 0, width: 320, height: 480))
    layout.settings = settings
    return RecordedLayout(device: "iPhone SE", orientation: .portrait, scale: 2, layout: layout)
  }

  private static func read(_ json: String) throws -> RecordedLayout {
    try JSONDecoder().decode(RecordedLayout.self, from: Data(json.utf8))
  }
}

/// Goldens that were recorded before there were settings, and goldens without pictures.
@Suite struct SettingsOfGoldensTests {
  private let flow = FlowFixture(sections: [[.init(), .init()]])

  private func picture(_ settings: [LayoutRecord.Setting: String]?) -> LayoutPicture {
    var picture = LayoutPicture.of(flow)
    var layout = flow.layout.layout
    layout.settings = settings
    picture.metadata = GoldenMetadata(
      fingerprints: picture.metadata.fingerprints, scale: picture.metadata.scale,
      panes: [flow.layout.showing(layout)])
    return picture
  }

  @Test(arguments: [VerificationLevel.fast, .deep])
  func `a golden that knows no settings agrees with the same picture`(_ depth: VerificationLevel)
    throws
  {
    let fixture = try SnapshotFixture()
    try fixture.record(picture(nil))
    let verdict = try fixture.verify(picture([.appearance: "dark", .bars: "none"]), depth: depth)
    guard case .same(let match) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(match.warnings.isEmpty)
  }

  @Test func `a golden with settings agrees by its stamp`() throws {
    let fixture = try SnapshotFixture()
    try fixture.record(picture([.appearance: "dark", .bars: "none"]))
    let verdict = try fixture.verify(picture([.bars: "none", .appearance: "dark"]))
    guard case .same(let match) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(match.proof == .stamp)
  }

  @Test func `a layout without its picture does not know the settings that move nothing`() throws {
    let fixture = try SnapshotFixture()
    let told = picture([.appearance: "dark", .textSize: "small", .overlays: "index"])
    let data = try Snapshot.layouts().format.encode(
      told.metadata.panes, fixture.store.location(of: fixture.name))
    let golden = try JSONDecoder().decode([RecordedLayout].self, from: data)
    #expect(golden.map(\.layout.settings) == [[.textSize: "small"]])
    let dark = picture([.appearance: "light", .textSize: "small", .overlays: "none"])
    guard case .same = Snapshot.layouts().format.examine(data, dark.metadata.panes, .deep) else {
      Issue.record("a layout does not depend on what is drawn")
      return
    }
  }
}
