import Foundation
import Testing

@testable import Porting

struct ChildRunTests {
  private func run(_ script: String) throws -> ChildRun {
    try ChildRun(URL(fileURLWithPath: "/bin/sh"), ["-c", script])
  }

  @Test func `what a program writes to both streams is kept, more than a pipe holds too`() throws {
    let run = try run("echo out; echo err >&2; head -c 300000 /dev/zero")
    #expect(run.output.hasPrefix("out\nerr\n\0"))
    #expect(run.output.utf8.count == 300_008)
    #expect(run.status == 0)
  }

  @Test func `what a program says of errors is handed over by lines, the last as it is`() throws {
    var lines: [String] = []
    let script = "printf 'one\\n\\ntw' >&2; sleep 0.1; printf 'o\\nend' >&2; exit 3"
    let run = try ChildRun(URL(fileURLWithPath: "/bin/sh"), ["-c", script], variables: [:]) {
      lines.append($0)
    }
    #expect(lines == ["one\n", "\n", "two\n", "end"])
    #expect(run.status == 3)
  }

  @Test func `a status is the program's, and a signal is told as shells do`() throws {
    #expect(try run("exit 3").status == 3)
    #expect(try run("kill -s KILL $$").status == 128 + SIGKILL)
  }

  @Test func `a program whose end is not told did not succeed`() async {
    await #expect(processExitsWith: .success) {
      // The system then forgets programs that end, as some that start this one ask it to.
      signal(SIGCHLD, SIG_IGN)
      let run = try ChildRun(URL(fileURLWithPath: "/bin/sh"), ["-c", "exit 0"])
      exit(run.status == 127 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test func `a program stays in the group of who started it`() throws {
    let run = try run("ps -o pgid= -p $$ 2>/dev/null || cut -d ' ' -f 5 /proc/$$/stat")
    #expect(Int32(run.output.trimmingCharacters(in: .whitespacesAndNewlines)) == getpgrp())
  }

  @Test func `a program that is not there is named`() {
    let error = #expect(throws: PortingError.self) {
      _ = try ChildRun(URL(fileURLWithPath: "/none/such"), [])
    }
    #expect(error?.description.hasPrefix("/none/such cannot be started: ") == true)
  }
}
