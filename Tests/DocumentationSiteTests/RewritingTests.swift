import Foundation
import TestSupport
import Testing

@testable import DocumentationSite

struct RewritingTests {
  @Test func `links to articles become pages, and those to other files addresses`() throws {
    let basil = """
      # Basil

      See [the plants](Plants.md), [a note](../../README.md#Notes) and [leaves](../Leaf.swift).
      ![A leaf](leaf.png) [Elsewhere](https://e.org) [below](#soil)

      ## Soil
      """
    let text = try Herbs(basil: basil.replacing("#Notes", with: "#notes")).text(of: "Basil")
    #expect(
      text == """
        # Basil

        See [the plants](doc:Plants), [a note](doc:Sources#Notes) and \
        [leaves](https://herbs.org/herbs/blob/main/Sources/Plants/Leaf.swift).
        ![A leaf](Plants-leaf.png) [Elsewhere](https://e.org) [below](#Soil)

        ## Soil
        """)
  }

  @Test func `symbols are links in the modules with a reference, and code in others`() throws {
    let herbs = try Herbs(basil: "# Basil\n\nA ``Leaf``.")
    #expect(try herbs.text(of: "Basil") == "# Basil\n\nA `Leaf`.")
    #expect(try herbs.text(of: "Basil", modules: ["Plants"]) == "# Basil\n\nA ``Plants/Leaf``.")
    #expect(try herbs.text(of: "Plants") == "# Plants\n\nPlants.\n\n## Types\n\n- `Leaf`\n")
    #expect(
      try herbs.text(of: "Plants", modules: ["Plants"])
        == "# ``Plants``\n\nPlants.\n\n## Topics\n\n- ``Leaf``\n")
  }

  @Test func `headings have no backticks, which the site would show`() throws {
    let text = try Herbs(basil: "# Basil\n\n## `basil` in a `pot`\n\n`Code` stays.").text(
      of: "Basil")
    #expect(text == "# Basil\n\n## basil in a pot\n\n`Code` stays.")
  }

  @Test func `the first page lists pages, and is the root`() throws {
    let text = try Herbs().text(of: "Quarterturn")
    #expect(text.contains("\n- <doc:Basil>\n- <doc:Plants>\n- <doc:Sources>\n"))
    #expect(text.hasSuffix("\n@Metadata {\n  @TechnologyRoot\n}\n"))
  }

  @Test func `a link that leads nowhere is found with its article and line`() throws {
    let herbs = try Herbs(basil: "# Basil\n\n[a](No.md)\n[b](Plants.md#no) [c](../../../../x)\n")
    #expect(
      try herbs.map.deadLinks.map(\.description) == [
        "Sources/Plants/Plants.docc/Basil.md:3: "
          + "No.md does not exist. Correct the link, or add the file",
        "Sources/Plants/Plants.docc/Basil.md:4: Sources/Plants/Plants.docc/Plants.md has no "
          + "heading for #no. Correct the link, or the heading",
        "Sources/Plants/Plants.docc/Basil.md:4: "
          + "../../../../x does not exist. Correct the link, or add the file",
      ])
  }

  @Test func `two articles of one name are refused`() throws {
    let herbs = try Herbs()
    let other = herbs.folder.file("Sources/Trees/Trees.docc")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data("# Basil".utf8).write(to: other.appendingPathComponent("Basil.md"))
    let error = #expect(throws: SiteError.self) { try herbs.map }
    #expect(
      error?.description == "Sources/Plants/Plants.docc/Basil.md and "
        + "Sources/Trees/Trees.docc/Basil.md would be the same page of the site. "
        + "Rename one of them")
  }
}
