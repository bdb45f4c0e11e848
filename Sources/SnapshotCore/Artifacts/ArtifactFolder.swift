package import Foundation
import PictureComparison
package import RasterPNG

/// The folder in which a run stores the artifacts of its snapshots.
///
/// ```
/// <root>/plants/markers.after.portrait.png/expected.png actual.png difference.png
///                                          panes.png blink.png message.txt
/// ```
///
/// The artifacts of an earlier run for the same golden are removed before new ones are written, and
/// also if the snapshot passes now, so that no outdated difference remains.
package struct ArtifactFolder: Sendable, Hashable {
  /// The URL of the folder, which need not exist yet.
  package let root: URL
  /// The number of pixels above which only the difference is drawn; 33 million by default.
  ///
  /// Without the limit, an enormous golden would need the memory of three pictures of its size.
  var maximumPixels = 1 << 25
  /// The captions in the `panes` picture, above the golden, the difference and the actual picture.
  var captions = PaneCaptions.none

  package init(root: URL) { self.root = root.standardizedFileURL }

  /// Removes the snapshot's former artifacts, and writes the files that show a verdict; writes none
  /// if there is nothing to accept.
  ///
  /// - Parameters:
  ///   - verdict: the verdict on a snapshot.
  ///   - store: the folder of goldens that contains its golden.
  /// - Returns: the files, in the order of their roles. The message is written later because it
  ///   contains their paths.
  /// - Throws: `FileError` if a file cannot be written or removed.
  @discardableResult
  package func write(
    _ verdict: Verdict, of store: GoldenStore
  ) throws(FileError) -> [Artifact] {
    let attempt = attempt(verdict, of: store)
    if let refusal = attempt.refusal { throw refusal }
    return attempt.artifacts
  }

  /// The files that were written, and the first error if some could not be written.
  struct Attempt {
    var artifacts: [Artifact] = []
    /// The first error; nil if there is none.
    var refusal: FileError?

    /// Adds a file, or the error if it cannot be written.
    mutating func add(_ write: () throws(FileError) -> Artifact) {
      do throws(FileError) {
        artifacts.append(try write())
      } catch {
        refusal = refusal ?? error
      }
    }
  }

  /// Writes as many as possible of the files that show a verdict.
  ///
  /// A failed write does not end the attempt: on a full disk, a small file may still fit after a
  /// large one failed.
  func attempt(_ verdict: Verdict, of store: GoldenStore) -> Attempt {
    attempt(in: folder(of: verdict.golden.name)) { () throws(FileError) in
      try contents(of: verdict, in: store)
    }
  }

  /// Removes a snapshot's former artifacts, and writes as many of its texts as possible.
  func attempt(_ texts: [(role: Artifact.Role, text: String?)], of name: GoldenName) -> Attempt {
    attempt(in: folder(of: name)) {
      texts.compactMap { role, text in
        text.map { (role, "\(role.rawValue).txt", Data($0.utf8)) }
      }
    }
  }

  private func attempt(
    in folder: URL, _ contents: () throws(FileError) -> [Content]
  ) -> Attempt {
    var attempt = Attempt()
    do throws(FileError) {
      // Old files are removed first, because a verdict that passes now must not leave an earlier
      // difference.
      try clear(folder)
      for (role, file, data) in try contents() {
        attempt.add { () throws(FileError) in
          try write(data, as: role, to: folder.appendingPathComponent(file))
        }
      }
    } catch {
      attempt.refusal = error
    }
    return attempt
  }

  func write(_ message: VerdictMessage, of name: GoldenName) throws(FileError) -> Artifact {
    try write(
      Data("\(message.text)\n".utf8), as: .message,
      to: folder(of: name).appendingPathComponent("message.txt"))
  }

  private func write(
    _ data: Data, as role: Artifact.Role, to file: URL
  ) throws(FileError) -> Artifact {
    // The files are not flushed to disk, because repeating the run writes them again.
    try WholeFile(file).write(data, isLasting: false)
    return Artifact(role: role, url: file)
  }

  package func folder(of name: GoldenName) -> URL {
    let components = name.path.split(separator: "/").map(String.init)
    return components.reduce(root) { $0.appendingPathComponent($1, isDirectory: true) }
  }

  private typealias Content = (role: Artifact.Role, file: String, data: Data)

  private func contents(
    of verdict: Verdict, in store: GoldenStore
  ) throws(FileError) -> [Content] {
    guard let candidate = verdict.candidate else { return [] }
    let kind = verdict.golden.name.pathExtension
    var contents: [Content] = []
    if case .different = verdict, let golden = try store.read(verdict.golden) {
      contents.append((.expected, "expected.\(kind)", golden))
    }
    contents.append((.actual, "actual.\(kind)", candidate.data))
    if case .different(let difference) = verdict {
      let pictures = DifferenceFiles(
        difference.evidence, files: contents.map(\.data), captions: captions,
        maximumPixels: maximumPixels)
      contents += pictures.contents.map { ($0.role, "\($0.role.rawValue).png", $0.data) }
    }
    return contents
  }

  /// Removes the artifacts of all goldens, temporary files of killed processes, and all empty
  /// folders.
  func removeAll() throws(FileError) {
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let all = found?.compactMap { $0 as? URL } ?? []
    for file in all where Self.isOwn(file) { try WholeFile(file).delete() }
    // Folders that were already empty are removed too, since a killed process may have left them.
    // In reverse order of paths, the contents of a folder precede the folder, and `rmdir` removes
    // only empty folders.
    for path in all.map(\.path).sorted(by: >) + [root.path] { rmdir(path) }
  }

  /// Returns whether a file is an artifact or a temporary file left by a killed process, according
  /// to its name and to the extension of its folder, which must be that of a golden.
  private static func isOwn(_ file: URL) -> Bool {
    let folder = file.deletingLastPathComponent()
    guard GoldenStore.pathExtensions.contains(folder.pathExtension) else { return false }
    // Temporary files are recognised first, because their names contain no role.
    if WholeFile.isTemporary(file.lastPathComponent) { return true }
    return Artifact.Role(rawValue: file.deletingPathExtension().lastPathComponent) != nil
      && GoldenStore.pathExtensions.contains(file.pathExtension)
  }

  /// Removes the artifacts in a folder, and no other files; removes the folder if it is then empty.
  func clear(_ folder: URL) throws(FileError) {
    for role in Artifact.Role.allCases {
      for kind in GoldenStore.pathExtensions {
        try WholeFile(folder.appendingPathComponent("\(role.rawValue).\(kind)")).delete()
      }
    }
    rmdir(folder.path)
  }
}
