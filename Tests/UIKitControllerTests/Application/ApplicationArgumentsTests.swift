import Foundation
import Testing

@testable import UIKit

struct ApplicationArgumentsTests {
  @Test func `nothing is asked for without arguments`() throws {
    let arguments = try ApplicationArguments([])
    #expect(arguments.output == nil)
    #expect(!arguments.isLandscape)
  }

  @Test(arguments: [["--output", "a.png", "--landscape"], ["--landscape", "--output=a.png"]])
  func `both arguments are read in any order`(words: [String]) throws {
    let arguments = try ApplicationArguments(words)
    #expect(arguments.output == "a.png")
    #expect(arguments.isLandscape)
  }

  @Test func `the environment names the file where no argument does`() throws {
    let environment = [ApplicationArguments.variable: "b.png"]
    #expect(try ApplicationArguments([], environment: environment).output == "b.png")
    let both = try ApplicationArguments(["--output", "a.png"], environment: environment)
    #expect(both.output == "a.png")
    #expect(try ApplicationArguments([], environment: ["QUARTERTURN_OUTPUT": ""]).output == nil)
  }

  @Test(arguments: [
    (["--sideways"], ApplicationProblem.unknown("--sideways")),
    (["--output"], .missingFile), (["--output="], .missingFile),
    (["--output", "/"], .isFolder("/")), (["--output", "/no/such/a.png"], .noFolder("/no/such")),
  ])
  func `what cannot be used is refused`(words: [String], problem: ApplicationProblem) {
    #expect(throws: problem) { try ApplicationArguments(words) }
  }
}
