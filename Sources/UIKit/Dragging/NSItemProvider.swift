// Mirrors NSItemProvider (iOS 17). Missing: coordinated files, previews.
public import Foundation

/// An object that can be put into an item provider, such as a string or an image.
public protocol NSItemProviderWriting: AnyObject {
  /// The uniform type identifiers of the object's representations, the most faithful first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that can be loaded from an item provider.
public protocol NSItemProviderReading: AnyObject {
  /// The uniform type identifiers from which the object can be made.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// The objects and data of a dragged item, each with its uniform type identifier.
///
/// Nothing is transferred between processes: loading an object returns the one that was registered.
///
/// Differs from UIKit: completions are called before the method returns. On iOS `NSItemProvider` is
/// a class of Foundation.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The errors with which loading an object or data can fail.
  public enum LoadError: Error, Sendable {
    /// No object or data of the type is registered.
    case itemUnavailable
  }

  private var items: [(type: String, item: Any)] = []
  private var loaders: [String: (@escaping (Data?, (any Error)?) -> Void) -> Progress?] = [:]

  /// The name of the item, for example of its file.
  open var suggestedName: String?
  /// The uniform type identifiers of the registered objects and data, in the order of registration.
  open var registeredTypeIdentifiers: [String] { items.map(\.type) }

  /// Makes an empty provider.
  public override init() { super.init() }
  /// Makes a provider of an object, registered under all of its types.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }
  /// Makes a provider of an item with a uniform type identifier; empty if either is nil.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    if let item, let typeIdentifier { items.append((typeIdentifier, item)) }
  }
  /// Makes a provider of a file's contents, with the type `public.data`; nil if the file cannot be
  /// read.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(item: data, typeIdentifier: "public.data")
    suggestedName = url.lastPathComponent
  }

  /// Registers an object under all of its types.
  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    for name in type(of: object).writableTypeIdentifiersForItemProvider {
      items.append((name, object))
    }
  }
  /// Registers a closure that returns data of a type when they are loaded.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    items.append((typeIdentifier, typeIdentifier))
    loaders[typeIdentifier] = loadHandler
  }

  /// Returns whether an object or data are registered under exactly this type identifier.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    items.contains { $0.type == typeIdentifier }
  }
  /// Returns whether an object of exactly this class is registered.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(of: aClass) != nil
  }
  /// Calls the closure with the first registered object of exactly this class, or with an error if
  /// there is none.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = object(of: aClass)
    completionHandler(found, found == nil ? LoadError.itemUnavailable : nil)
    return Progress(totalUnitCount: 1)
  }
  /// Returns whether a value of a Swift type, such as `String`, can be loaded.
  public func canLoadObject<Value>(ofClass type: Value.Type) -> Bool {
    value(of: type) != nil
  }
  /// Loads a value of a Swift type, such as `String`, and calls the closure with the value or an
  /// error.
  @discardableResult public func loadObject<Value>(
    ofClass type: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    let found = value(of: type)
    completionHandler(found, found == nil ? LoadError.itemUnavailable : nil)
    return Progress(totalUnitCount: 1)
  }
  /// Loads the item registered for a uniform type identifier, and calls the closure with the item
  /// or an error.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let found = items.first { $0.type == typeIdentifier }?.item
    completionHandler?(found, found == nil ? LoadError.itemUnavailable : nil)
  }
  /// Loads the data registered for a uniform type identifier, or a registered string in UTF-8, and
  /// calls the closure with the data or an error.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    if let loader = loaders[typeIdentifier] {
      return loader(completionHandler) ?? Progress(totalUnitCount: 1)
    }
    let item = items.first { $0.type == typeIdentifier }?.item
    let data = item as? Data ?? (item as? NSString).map { Data(($0 as String).utf8) }
    completionHandler(data, data == nil ? LoadError.itemUnavailable : nil)
    return Progress(totalUnitCount: 1)
  }
  /// Calls the closure with an error, because no files are written; in UIKit it loads the data of a
  /// type as a temporary file.
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, LoadError.itemUnavailable)
    return Progress(totalUnitCount: 1)
  }

  private func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    items.compactMap { $0.item as? any NSItemProviderReading }.first { type(of: $0) == aClass }
  }
  private func value<Value>(of type: Value.Type) -> Value? {
    for (_, item) in items {
      if let string = item as? NSString, let value = (string as String) as? Value { return value }
      if let url = item as? NSURL, let value = (url as URL) as? Value { return value }
      if let value = item as? Value { return value }
    }
    return nil
  }
}

/// The apps and processes that may load a representation of the item; here the value is ignored.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The uniform type identifier of plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
  /// The uniform type identifier of plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The uniform type identifier of URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The uniform type identifier of URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The uniform type identifier of PNG images.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// The uniform type identifier of PNG images.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// The uniform type identifier of colours.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// The uniform type identifier of colours.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}
