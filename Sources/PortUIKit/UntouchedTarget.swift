import Foundation
import PackagePlugin

/// A target for which the manifest leaves out no files, so that the plugin has nothing to port.
struct UntouchedTarget {
  private let module: any SourceModuleTarget

  init(_ module: any SourceModuleTarget) { self.module = module }

  /// The texts by which source that needs porting is recognised, such as attributes for Objective-C
  /// and Interface Builder.
  private static let marks = [
    "@objc", "@nonobjc", "@NSCopying", "@IB", "@UIApplicationMain", "@convention(block)",
    "#selector", "#keyPath", "#Preview", "dynamic ", "os(iOS)",
  ]
  /// The modules that source may import without being ported.
  private static let modules: Set<Substring> = ["Foundation", "UIKit", "CoreGraphics"]

  /// Throws an error if a file in the target needs porting.
  ///
  /// - Throws: `PortUIKitError.nothingLeft`, whose description contains the line to add to the
  ///   manifest.
  func check() throws(PortUIKitError) {
    let files = module.sourceFiles.map(\.url).filter { $0.pathExtension == "swift" }
    guard let file = files.first(where: { Self.needsPorting($0) }) else { return }
    let plain = files.filter { !Self.needsPorting($0) && Self.importsLittle($0) }
      .min { ($0.size, $0.place) < ($1.size, $1.place) }
    throw .nothingLeft(
      module.name, needing: name(of: file), plain: plain.map(name), folder: folder)
  }

  /// The target's folder, with a slash at the end.
  private var folder: String {
    let place = module.directoryURL.place
    return place.hasSuffix("/") ? place : place + "/"
  }

  private func name(of file: URL) -> String { String(file.place.dropFirst(folder.count)) }

  private static func text(of file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  private static func needsPorting(_ file: URL) -> Bool {
    let text = text(of: file)
    return marks.contains { text.contains($0) }
  }

  private static func importsLittle(_ file: URL) -> Bool {
    text(of: file).split(separator: "\n").filter { $0.hasPrefix("import ") }
      .allSatisfy { modules.contains($0.dropFirst("import ".count)) }
  }
}

extension URL {
  fileprivate var size: Int {
    (try? resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
  }
}
