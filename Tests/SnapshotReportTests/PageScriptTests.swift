import Testing

@testable import SnapshotReport

@Suite struct PageScriptTests {
  /// The names that are declared at the margin, and so in the one scope that all scripts share.
  private let names = PageAssets().script.split(separator: "\n").compactMap { line in
    line.prefixMatch(of: #/(?:async )?(?:function\*?|const|let|var|class) (\w+)/#)
      .map { String($0.1) }
  }

  @Test func `no name is declared twice in the scope that all scripts share`() {
    let twice = Dictionary(grouping: names, by: \.self).filter { $1.count > 1 }.keys.sorted()
    #expect(names.contains("detailsOf"))
    #expect(twice == [])
  }
}
