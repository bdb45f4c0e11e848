// Mirrors CTFontManager's registration (iOS 17). Missing: fonts, which iOS source registers to draw
// with; UIKit includes these functions, as there is no module CoreText.
public import Foundation

/// Core Foundation's array.
public typealias CFArray = NSArray
/// Core Foundation's error.
public typealias CFError = NSError
/// Core Foundation's URL.
public typealias CFURL = NSURL

/// The scope in which fonts are registered.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// Inert: in Core Text registers the fonts of a file, so that `UIFont(name:size:)` finds them; here
/// it returns false.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

/// Inert: in Core Text registers the fonts of several files; here it returns false.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool { false }

/// Inert: in Core Text removes the fonts of a file; here it returns false.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }
