import Foundation
import TestSupport
import Testing

/// The kernels on another family of processors, if a cross compiler and an emulator are installed.
@Suite(.enabled(if: CrossTools.areInstalled, "needs a cross compiler and an emulator"))
struct KernelsOnARMTests {
  @Test func `the kernels give the same bytes on ARM`() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../KernelsOnARM/check").standardized
    let run = try ProgramRun(script, [])
    #expect(run.status == 0, "\(run.errors)")
  }
}

/// The tools that `Tests/KernelsOnARM/check` runs.
private enum CrossTools {
  static let areInstalled = ["clang", "aarch64-linux-gnu-gcc", "qemu-aarch64"].allSatisfy { tool in
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
    }
  }
}
