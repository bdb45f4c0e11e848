import Testing
import XcodeProject

@Suite struct ProjectPathTests {
  @Test func `a path is joined without dots and repeated slashes`() {
    #expect(ProjectPath.join("/a/b/", "../c/./d//e.swift") == "/a/c/d/e.swift")
  }

  @Test func `an absolute path is not joined`() { #expect(ProjectPath.join("/a", "/b") == "/b") }

  @Test(arguments: [
    ("a/b/C.swift", "a/**", true), ("a/C.swift", "a/**/*.swift", true),
    ("a/b/C.swift", "a/*.swift", false), ("a/C.swift", "a/?.swift", true),
    ("a/b/C.swift", "a", true), ("a/C.m", "a/*.{m,mm}", true), ("b/C.m", "a/**", false),
  ])
  func `a pattern matches paths`(path: String, pattern: String, isMatched: Bool) {
    #expect(ProjectPath.matches(path, pattern) == isMatched)
  }

  @Test func `a pattern with many stars ends`() {
    let pattern = String(repeating: "*a", count: 40)
    #expect(!ProjectPath.matches(String(repeating: "a", count: 60) + "b", pattern))
  }
}
