import Foundation
import SnapshotCore
import TestSupport
import Testing

/// Names that lead elsewhere, mean something else, or are two names on one machine and one on
/// another.
@Suite struct HostileNameTests {
  @Test(arguments: [
    "../../etc/passwd.png", "a/../../b.png", "/etc/passwd.png", "..png", "...png", "a/...png",
    "./a.png", "a/.png", "a.png/../../b.png", "a\u{0}.png", "~", "a\\..\\b.png", "C:a.png",
    "NUL.png", "con.png", "aux.after.png", "a/lpt1/b.png", "COM¹.png", "com0.png",
    "trailing dot..png", "trailing.", "a/trailing./b.png", "trailing space .png", " a.png",
    "a\u{202E}gnp.exe.png", "a\u{200F}b.png", "👩\u{200D}👧.png", "e\u{301}.png", "\u{212B}.png",
    "\u{FEFF}a.png", "a\nb.png", "a\u{1B}[2Jb.png", "a\u{85}b.png", "a\u{2028}b.png",
    String(repeating: "a", count: 300) + ".png", String(repeating: "é", count: 150) + ".png",
    String(repeating: "a", count: 300) + "/b.png", "", ".", "..", "/", "a//b.png", "$HOME.png",
  ])
  func `a name that is not the same everywhere is refused`(_ path: String) {
    #expect(throws: GoldenNameError.self) { try GoldenName(path: path) }
  }

  @Test(arguments: [
    "emoji 😀.png", "עברית/שורה.png", "日本語.before.png", "naïve café.png", "a'b (½).png",
    "-rf.png", "#1 & 2; 3.png",
  ])
  func `a name that is only unusual is written, listed and read`(_ path: String) throws {
    let name = try GoldenName(path: path)
    let fixture = try SnapshotFixture()
    let recording = Recording(fixture.folder.url)
    try recording.verify(0, .all, as: path)
    #expect(fixture.store.names() == [name])
    #expect(try recording.verify(0, .never, as: path).passes)
  }

  @Test(arguments: [
    ("a/b.png", "A/b.png"), ("a/b.png", "a/B.png"), ("straße.png", "STRASSE.png"),
    ("ς.png", "σ.png"), ("ſ.png", "s.png"), ("é.png", "É.png"),
  ])
  func `twins that one machine takes for one file are refused`(
    _ first: String, _ second: String
  ) throws {
    let fixture = try SnapshotFixture()
    let recording = Recording(fixture.folder.url)
    try recording.verify(0, .all, as: first)
    let error = #expect(throws: SnapshotError.self) {
      try recording.verify(1, .all, as: second)
    }
    #expect(error?.description.hasSuffix("the same name on systems that ignore case") == true)
    #expect(try recording.verify(0, .never, as: first).passes)
  }

  #if os(Linux)
    @Test func `a file spelled with separate accents is a twin`() throws {
      let fixture = try SnapshotFixture()
      try Data().write(to: fixture.folder.file("e\u{301}.png"))
      #expect(throws: SnapshotError.self) {
        try Recording(fixture.folder.url).verify(0, .all, as: "\u{E9}.png")
      }
    }
  #endif

  @Test func `a name of the greatest length leaves room for its temporary file`() throws {
    let fixture = try SnapshotFixture()
    let path = String(repeating: "a", count: 196) + ".png"
    try Recording(fixture.folder.url).verify(0, .all, as: path)
    #expect(fixture.folder.names == [path])
  }
}
