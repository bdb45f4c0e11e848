import Foundation
import Testing

@testable import RasterCore

@Suite struct KernelsTests {
  @Test func `kernels run where the machine has the registers and the environment allows them`()
    throws
  {
    let wanted = ProcessInfo.processInfo.environment["QUARTERTURN_KERNELS"]
    #expect(Kernels.areWide == (try Self.machineIsWide() && wanted != "portable"))
  }

  private static func machineIsWide() throws -> Bool {
    #if arch(arm64)
      return true
    #else
      let processors = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
      return try #require(processors).split { $0 == " " || $0 == "\n" }.contains("avx2")
    #endif
  }
}
