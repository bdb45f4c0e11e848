import Foundation
import RasterPNG
import SnapshotCore
import TestSupport
import Testing

/// A disk on which only the beginning of a file fits.
@Suite struct FullDiskTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a golden that is cut off by a limit is not written`() async throws {
    await #expect(processExitsWith: .success) { [root = folder.url as URL] in
      try Recording(root).verify(0, .all, as: "a/figure.png")
      Limit.files(to: 2048)
      try Self.expectRefusal(root, "File too large")
    }
  }

  @Test func `a record that is cut off by a limit leaves the lines before it readable`() async {
    await #expect(processExitsWith: .success) { [root = folder.url as URL] in
      let recorder = try Recording(root).recorder(inFolder: "results")
      let verdict = try Recording(root).verify(0, .all, as: "a/figure.png")
      Limit.files(to: 2048)
      var kept = 0
      let error = #expect(throws: FileError.self) {
        while true {
          try recorder.keep(
            verdict, of: GoldenStore(root: root), owner: "test",
            source: SourceLine(file: "A.swift", line: kept + 1))
          kept += 1
        }
      }
      #expect(error?.reason == "File too large")
      #expect(kept > 0)
      #expect(try recorder.folder.records().map(\.source?.line) == [kept])
    }
  }

  #if os(Linux)
    @Test(.enabled(if: SmallDisk.isPermitted, "a disk may be mounted only by the superuser"))
    func `on a full disk pictures make way for the verdicts that they show`() async {
      await #expect(processExitsWith: .success) { [root = folder.url as URL] in
        let goldens = root.appendingPathComponent("goldens")
        try Recording(goldens).verify(0, .all, as: "figure.png")
        var refusals = 0
        // On disks of some sizes, the pictures leave no page for the verdict.
        for kilobytes in stride(from: 12, through: 64, by: 4) {
          let name = "disk \(kilobytes)"
          let disk = root.appendingPathComponent(name)
          try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
          try SmallDisk.mount(at: disk, kilobytes: kilobytes)
          let recorder = try Recording(root).recorder(inFolder: name)
          let verdict = try Recording(goldens).verify(7, .never, as: "figure.png")
          let kept = try? recorder.keep(verdict, of: GoldenStore(root: goldens), owner: "test")
          refusals += kept == nil ? 1 : 0
          #expect(
            try recorder.folder.records().map(\.outcome) == [.different], "\(kilobytes) kB")
        }
        #expect(refusals > 0)
      }
    }

    @Test(.enabled(if: SmallDisk.isPermitted, "a disk may be mounted only by the superuser"))
    func `a golden that does not fit on a full disk is not written`() async {
      await #expect(processExitsWith: .success) { [root = folder.url as URL] in
        try SmallDisk.mount(at: root, kilobytes: 32)
        for number in 0... {
          do {
            try Recording(root).verify(number, .all, as: "a/figure \(number).png")
          } catch {
            break
          }
        }
        try Recording(root).verify(0, .never, as: "a/figure 0.png")
        try Self.expectRefusal(root, "No space left on device", "a/figure 0.png")
      }
    }
  #endif

  /// Expects that replacing a golden and writing a new one are refused, and that the files are
  /// unchanged.
  private static func expectRefusal(
    _ root: URL, _ reason: String, _ path: String = "a/figure.png"
  ) throws {
    let before = try files(root)
    for path in [path, "a/new.png"] {
      let error = #expect(throws: SnapshotError.self) {
        try Recording(root).verify(7, .all, as: path)
      }
      #expect(error?.description == "\(root.path)/\(path): cannot be written: \(reason)")
    }
    #expect(try files(root) == before)
    #expect(try Recording(root).verify(0, .never, as: path).passes)
  }

  private static func files(_ root: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
  }
}

/// The greatest length of a file.
private enum Limit {
  /// Limits the length of files that this process writes; a write beyond the limit is cut off.
  static func files(to count: Int) {
    // Without this, the first refused write ends the process.
    signal(SIGXFSZ, SIG_IGN)
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
      let resource = RLIMIT_FSIZE
    #endif
    var limit = rlimit(rlim_cur: rlim_t(count), rlim_max: rlim_t(count))
    precondition(setrlimit(resource, &limit) == 0, "No limit on files.")
  }
}

#if os(Linux)
  /// A disk in memory that only one process can access, and that is removed when the process ends.
  private enum SmallDisk {
    /// Whether this process may mount a disk, tried in another.
    static var isPermitted: Bool {
      let process = try? RunningProgram(
        URL(fileURLWithPath: "/usr/bin/unshare"), ["-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"],
        errors: FileHandle(forWritingAtPath: "/dev/null"))
      return process?.waitUntilExit() == 0
    }

    /// Moves this process to a mount namespace of its own, by a function that Swift does not
    /// import.
    private static func leaveOthers() throws -> Bool {
      let symbol = try #require(dlsym(dlopen(nil, RTLD_NOW), "unshare"))
      let unshare = unsafeBitCast(symbol, to: (@convention(c) (CInt) -> CInt).self)
      return unshare(0x0002_0000) == 0
    }

    static func mount(at folder: URL, kilobytes: Int) throws {
      guard try leaveOthers(),
        Glibc.mount("none", "/", nil, UInt(MS_REC | MS_PRIVATE), nil) == 0,
        Glibc.mount("tmpfs", folder.path, "tmpfs", 0, "size=\(kilobytes)k") == 0
      else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM) }
    }
  }
#endif
