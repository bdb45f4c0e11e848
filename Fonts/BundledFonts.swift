public import Foundation

/// The font files that come with the package: the only ones ever used unless a caller names others.
public enum BundledFonts {
  /// Locates a bundled font file by its name, for example `Inter-Regular.otf`.
  ///
  /// - Returns: the file's place, or nil if the package carries no such file.
  public static func url(named name: String) -> URL? {
    let url = Bundle.module.bundleURL.appendingPathComponent("Files/\(name)")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}
