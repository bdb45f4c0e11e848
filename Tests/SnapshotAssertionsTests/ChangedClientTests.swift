#if os(Linux)
  import Testing

  /// A client's package, changed in one way at a time, compiled and run.
  @Suite(.enabled(if: !ChildProcess.isThis, "is run by another test"), .clientPackage)
  struct ChangedClientTests {
    @Test(arguments: try ClientEdit.all())
    func `the first line of a failure names the cause, and no other misleads`(
      _ edit: ClientEdit
    ) throws {
      let package = try #require(ClientPackage.current)
      let failures = try package.failures(after: edit)
      for (screen, expected) in edit.failures.sorted(by: { $0.key < $1.key }) {
        let told = ToldFailure(failures[screen] ?? "it is the same")
        if let known = expected.known {
          withKnownIssue("\(known)\n\(told)") { check(told, expected, screen) }
        } else {
          check(told, expected, screen)
        }
      }
    }

    private func check(
      _ told: ToldFailure, _ expected: ClientEdit.Expectation, _ screen: String
    ) {
      #expect(told.lines.first ?? "" == expected.line, "\(screen): \(told)")
      for fragment in expected.never ?? [] {
        #expect(
          !told.lines.dropFirst().contains { $0.contains(fragment) },
          "\(screen): “\(fragment)” must not be said after it in\n\(told)")
      }
    }
  }

  /// The differences that a failure reports, without the paths of files.
  private struct ToldFailure: CustomStringConvertible {
    let lines: [String]

    init(_ message: String) {
      let lines = message.split(separator: "\n").map(String.init)
      // The first line says that the snapshot differs; those after the indented lines name files.
      self.lines = lines.dropFirst().prefix { $0.hasPrefix(" ") }
        .map { String($0.drop { $0 == " " }) }
    }

    var description: String { lines.joined(separator: "\n") }
  }
#endif
