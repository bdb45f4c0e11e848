import Basics
import CarriedFiles
import RasterCore

/// The fonts that come with the package, each read once, when first asked for.
///
/// Fonts of the machine are never looked for.
public final class FontLibrary: Sendable {
  /// The one library of the process.
  public static let shared = FontLibrary()

  private let faces = Guarded<[String: FontFace]>([:])

  private init() {}

  /// Returns Inter in a weight, then DejaVu Sans.
  public func system(weight: FontWeight = .regular) -> FontStack {
    let name =
      switch weight {
      case .regular: "Inter-Regular.otf"
      case .medium: "Inter-Medium.otf"
      case .semibold: "Inter-SemiBold.otf"
      case .bold: "Inter-Bold.otf"
      }
    return FontStack(primary: face(named: name), fallbacks: [fallback])
  }

  /// Returns JetBrains Mono, bold from semibold on, then DejaVu Sans.
  public func monospaced(weight: FontWeight = .regular) -> FontStack {
    let isBold = weight == .semibold || weight == .bold
    let name = isBold ? "JetBrainsMono-Bold.ttf" : "JetBrainsMono-Regular.ttf"
    return FontStack(primary: face(named: name), fallbacks: [fallback])
  }

  /// Every bundled font, in order of the files' names.
  public var all: [FontFace] {
    [
      "DejaVuSans.ttf", "Inter-Bold.otf", "Inter-Medium.otf", "Inter-Regular.otf",
      "Inter-SemiBold.otf", "JetBrainsMono-Bold.ttf", "JetBrainsMono-Regular.ttf",
    ].map(face)
  }

  /// DejaVu Sans, which has the widest coverage of the bundled fonts.
  public var fallback: FontFace { face(named: "DejaVuSans.ttf") }

  /// Reads a bundled file; one that is missing or damaged is an error of the package, and a trap.
  private func face(named name: String) -> FontFace {
    faces.withLock { faces in
      if let face = faces[name] { return face }
      let face = Self.bundledFace(named: name)
      faces[name] = face
      return face
    }
  }

  private static func bundledFace(named name: String) -> FontFace {
    guard let data = CarriedFiles.data(at: name) else {
      preconditionFailure("the package's font \(name) is missing: build the package again")
    }
    do {
      return try FontFace(data: data, name: name)
    } catch {
      preconditionFailure("the package's font is damaged: \(error)")
    }
  }
}

/// The weights the system font comes in.
public enum FontWeight: Sendable, Hashable, CaseIterable {
  /// For running text.
  case regular
  /// A little stronger.
  case medium
  /// For headlines.
  case semibold
  /// The strongest.
  case bold
}
