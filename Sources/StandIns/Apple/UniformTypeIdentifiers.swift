// Mirrors UniformTypeIdentifiers, and the constants of MobileCoreServices. There is no hierarchy of
// types: each conforms only to itself.
internal import Foundation

/// A type of data, named by an identifier such as `public.png`.
public struct UTType: Hashable, Sendable, Codable {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  private init(known identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    identifier = Self.identifiers[filenameExtension.lowercased()] ?? "dyn.\(filenameExtension)"
  }
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    identifier = "dyn.\(mimeType)"
  }
  private static let identifiers = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "pdf": "com.adobe.pdf", "txt": "public.plain-text", "json": "public.json", "xml": "public.xml",
    "html": "public.html", "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie",
    "mp3": "public.mp3", "zip": "public.zip-archive", "csv": "public.comma-separated-values-text",
  ]
  public var preferredFilenameExtension: String? {
    Self.identifiers.filter { $0.value == identifier }.keys.sorted().last
  }
  public var preferredMIMEType: String? { nil }
  public var localizedDescription: String? { identifier }
  /// Returns whether both types are equal, as there is no hierarchy of types.
  public func conforms(to other: UTType) -> Bool { self == other }
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let folder = UTType(known: "public.folder")
  public static let directory = UTType(known: "public.directory")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let tiff = UTType(known: "public.tiff")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let zip = UTType(known: "public.zip-archive")
  public static let archive = UTType(known: "public.archive")
  public static let vCard = UTType(known: "public.vcard")
  public static let contact = UTType(known: "public.contact")
  public static let application = UTType(known: "com.apple.application")
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
}

public let kUTTypeText = "public.text"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
public let kUTTypeURL = "public.url"
public let kUTTypeFileURL = "public.file-url"
public let kUTTypeImage = "public.image"
public let kUTTypePNG = "public.png"
public let kUTTypeJPEG = "public.jpeg"
public let kUTTypeGIF = "com.compuserve.gif"
public let kUTTypeMovie = "public.movie"
public let kUTTypeVideo = "public.video"
public let kUTTypeAudio = "public.audio"
public let kUTTypePDF = "com.adobe.pdf"
public let kUTTypeData = "public.data"
public let kUTTypeContent = "public.content"
public let kUTTypeItem = "public.item"
public let kUTTypeFolder = "public.folder"
public let kUTTypeHTML = "public.html"
public let kUTTypePropertyList = "com.apple.property-list"
public let kUTTypeZipArchive = "public.zip-archive"
public let kUTTypeVCard = "public.vcard"
