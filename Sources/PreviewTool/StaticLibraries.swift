import Foundation
import Porting

/// Libraries of the toolchain that exist for static linking only, as far as a linker needs them.
///
/// Objects of a build with Swift's own libraries inside name all of those, also the libraries that
/// make up Foundation. Linked with the shared Foundation, which has these parts in it, they need
/// nothing of them; but the linker wants to find each name.
struct StaticLibraries {
  private let names: [String]

  /// Finds the libraries that the toolchain has no shared ones of.
  init(_ toolchain: Toolchain) {
    let swift = toolchain.host.deletingLastPathComponent()
    let files = FileManager.default
    func libraries(in folder: String, _ ending: String) -> [String] {
      let place = swift.deletingLastPathComponent().appendingPathComponent(folder)
      let names = (try? files.contentsOfDirectory(atPath: place.path)) ?? []
      return names.filter { $0.hasPrefix("lib") && $0.hasSuffix(ending) }
        .map { String($0.dropLast(ending.count)) }
    }
    let shared = Set(libraries(in: "swift/linux", ".so"))
    names = libraries(in: "swift_static/linux", ".a").filter { !shared.contains($0) }.sorted()
  }

  /// Writes an archive without members for each, and returns the flags that make a linker look
  /// there.
  func standIns(in folder: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names {
      try Data("!<arch>\n".utf8).write(
        to: folder.appendingPathComponent("\(name).a"), options: .atomic)
    }
    return names.isEmpty ? [] : ["-L", folder.path]
  }
}
