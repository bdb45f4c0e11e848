// Mirrors UINib (iOS 17). Missing: compiled nibs.
import Basics
public import Foundation
import InterfaceBuilder

/// A nib, whose objects are made each time that it is instantiated.
///
/// The nib is the document itself, a `.xib` file in the bundle. As on iOS, registering a nib does
/// not read its file. The file is read when the first view is needed; if it is missing, the program
/// terminates then.
///
/// Differs from UIKit, which reads the compiled form, `.nib`.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The origin of a nib's objects.
  private enum Source {
    case name(String)
    case objects([InterfaceObject], NibFile)
  }

  private let source: Source
  private let bundle: Bundle
  /// The module that made the nib, in which custom classes are searched for.
  private let caller: String?
  private var file: NibFile?

  /// Makes a nib from its name in a bundle; nil means the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?, fileID: StaticString = #fileID) {
    source = .name(name)
    bundle = bundleOrNil ?? .main
    caller = Self.module(of: fileID)
    super.init()
  }

  /// Makes a nib from the bytes of a document.
  ///
  /// A document that cannot be read terminates the program.
  ///
  /// Differs from UIKit, where the bytes are those of a compiled nib.
  public init(data: Data, bundle bundleOrNil: Bundle?, fileID: StaticString = #fileID) {
    let file = NibFile(name: "data.xib", document: NibFiles.document(data, name: "data.xib"))
    source = .objects(file.document.objects, file)
    bundle = bundleOrNil ?? .main
    caller = Self.module(of: fileID)
    super.init()
  }

  /// Makes a nib of a part of a document, such as a prototype cell of a storyboard.
  init(_ objects: [InterfaceObject], of file: NibFile, bundle: Bundle, caller: String? = nil) {
    source = .objects(objects, file)
    (self.bundle, self.caller) = (bundle, caller)
    super.init()
  }

  /// Makes the nib's objects, connects them, and returns those at its top level, in the order of
  /// the document (fact IB129).
  ///
  /// The given owner replaces the placeholder File's Owner; external objects replace the
  /// placeholders that have their names.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let (objects, file) = content
    let loading = NibLoading(file, in: bundle, owner: ownerOrNil, caller: caller)
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    for placeholder in objects where placeholder.element == "placeholder" {
      let name = placeholder.properties["placeholderIdentifier"]?.text ?? ""
      let object = name == "IBFilesOwner" ? ownerOrNil : external[name]
      if let object = object as? NSObject { loading.note(object, as: placeholder, awakes: false) }
    }
    let made = loading.load(objects)
    // On iOS an autorelease pool retains the array until the end of the run loop's iteration, so a
    // view in a weak outlet of the owner exists until the owner adds it to a superview. Cells of a
    // table have no owner, so their array is not retained.
    if ownerOrNil != nil { LaterCalls.add { withExtendedLifetime(made) {} } }
    return made
  }

  /// The descriptions of the nib's objects, and the document that contains them.
  private var content: ([InterfaceObject], NibFile) {
    switch source {
    case .objects(let objects, let file): return (objects, file)
    case .name(let name):
      let file = file ?? find(name)
      self.file = file
      return (file.document.objects, file)
    }
  }

  private func find(_ name: String) -> NibFile {
    if let file = NibFiles.file(named: name, kind: .nib, in: bundle) { return file }
    let nearest = NearestName.of(name, in: NibFiles.names(kind: .nib, in: bundle))
    UIKitLog.raise(
      """
      there is no \(name).xib in the bundle\(nearest.map { "; did you mean \($0).xib?" } ?? "")
      Could not load NIB in bundle: '\(bundle)' with name '\(name)'
      """)
  }

  /// Returns the module of a source file from its `#fileID`.
  static func module(of fileID: StaticString) -> String? {
    "\(fileID)".split(separator: "/").first.map(String.init)
  }

  /// A key of the options with which a nib is instantiated.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects that replace the nib's placeholders, by the placeholders' names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes the objects of a nib of the bundle, and returns those at its top level.
  ///
  /// If the bundle has no such nib, the program terminates with UIKit's message.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil,
    fileID: StaticString = #fileID
  ) -> [Any]? {
    UINib(nibName: name, bundle: self, fileID: fileID)
      .instantiate(withOwner: owner, options: options)
  }
}
