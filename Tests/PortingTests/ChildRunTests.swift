import Foundation
import TestSupport
import Testing

@testable import Porting

@Suite(.programs) struct ChildRunTests {
  private func run(_ script: String) throws -> ChildRun {
    try ChildRun(URL(fileURLWithPath: "/bin/sh"), ["-c", script])
  }

  @Test func `what a program writes to both streams is kept, more than a pipe holds too`() throws {
    let run = try run("echo out; echo err >&2; head -c 300000 /dev/zero")
    #expect(run.output.hasPrefix("out\nerr\n\0"))
    #expect(run.output.utf8.count == 300_008)
    #expect(run.status == 0)
  }

  private func written(
    _ script: String, to stream: ChildRun.Stream
  ) throws -> (text: String, status: Int32) {
    var data = Data()
    let run = try ChildRun(URL(fileURLWithPath: "/bin/sh"), ["-c", script], variables: [:]) {
      if $0 == stream { data += $1 }
    }
    return (String(decoding: data, as: UTF8.self), run.status)
  }

  @Test func `what a program writes is handed over by its streams`() throws {
    let script = "echo one; echo two >&2; sleep 0.1; echo three; printf four >&2; exit 3"
    let output = try written(script, to: .output)
    #expect(output == ("one\nthree\n", 3))
    #expect(try written(script, to: .errors).text == "two\nfour")
  }

  @Test func `what is handed over is all, more than a pipe holds too`() throws {
    let run = try written("echo err >&2; head -c 300000 /dev/zero", to: .output)
    #expect(run.text.utf8.count == 300_000 && run.status == 0)
  }

  @Test func `a process that is left behind with the streams is not waited for`() throws {
    let begin = ContinuousClock.now
    let run = try written("sleep 20 & echo here; exit 3", to: .output)
    #expect(run == ("here\n", 3))
    #expect(ContinuousClock.now - begin < .seconds(15))
  }

  @Test func `a status is the program's, and a signal is told as shells do`() throws {
    #expect(try run("exit 3").status == 3)
    #expect(try run("kill -s KILL $$").status == 128 + SIGKILL)
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

/// Without `.programs`: the test framework notices the end of an exit test's process in a job, which
/// would wait for the threads of that trait.
@Suite struct UnknownEndTests {
  @Test func `a program whose end is not told did not succeed`() async {
    await #expect(processExitsWith: .success) {
      // The system then forgets child processes that end; some programs that start this one request
      // that.
      signal(SIGCHLD, SIG_IGN)
      let run = try ChildRun(URL(fileURLWithPath: "/bin/sh"), ["-c", "exit 0"])
      exit(run.status == 127 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}
