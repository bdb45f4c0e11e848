import Foundation
import TestSupport
import Testing

@testable import CommandLineKit

@Suite struct CalledNameTests {
  static let names = [
    (
      ["QUARTERTURN_COMMAND": "../quarterturn"], "/package/.build/debug/quarterturn",
      "../quarterturn"
    ),
    ([:], "/package/.build/x86_64-unknown-linux-gnu/debug/quarterturn", "swift run quarterturn"),
    (["QUARTERTURN_COMMAND": ""], "quarterturn", "quarterturn"),
    ([:], "/opt/bin/quarterturn", "/opt/bin/quarterturn"),
  ]

  @Test(arguments: names)
  func `the command names itself as it was called`(
    environment: [String: String], path: String, name: String
  ) throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.file("Package.swift"))
    #expect(CalledName(environment: environment, path: path, in: folder.url).text == name)
  }

  @Test func `where there is no package the command is named by its path`() throws {
    let folder = try TemporaryFolder()
    let name = CalledName(
      environment: [:], path: "/package/.build/debug/quarterturn", in: folder.url)
    #expect(name.text == "/package/.build/debug/quarterturn")
  }
}
