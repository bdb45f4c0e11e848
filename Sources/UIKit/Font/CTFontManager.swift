// Mirrors CTFontManager's registration (iOS 17). Missing: descriptors, assets, lists of registered
// fonts; UIKit includes these functions, as there is no module CoreText.
public import Foundation
internal import RasterText

/// The scope in which fonts are registered.
///
/// Differs from Core Text: fonts of every scope are registered for the process.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// Registers the fonts of a file, so that `UIFont(name:size:)` finds them by their names (fact
/// H32).
///
/// - Returns: whether at least one font was registered; if not, the error contains the reason.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistration.report(error) { () throws(FontRegistration.Failure) in
    try FontRegistration.register(FontRegistration.faces(at: fontURL))
  }
}

/// Registers the fonts of several files; returns whether at least one font of each file was
/// registered.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
  let urls = fontURLs.compactMap { ($0 as? URL).map { $0 as NSURL } ?? $0 as? NSURL }
  let failures = urls.compactMap { url -> FontRegistration.Failure? in
    do throws(FontRegistration.Failure) {
      try FontRegistration.register(FontRegistration.faces(at: url))
      return nil
    } catch { return error }
  }
  if !failures.isEmpty {
    errors?.pointee = Unmanaged.passRetained(failures.map(\.error) as NSArray)
  }
  return failures.isEmpty
}

/// Removes the fonts of a file; returns whether any was registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistration.report(error) { () throws(FontRegistration.Failure) in
    let names = try FontRegistration.faces(at: fontURL).map(\.postScriptName)
    // The filter removes every font, whereas a search would stop at the first one.
    let removed = names.filter { RegisteredFonts.remove(named: $0) }
    if removed.isEmpty { throw .notRegistered }
  }
}

/// Registers a font that was read from memory; returns false if it is already registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistration.report(error) { () throws(FontRegistration.Failure) in
    try FontRegistration.register([font.face])
  }
}

/// The registration of fonts, with Core Text's errors.
private enum FontRegistration {
  /// Core Text's error codes.
  enum Failure: Int, Error {
    case fileNotFound = 101
    case unrecognizedFormat = 103
    case alreadyRegistered = 105
    case notRegistered = 201

    var error: NSError {
      NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: rawValue)
    }
  }

  /// Returns the fonts of a file: several if it is a font collection or a variable font.
  static func faces(at url: CFURL) throws(Failure) -> [FontFace] {
    guard let path = url.path, FileManager.default.fileExists(atPath: path) else {
      throw .fileNotFound
    }
    do {
      return try FontFace.all(at: URL(fileURLWithPath: path))
    } catch { throw .unrecognizedFormat }
  }

  static func register(_ faces: [FontFace]) throws(Failure) {
    let added = faces.filter { RegisteredFonts.add($0) }
    if added.isEmpty { throw .alreadyRegistered }
  }

  /// Runs a closure, and stores the error that it throws at `place`; returns whether the closure
  /// succeeded.
  static func report(
    _ place: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ body: () throws(Failure) -> Void
  ) -> Bool {
    do throws(Failure) {
      try body()
      return true
    } catch {
      place?.pointee = Unmanaged.passRetained(error.error)
      return false
    }
  }
}
