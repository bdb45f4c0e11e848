import Foundation

/// A folder of resources, such as an asset catalogue, copied into the work package.
///
/// UIKit here reads PNG files of catalogues. SVG and PDF files become PNG files in three scales, by
/// `rsvg-convert` and `pdftocairo`.
struct Resources {
  let source: URL
  let copy: URL

  func write() throws(FidelityError) {
    let files = FileManager.default
    if !files.fileExists(atPath: source.path) {
      throw .unreadable(source.path, expected: "a folder of resources")
    }
    // Catalogues do not change between runs of one commit, and drawing them takes a while.
    if files.fileExists(atPath: copy.path) { return }
    let part = copy.deletingLastPathComponent().appendingPathComponent("part.copy")
    try? files.removeItem(at: part)
    try Folder(copy.deletingLastPathComponent()).create()
    do { try files.copyItem(at: source, to: part) } catch {
      throw .unwritable(part.path, error.localizedDescription)
    }
    for file in Folder(part).files(withExtension: "svg") {
      try convert(file) { scale, png in
        ("rsvg-convert", ["--zoom", "\(scale)", "-o", "\(png).png", file.path])
      }
    }
    for file in Folder(part).files(withExtension: "pdf") {
      try convert(file) { scale, png in
        let resolution = "\(72 * scale)"
        return (
          "pdftocairo", ["-png", "-singlefile", "-transp", "-r", resolution, file.path, png]
        )
      }
    }
    do { try files.moveItem(at: part, to: copy) } catch {
      throw .unwritable(copy.path, error.localizedDescription)
    }
  }

  /// Draws a file in three scales by the program and the arguments that a closure returns for a
  /// scale and the path of the result, without its extension.
  private func convert(
    _ file: URL, by command: (_ scale: Int, _ png: String) -> (String, [String])
  ) throws(FidelityError) {
    let name = file.deletingPathExtension().lastPathComponent
      .replacingOccurrences(of: "@1x", with: "")
    let folder = file.deletingLastPathComponent()
    for scale in 1...3 {
      let (program, arguments) = command(
        scale, folder.appendingPathComponent("\(name)@\(scale)x").path)
      let run = try Program(program, arguments)
      guard run.status == 0 else {
        throw .failed("\(program) of \(file.path)", output: run.output)
      }
    }
    let contents = folder.appendingPathComponent("Contents.json")
    try rename(file.lastPathComponent, to: name, in: contents)
  }

  /// Names the PNG files in the image set's description.
  private func rename(_ original: String, to name: String, in contents: URL) throws(FidelityError) {
    let data = FileManager.default.contents(atPath: contents.path) ?? Data()
    guard
      var set = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let images = set["images"] as? [[String: Any]]
    else {
      throw .unreadable(contents.path, expected: "an image set")
    }
    set["images"] = images.flatMap { image -> [[String: Any]] in
      guard image["filename"] as? String == original else { return [image] }
      return (1...3).map { scale in
        image.merging(["filename": "\(name)@\(scale)x.png", "scale": "\(scale)x"]) { $1 }
      }
    }
    let text = (try? JSONSerialization.data(withJSONObject: set, options: .sortedKeys)) ?? Data()
    try Folder.write(String(decoding: text, as: UTF8.self), to: contents)
  }
}
