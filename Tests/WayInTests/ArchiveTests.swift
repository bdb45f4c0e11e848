import Foundation
import TestSupport
import Testing

/// `./quarterturn package`.
@Suite(.programs, .enabled(if: Repository.isClone, "an unpacked archive cannot be cloned"))
struct ArchiveTests {
  private static let debian = ["/usr/bin/dpkg-query", "/usr/bin/git"]
    .allSatisfy(FileManager.default.isExecutableFile)

  /// A machine on which the build makes a copy of git, which loads a library or two.
  private func server() throws -> BuildServer {
    let server = try BuildServer()
    try server.stand(
      in: "dpkg-query",
      "case $1 in -S) exec /usr/bin/dpkg-query \"$@\" ;; *) echo installed ;; esac",
      isTold: false)
    let made = try server.run(
      """
      cp /usr/bin/git bin/quarterturn
      mkdir -p bin share/swift
      echo words > share/swift/LICENSE.txt
      """, in: "")
    #expect(made.status == 0, "\(made.words)")
    return server
  }

  @Test(.enabled(if: debian, "licences come from Debian's packages"))
  func `an archive has the command, its libraries but the system's, and all licences`() throws {
    let server = try server()
    let run = try server.run(
      """
      ./quarterturn package --output ../one.tar.gz
      sleep 1
      ./quarterturn package --output ../two.tar.gz
      cmp ../one.tar.gz ../two.tar.gz
      tar -tzf ../one.tar.gz
      """)
    #expect(run.status == 0, "\(run.words)")
    let paths = Set(
      String(decoding: run.output, as: UTF8.self).split(separator: "\n").map { line in
        line.split(separator: "/").dropFirst().joined(separator: "/")
      })
    let expected = [
      "quarterturn", "lib/libz.so.1", "licences/zlib1g.txt",
      "licences/quarterturn.txt", "licences/swift.txt", "licences/fonts/Inter.txt",
      "fonts/TwemojiMozilla.ttf",
    ]
    #expect(expected.filter { !paths.contains($0) } == [], "\(paths.sorted())")
    #expect(!paths.contains("lib/libc.so.6"))
  }

  @Test(.enabled(if: debian, "licences come from Debian's packages"))
  func `what has no licence is not packed, and what is not an option is refused`() throws {
    let server = try server()
    try server.stand(in: "dpkg-query", "case $1 in -S) exit 1 ;; *) echo installed ;; esac")
    let run = try server.run("./quarterturn package --output ../one.tar.gz")
    #expect(run.status == 2)
    #expect(run.errors.contains("no licence is found for /"))
    #expect(!FileManager.default.fileExists(atPath: server.file("one.tar.gz").path))
    #expect(try server.run("./quarterturn package here").status == 2)
  }

  @Test(.enabled(if: Repository.runsSlowTests, "builds; runs where QUARTERTURN_SLOW_TESTS is set"))
  func `an unpacked archive draws with nothing but the C library`() throws {
    let server = try BuildServer(standingIn: false)
    let root = Repository.root.path
    // The clone's: anyone who runs these tests in the checkout holds the lock of its build.
    let made = try server.run("clone/quarterturn package --output archive.tar.gz", in: "")
    #expect(made.status == 0, "\(made.words)")
    let run = try server.run(
      """
      mkdir machine
      tar -C machine --strip-components 1 -xzf archive.tar.gz
      cd machine
      for library in $(ldd quarterturn | sed -n 's/^.* => \\([^ ]*\\) .*$/\\1/p') /lib64/ld-linux*
      do
        case $library in "$PWD"/*) ;; *) echo "$library"; mkdir -p ".${library%/*}"
          cp -L "$library" ".$library" ;; esac
      done
      mkdir proc tmp
      unshare --user --map-root-user --mount sh -c 'mount --rbind /proc proc && exec env -i \
        /usr/sbin/chroot . /quarterturn render plants/markers --variant after --output /tmp'
      env -i ./quarterturn compare tmp/plants/markers.after.portrait.png \
        '\(root)/Snapshots/plants/markers.after.portrait.png'
      """, in: "")
    #expect(run.status == 0, "\(run.words)")
    let system = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("/lib") }.map { $0.split(separator: "/").last ?? "" }
    #expect(
      system.allSatisfy { $0.hasPrefix("ld-linux") || ["libc.so.6", "libm.so.6"].contains($0) },
      "\(system)")
  }
}
