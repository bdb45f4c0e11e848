internal import Foundation

/// A type of files, by its identifier.
public struct UTType: Hashable, Sendable, Codable {
  /// See UniformTypeIdentifiers.
  public let identifier: String
  /// See UniformTypeIdentifiers.
  public init?(_ identifier: String) { self.identifier = identifier }
  private init(known identifier: String) { self.identifier = identifier }
  /// See UniformTypeIdentifiers.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  /// See UniformTypeIdentifiers.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  /// See UniformTypeIdentifiers.
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    identifier = Self.identifiers[filenameExtension.lowercased()] ?? "dyn.\(filenameExtension)"
  }
  /// See UniformTypeIdentifiers.
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    identifier = "dyn.\(mimeType)"
  }
  private static let identifiers = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "pdf": "com.adobe.pdf", "txt": "public.plain-text", "json": "public.json", "xml": "public.xml",
    "html": "public.html", "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie",
    "mp3": "public.mp3", "zip": "public.zip-archive", "csv": "public.comma-separated-values-text",
  ]
  /// See UniformTypeIdentifiers.
  public var preferredFilenameExtension: String? {
    Self.identifiers.filter { $0.value == identifier }.keys.sorted().last
  }
  /// See UniformTypeIdentifiers.
  public var preferredMIMEType: String? { nil }
  /// See UniformTypeIdentifiers.
  public var localizedDescription: String? { identifier }
  /// See UniformTypeIdentifiers.
  public func conforms(to other: UTType) -> Bool { self == other }
  /// See UniformTypeIdentifiers.
  public static let item = UTType(known: "public.item")
  /// See UniformTypeIdentifiers.
  public static let content = UTType(known: "public.content")
  /// See UniformTypeIdentifiers.
  public static let data = UTType(known: "public.data")
  /// See UniformTypeIdentifiers.
  public static let folder = UTType(known: "public.folder")
  /// See UniformTypeIdentifiers.
  public static let directory = UTType(known: "public.directory")
  /// See UniformTypeIdentifiers.
  public static let text = UTType(known: "public.text")
  /// See UniformTypeIdentifiers.
  public static let plainText = UTType(known: "public.plain-text")
  /// See UniformTypeIdentifiers.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// See UniformTypeIdentifiers.
  public static let rtf = UTType(known: "public.rtf")
  /// See UniformTypeIdentifiers.
  public static let html = UTType(known: "public.html")
  /// See UniformTypeIdentifiers.
  public static let xml = UTType(known: "public.xml")
  /// See UniformTypeIdentifiers.
  public static let json = UTType(known: "public.json")
  /// See UniformTypeIdentifiers.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// See UniformTypeIdentifiers.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// See UniformTypeIdentifiers.
  public static let url = UTType(known: "public.url")
  /// See UniformTypeIdentifiers.
  public static let fileURL = UTType(known: "public.file-url")
  /// See UniformTypeIdentifiers.
  public static let image = UTType(known: "public.image")
  /// See UniformTypeIdentifiers.
  public static let png = UTType(known: "public.png")
  /// See UniformTypeIdentifiers.
  public static let jpeg = UTType(known: "public.jpeg")
  /// See UniformTypeIdentifiers.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// See UniformTypeIdentifiers.
  public static let heic = UTType(known: "public.heic")
  /// See UniformTypeIdentifiers.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// See UniformTypeIdentifiers.
  public static let svg = UTType(known: "public.svg-image")
  /// See UniformTypeIdentifiers.
  public static let tiff = UTType(known: "public.tiff")
  /// See UniformTypeIdentifiers.
  public static let movie = UTType(known: "public.movie")
  /// See UniformTypeIdentifiers.
  public static let video = UTType(known: "public.video")
  /// See UniformTypeIdentifiers.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// See UniformTypeIdentifiers.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// See UniformTypeIdentifiers.
  public static let audio = UTType(known: "public.audio")
  /// See UniformTypeIdentifiers.
  public static let mp3 = UTType(known: "public.mp3")
  /// See UniformTypeIdentifiers.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// See UniformTypeIdentifiers.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// See UniformTypeIdentifiers.
  public static let zip = UTType(known: "public.zip-archive")
  /// See UniformTypeIdentifiers.
  public static let archive = UTType(known: "public.archive")
  /// See UniformTypeIdentifiers.
  public static let vCard = UTType(known: "public.vcard")
  /// See UniformTypeIdentifiers.
  public static let contact = UTType(known: "public.contact")
  /// See UniformTypeIdentifiers.
  public static let application = UTType(known: "com.apple.application")
  /// See UniformTypeIdentifiers.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
}

/// See MobileCoreServices.
public let kUTTypeText = "public.text"
/// See MobileCoreServices.
public let kUTTypePlainText = "public.plain-text"
/// See MobileCoreServices.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// See MobileCoreServices.
public let kUTTypeURL = "public.url"
/// See MobileCoreServices.
public let kUTTypeFileURL = "public.file-url"
/// See MobileCoreServices.
public let kUTTypeImage = "public.image"
/// See MobileCoreServices.
public let kUTTypePNG = "public.png"
/// See MobileCoreServices.
public let kUTTypeJPEG = "public.jpeg"
/// See MobileCoreServices.
public let kUTTypeGIF = "com.compuserve.gif"
/// See MobileCoreServices.
public let kUTTypeMovie = "public.movie"
/// See MobileCoreServices.
public let kUTTypeVideo = "public.video"
/// See MobileCoreServices.
public let kUTTypeAudio = "public.audio"
/// See MobileCoreServices.
public let kUTTypePDF = "com.adobe.pdf"
/// See MobileCoreServices.
public let kUTTypeData = "public.data"
/// See MobileCoreServices.
public let kUTTypeContent = "public.content"
/// See MobileCoreServices.
public let kUTTypeItem = "public.item"
/// See MobileCoreServices.
public let kUTTypeFolder = "public.folder"
/// See MobileCoreServices.
public let kUTTypeHTML = "public.html"
/// See MobileCoreServices.
public let kUTTypePropertyList = "com.apple.property-list"
/// See MobileCoreServices.
public let kUTTypeZipArchive = "public.zip-archive"
/// See MobileCoreServices.
public let kUTTypeVCard = "public.vcard"
