/// The names of Apple's modules: of the available ones, and of the missing ones with the prefixes
/// of their declarations.
enum AppleModules {
  /// The modules that ported source can import.
  static let here: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Dispatch", "Swift", "XCTest", "Testing",
    "SnapshotAssertions", "os", "OSLog", "Combine", "StandIns",
  ]

  /// Returns whether ported source can import a module or a submodule, such as `os` or `os.log`.
  static func isHere(_ name: String) -> Bool {
    here.contains(name) || name.hasPrefix("os.")
  }

  /// The names from missing modules that this package's UIKit declares instead, since layout code
  /// uses them.
  static let offered: Set<String> = [
    "AVMakeRect", "objc_getAssociatedObject", "objc_setAssociatedObject",
    "objc_removeAssociatedObjects", "objc_AssociationPolicy", "CFAbsoluteTime",
    "CFAbsoluteTimeGetCurrent", "CFTimeInterval", "CFArray", "CFData", "CFError", "CFString",
    "CFURL", "CFRunLoopMode", "CFRunLoopRunInMode", "CTFontManagerRegisterGraphicsFont",
    "CTFontManagerScope", "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterFontsForURLs",
    "CTFontManagerUnregisterFontsForURL", "SymbolEffect", "SymbolEffectOptions",
  ]

  /// The types of Foundation that are in separate modules on Linux, by module.
  static let apart: [(module: String, names: Set<String>)] = [
    ("FoundationNetworking", networking),
    ("FoundationXML", ["XMLParser", "XMLParserDelegate"]),
  ]

  private static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
    "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
    "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
    "URLProtocolClient", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionUploadTask", "URLSessionWebSocketTask",
  ]

  /// The missing modules, with the prefixes of the names that they declare.
  ///
  /// If a file imports such a module but uses none of its names, only the import is removed. An
  /// empty list means that the names have no common prefixes, so that every import of the module
  /// counts as used.
  static let missing: [String: [String]] = [
    "AVFoundation": ["AV", "kAV", "CMTime", "CMSample"], "AVKit": ["AV"],
    "Accelerate": ["vDSP", "vImage", "cblas", "vv"], "AddressBook": ["AB"],
    "AdSupport": ["ASIdentifier"], "AppKit": [], "AssetsLibrary": ["AL"],
    "AudioToolbox": ["Audio", "kAudio", "kSystemSound"], "AuthenticationServices": ["AS"],
    "CloudKit": ["CK"], "Cocoa": [],
    "Contacts": ["CN"], "ContactsUI": ["CN"],
    "CoreAudio": ["Audio", "kAudio"], "CoreBluetooth": ["CB"],
    "CoreData": ["NSManaged", "NSFetch", "NSPersistent", "NSEntity", "NSMerge"],
    "CoreFoundation": ["CF", "kCF"],
    "CoreImage": ["CI", "kCI"], "CoreLocation": ["CL", "kCL"], "CoreMedia": ["CM", "kCM"],
    "CoreML": ["ML"], "CoreMotion": ["CM"], "CoreServices": ["kUT", "UTType", "LS"],
    "CoreText": ["CT", "kCT"], "CoreVideo": ["CV", "kCV"], "CryptoKit": [], "Darwin": [],
    "EventKit": ["EK"], "GLKit": ["GLK", "EAGL"], "GameplayKit": ["GK"], "HealthKit": ["HK"],
    "ImageIO": ["CGImageSource", "CGImageDestination", "kCGImage"], "LocalAuthentication": ["LA"],
    "Intents": ["IN"],
    "MapKit": ["MK"], "MediaPlayer": ["MP"], "MessageUI": ["MF"], "Metal": ["MTL"],
    "MetalKit": ["MTK"], "MobileCoreServices": ["kUT", "UTType"], "NaturalLanguage": ["NL"],
    "ObjectiveC": ["objc_", "class_", "method_", "object_", "sel_", "ivar_", "protocol_", "imp_"],
    "PassKit": ["PK"], "PDFKit": ["PDF"], "Photos": ["PH"], "PhotosUI": ["PH"],
    "SafariServices": ["SF"], "SceneKit": ["SCN"], "Security": ["Sec", "kSec"],
    "SpriteKit": ["SK"], "StoreKit": ["SK"], "SwiftData": [],
    // The beginnings of names of which code with SwiftUI contains at least one.
    "SwiftUI": [
      "Animation", "AnyView", "App", "Binding", "Environment", "Namespace", "ObservedObject",
      "PreviewDevice", "PreviewLayout", "PreviewModifier", "PreviewProvider", "Scene", "Shape",
      "State", "UIHosting", "UIViewControllerRepresentable",
      "UIViewRepresentable", "View", "ViewBuilder", "ViewModifier",
    ],
    "Symbols": ["SymbolEffect"],
    "SystemConfiguration": ["SC", "kSC"], "TVUIKit": ["TV"], "UniformTypeIdentifiers": ["UTType"],
    "UserNotifications": ["UN"], "Vision": ["VN"], "WatchKit": ["WK"], "WebKit": ["WK"],
    "iAd": ["AD"],
    "simd": ["simd", "float", "double", "matrix"],
  ]
}
