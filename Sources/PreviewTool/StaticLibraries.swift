import Foundation
import Porting

/// Empty replacements for the toolchain's libraries that exist only for static linking.
///
/// In a build with a static standard library, the object files refer to all of Swift's own
/// libraries by name, including the parts of Foundation. A preview program is linked with the
/// shared Foundation, which contains these parts. So it uses nothing from the static libraries, but
/// the linker must still find a file with each name.
struct StaticLibraries {
  private let names: [String]

  /// Finds the libraries for which the toolchain has no shared version.
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

  /// Writes an empty archive for each library, and returns the flags that add their folder to the
  /// linker's search path.
  func standIns(in folder: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names {
      try Data("!<arch>\n".utf8).write(
        to: folder.appendingPathComponent("\(name).a"), options: .atomic)
    }
    return names.isEmpty ? [] : ["-L", folder.path]
  }
}
