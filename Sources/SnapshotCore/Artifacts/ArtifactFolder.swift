public import Foundation
import PictureComparison
public import RasterPNG

/// The folder in which a run leaves the results of its snapshots.
///
/// ```
/// <root>/plants/markers.after.portrait.png/expected.png actual.png difference.png panes.png blink.png message.txt
/// ```
///
/// What an earlier run left for a golden goes away before anything is written, and when it agrees
/// again, so that nobody looks at yesterday's difference.
public struct ArtifactFolder: Sendable, Hashable {
  /// The folder, which need not exist yet.
  public let root: URL
  /// Beyond so many pixels the difference alone is drawn, by default 33 million: a broken golden
  /// that is enormous must not take the memory of three of it.
  var maximumPixels = 1 << 25
  /// The captions over the panes.
  var captions = PaneCaptions.none

  /// Makes a folder for artifacts.
  public init(root: URL) { self.root = root.standardizedFileURL }

  /// Writes the pictures that show a verdict, and nothing for one that passes.
  ///
  /// - Parameters:
  ///   - verdict: the verdict of a snapshot.
  ///   - store: the store of its golden.
  /// - Returns: the files, in order of their roles; the message is written later, since it names
  ///   them.
  /// - Throws: the system's refusal.
  @discardableResult
  public func write(
    _ verdict: Verdict, of store: GoldenStore
  ) throws(FileError) -> [Artifact] {
    let attempt = attempt(verdict, of: store)
    if let refusal = attempt.refusal { throw refusal }
    return attempt.artifacts
  }

  /// The files that were written, and the error of the others.
  struct Attempt {
    var artifacts: [Artifact] = []
    /// The system's first refusal; nil for none.
    var refusal: FileError?

    /// Adds a file, or why there is none.
    mutating func add(_ write: () throws(FileError) -> Artifact) {
      do throws(FileError) {
        artifacts.append(try write())
      } catch {
        refusal = refusal ?? error
      }
    }
  }

  /// Writes as many as possible of the pictures that show a verdict: on a full disk a small one may
  /// fit where a large one does not.
  func attempt(_ verdict: Verdict, of store: GoldenStore) -> Attempt {
    attempt(in: folder(of: verdict.golden.name)) { () throws(FileError) in
      try contents(of: verdict, in: store)
    }
  }

  /// Writes texts that show the result of a snapshot, as far as possible, and replaces former ones.
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
      // First of all: a verdict that passes now must not leave the pictures of one that failed.
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

  /// Writes a verdict's message.
  func write(_ message: VerdictMessage, of name: GoldenName) throws(FileError) -> Artifact {
    try write(
      Data("\(message.text)\n".utf8), as: .message,
      to: folder(of: name).appendingPathComponent("message.txt"))
  }

  private func write(
    _ data: Data, as role: Artifact.Role, to file: URL
  ) throws(FileError) -> Artifact {
    // A run that is repeated writes them again, so they need not survive a power cut.
    try WholeFile(file).write(data, isLasting: false)
    return Artifact(role: role, url: file)
  }

  /// Returns the folder of a golden's artifacts.
  public func folder(of name: GoldenName) -> URL {
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

  /// Removes the artifacts of all goldens and every folder that is empty then, and nothing else.
  func removeAll() throws(FileError) {
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let all = found?.compactMap { $0 as? URL } ?? []
    for file in all where Self.isOwn(file) { try WholeFile(file).delete() }
    // Folders that were empty before go too: a process that was killed may have made only them. In
    // reverse order a folder comes after all that is in it, and `rmdir` takes empty ones only.
    for path in all.map(\.path).sorted(by: >) + [root.path] { rmdir(path) }
  }

  /// Returns whether a file is an artifact, or what a killed process left of one: by its own name
  /// and its folder's, which is a golden's.
  private static func isOwn(_ file: URL) -> Bool {
    let folder = file.deletingLastPathComponent()
    guard GoldenStore.pathExtensions.contains(folder.pathExtension) else { return false }
    // Before the role is read: a temporary file has a name that no role has.
    if WholeFile.isTemporary(file.lastPathComponent) { return true }
    return Artifact.Role(rawValue: file.deletingPathExtension().lastPathComponent) != nil
      && GoldenStore.pathExtensions.contains(file.pathExtension)
  }

  /// Removes the files that this program writes, and no others.
  func clear(_ folder: URL) throws(FileError) {
    for role in Artifact.Role.allCases {
      for kind in GoldenStore.pathExtensions {
        try WholeFile(folder.appendingPathComponent("\(role.rawValue).\(kind)")).delete()
      }
    }
    rmdir(folder.path)
  }
}
