import Testing

/// The command contains Foundation's libraries, of which networking needs curl.
struct StaticLinkTests {
  @Test func `no target of the command imports Foundation's networking`() throws {
    let paths = try Repository.files(in: "Sources", ending: ".swift")
      .filter { !$0.contains("Porting/Tool/") }
    try #require(paths.count > 1_000)
    for path in paths {
      let text = try Repository.text(of: path)
      #expect(!text.contains("import FoundationNetworking"), "\(path)")
    }
  }
}
