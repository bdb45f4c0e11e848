import Foundation
import Testing
import XcodeProject

@Suite struct ProjectFileTests {
  @Test func `files of one place are equal`() {
    let url = URL(fileURLWithPath: "/a/b.swift")
    #expect(ProjectFile(url: url) == ProjectFile(url: url))
  }
}
