import Testing

/// The articles about UIKit, compared with the sources and tests that cite them.
@Suite struct FactCatalogueTests {
  private let catalogue: FactCatalogue

  /// Everything is read once for all tests.
  private static let read = Result {
    try FactCatalogue(articles: FactFiles.articles, sources: FactFiles.sources)
  }

  init() throws {
    catalogue = try Self.read.get()
    try #require(!catalogue.facts.isEmpty, "no articles under Sources/UIKit/UIKit.docc")
    try #require(!catalogue.holders.isEmpty, "no tests under Tests")
  }

  private func expectNone(_ problems: [FactProblem]) {
    for problem in problems { Issue.record("\(problem)") }
  }

  @Test func `every fact that is cited has its heading in an article`() {
    expectNone(catalogue.unknownCitations)
  }

  @Test func `every fact has its number, its grade and its source`() {
    expectNone(catalogue.incompleteFacts)
  }

  @Test func `every fact that is certain or likely is held by a test, or says why not`() {
    expectNone(catalogue.unheldFacts)
  }

  @Test func `every section has an article that the index names`() throws {
    let articles = try FactFiles.articles
    let index = try #require(articles.first { $0.path.hasSuffix("/UIKit.md") })
    for article in articles where article.path != index.path {
      let name = article.path.split(separator: "/").last ?? ""
      #expect(index.text.contains("(\(name))"), "UIKit.md has no link to \(name)")
    }
    #expect(Set(catalogue.facts.map(\.number.section)) == FactNumber.sections)
    for (section, facts) in Dictionary(grouping: catalogue.facts, by: \.number.section) {
      let range = "\(section)1 to \(section)\(facts.count)"
      #expect(index.text.contains("\(range), ") || index.text.contains("\(range) |"), "\(range)")
    }
  }
}
